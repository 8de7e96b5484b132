/** Plays five games at random, by hand-written code that knows one small game and nothing else. */
export default function bareLoop(): { readonly decisions: number; readonly games: number }
