/** An answer that says no, in words for the one who asked. Whatever else is thrown is a fault of ours. */
export class Refusal extends Error {
  readonly status: number
  /** Seconds after which it makes sense to ask again. */
  readonly after: number | undefined

  constructor(status: number, error: string, after?: number) {
    super(error)
    this.status = status
    this.after = after
  }
}

export const notFound = (what: string): Refusal => new Refusal(404, `There is no ${what} here.`)
export const forbidden = (because: string): Refusal => new Refusal(403, because)
export const conflict = (because: string): Refusal => new Refusal(409, because)
export const tooOften = (milliseconds: number): Refusal => {
  const seconds = Math.ceil(milliseconds / 1000)
  return new Refusal(429, `That was too often: try again in ${seconds} s.`, seconds)
}
export const badRequest = (because: string): Refusal => new Refusal(400, because)
