import { isObject } from '../shape.ts'

/** Says where `actual` lacks what `expected` states; what is not stated is not compared. */
export function mismatches(expected: unknown, actual: unknown, path: string): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return [differ(path, expected, actual)]
    return expected.flatMap((item, at) => mismatches(item, actual[at], `${path}[${at}]`))
  }
  if (isObject(expected)) {
    if (actual !== undefined && !isObject(actual)) return [differ(path, expected, actual)]
    return Object.entries(expected).flatMap(([name, value]) => mismatches(value, actual?.[name], `${path}.${name}`))
  }
  // A unit's row is often stated by its place alone.
  if (isObject(actual)) return mismatches(expected, actual['place'], path)
  const isAbsent = actual === undefined || actual === 0 || actual === false || actual === null
  const isNone = expected === null || expected === 0 || expected === false || expected === ''
  if (expected === actual || (isNone && isAbsent)) return []
  return [differ(path, expected, actual)]
}

const differ = (path: string, expected: unknown, actual: unknown): string =>
  `${path}: ${JSON.stringify(expected)} was expected, it is ${JSON.stringify(actual) ?? 'nothing'}`
