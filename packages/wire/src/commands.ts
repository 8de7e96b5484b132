import {
  either,
  isObject,
  list,
  literal,
  maybe,
  object,
  type Shape,
  type TypeOf,
  textUpTo,
  wholeFrom,
} from '@hexfront/core'
import { LIMITS } from './limits.ts'

/** The code of a game, as it stands in its address. */
export const CODE = textUpTo(16, { of: /^[a-z0-9]{6,16}$/, what: 'the code of a game' })
/** Made by the client, new for each command: whoever sends a command again says the same key, and it is carried out once. */
export const KEY = textUpTo(32, { of: /^[\w-]{8,32}$/, what: 'a key' })
/** The number of the last frame that the sender has seen: what was decided on an older view is refused as stale. */
export const AT = wholeFrom(0, 10_000_000)
export const MARK = textUpTo(16, { of: /^[0-9a-f]{16}$/, what: 'a mark' })
const LINE = textUpTo(400)
const WORD = textUpTo(100)

const KEYED = { game: CODE, key: KEY }
const DECIDED = { ...KEYED, at: AT }

/** Follow a game. `since` and `mark` are what the client has: frames come from there if the mark fits, else the whole view. */
export const WATCH = object({ t: literal('watch'), game: CODE, since: maybe(AT), mark: maybe(MARK) })
export const LEAVE = object({ t: literal('leave'), game: CODE })

export const OFFERS = ['draw', 'takeBack', 'pause', 'resume', 'time', 'unrated', 'newRules'] as const
/** What players have to agree on. */
export type OfferKind = (typeof OFFERS)[number]

/** Commands about a game, each by the name it travels under. */
export const COMMANDS = {
  /** Answers in text, one after the other, all or none. */
  do: object({ t: literal('do'), ...DECIDED, say: list(LINE, LIMITS.answers) }),
  /** Takes back the last choice of one's own, or the phase, as far as nothing stands before it. */
  undo: object({ t: literal('undo'), ...DECIDED, what: literal('choice', 'phase') }),
  /** An answer given beforehand. */
  stand: object({
    t: literal('stand'),
    ...DECIDED,
    step: WORD,
    say: LINE,
    until: either('"phase", "turn" or a step to be left', literal('phase', 'turn'), object({ left: WORD })),
    endsAbout: maybe(list(WORD, LIMITS.answers)),
    asksFor: maybe(list(WORD, LIMITS.answers)),
  }),
  /** One wants to be asked again. */
  withdraw: object({ t: literal('withdraw'), ...DECIDED }),
  /** `back`: how many frames a take-back would go back, as the one who offers counts them. */
  offer: object({ t: literal('offer'), ...DECIDED, what: literal(...OFFERS), back: maybe(AT) }),
  accept: object({ t: literal('accept'), ...KEYED, offer: AT }),
  decline: object({ t: literal('decline'), ...KEYED, offer: AT }),
  resign: object({ t: literal('resign'), ...KEYED }),
  /** The other side is out of time, or gone from a live game: the win, or the end without a result. */
  claim: object({ t: literal('claim'), ...KEYED, what: literal('win', 'unrated') }),
  chat: object({ t: literal('chat'), ...KEYED, room: literal('players', 'spectators'), text: textUpTo(LIMITS.chat) }),
} as const

export type CommandKind = keyof typeof COMMANDS
export type CommandOf<K extends CommandKind> = TypeOf<(typeof COMMANDS)[K]>
export type Command = { [K in CommandKind]: CommandOf<K> }[CommandKind]
export type Watch = TypeOf<typeof WATCH>
export type Leave = TypeOf<typeof LEAVE>
/** Whatever a client may send over the socket. */
export type Message = Watch | Leave | Command

/** A command of any kind, told apart by its name. */
export const COMMAND: Shape<Command> = oneOf<Command>(COMMANDS)
/** Whatever a client may send over the socket, told apart by its name. */
export const MESSAGE: Shape<Message> = oneOf<Message>({ watch: WATCH, leave: LEAVE, ...COMMANDS })

function oneOf<T>(shapes: Readonly<Record<string, Shape<T>>>): Shape<T> {
  const names = literal(...Object.keys(shapes))
  return {
    schema: { anyOf: Object.values(shapes).map(({ schema }) => schema) },
    check(value, path, problems) {
      if (!isObject(value)) return object({}).check(value, path, problems) && undefined
      const name = names.check(value['t'], path === '' ? 't' : `${path}.t`, problems)
      return name === undefined ? undefined : shapes[name]?.check(value, path, problems)
    },
  }
}
