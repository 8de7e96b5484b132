/** What a server takes from a stranger, and what a client may count on. */
export const LIMITS = {
  /** Bytes of a message on the socket, and of a body but for imports. */
  message: 4096,
  /** Answers in one command. */
  answers: 32,
  /** Letters of a chat line, of a name, of a seed. */
  chat: 500,
  name: 24,
  seed: 128,
  /** Commands a second of one account, and how many may come at once. */
  commandsPerSecond: 20,
  commandsAtOnce: 60,
  /** Bytes that may wait for a slow reader before his socket is closed; the greatest view has 200,000. */
  unsent: 524_288,
  /** Frames that are sent again to one who was away; beyond that he gets the whole view. */
  framesAgain: 200,
  /** Seconds between two signs of life. */
  pulse: 25,
  /** Days of vacation in a year. */
  vacation: 30,
} as const
