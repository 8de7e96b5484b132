import type { Label } from './drawing.ts'

export type Face = Pick<Label, 'font' | 'weight' | 'italic'>

/** Advance widths of the letters from space to `~`, in thousandths of the size, as the fonts have them. */
const WIDTHS = {
  roman:
    '187 285 308 510 462 689 708 176 282 281 437 506 282 368 291 329 519 349 479 423 461 429 464 423 483 459 238 238 491 506 491 364 845 603 611 621 699 593 521 661 751 363 329 641 517 844 723 684 562 689 625 534 556 670 616 946 667 564 573 312 329 312 499 456 398 474 510 427 537 454 335 505 538 287 260 506 253 835 554 506 532 516 396 405 331 543 455 720 484 454 459 314 356 314 506',
  bold: '174 285 320 525 466 710 718 176 290 290 415 506 269 355 275 329 503 358 483 430 470 427 467 427 480 463 238 238 472 506 472 369 861 625 627 616 694 596 531 654 747 365 332 657 530 841 728 675 576 680 641 539 567 657 624 962 681 594 580 317 329 317 490 453 398 483 513 431 537 462 341 510 543 292 273 517 263 838 562 516 537 517 411 408 332 546 466 737 496 464 458 321 336 321 506',
  italic:
    '161 274 305 493 441 666 569 176 298 302 418 487 229 312 289 317 498 345 461 407 440 412 442 408 464 442 229 229 470 487 470 351 815 577 586 598 672 571 500 636 722 349 316 616 497 812 695 659 541 663 600 513 534 645 592 909 640 540 551 301 317 301 479 438 383 474 467 354 476 373 271 455 497 272 256 457 258 748 506 422 487 455 360 352 294 497 433 659 470 446 409 303 340 303 487',
  number:
    '200 261 274 599 426 776 564 137 254 254 361 440 189 320 202 363 447 266 415 418 440 420 420 381 429 414 234 207 440 440 440 394 759 436 456 452 469 432 410 457 475 220 435 466 407 530 501 462 451 450 453 426 439 477 457 646 449 442 401 318 363 318 406 392 194 425 431 413 431 417 285 423 432 212 206 421 191 657 432 424 435 435 304 387 275 432 399 575 398 387 365 298 159 298 471',
}

const FIRST = 32
/** Of letters that the table does not know. */
const USUAL = 0.55

const TABLES = {
  roman: shares(WIDTHS.roman),
  bold: shares(WIDTHS.bold),
  italic: shares(WIDTHS.italic),
  number: shares(WIDTHS.number),
}

/** How far each letter moves the pen, as a share of the size. */
export function advances(text: string, face: Face): number[] {
  const table = tableOf(face)
  return [...text].map((letter) => table[letter.charCodeAt(0) - FIRST] ?? USUAL)
}

/** How wide a line of text is; what is spaced is spaced between its letters. */
export function textWidth(text: string, face: Face, size: number, spacing = 0): number {
  const table = tableOf(face)
  let sum = 0
  for (let n = 0; n < text.length; n++) sum += table[text.charCodeAt(n) - FIRST] ?? USUAL
  return sum * size + Math.max(0, text.length - 1) * spacing
}

/** How far a text reaches over and under its baseline, as shares of its size. */
export function heights(text: string, { font, italic }: Face): { readonly over: number; readonly under: number } {
  const reaches = font === 'number' ? REACHES.number : italic ? REACHES.italic : REACHES.roman
  let [over, under] = [0.3, 0.02]
  for (let n = 0; n < text.length; n++) {
    const reach = reaches.get(text.charCodeAt(n))
    over = Math.max(over, reach?.over ?? 0.75)
    under = Math.max(under, reach?.under ?? 0.02)
  }
  return { over, under }
}

const REACHES = {
  roman: reachesOf(
    [
      ['bdfhklß', 0.74],
      ['ij', 0.72],
      ['ABCDEFGHIJKLMNOPQRSTUVWXYZ()', 0.65],
      ['0123456789', 0.6],
      ['t', 0.55],
      ['acegmnopqrsuvwxyz', 0.5],
      [" .,-'/", 0.3],
    ],
    [
      ['gjpqyQ', 0.24],
      ['J(),;', 0.16],
      ['34579', 0.1],
    ],
  ),
  italic: reachesOf(
    [
      ['bdfhklß', 0.74],
      ['ij', 0.72],
      ['ABCDEFGHIJKLMNOPQRSTUVWXYZ()', 0.65],
      ['t0123456789', 0.61],
      ['acegmnopqrsuvwxyz', 0.5],
      [" .,-'/", 0.3],
    ],
    [
      ['fgjpqyQß', 0.24],
      ['J(),;', 0.16],
      ['34579', 0.1],
    ],
  ),
  number: reachesOf(
    [
      ['0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 0.71],
      [' .,-', 0.3],
    ],
    [['Q', 0.11]],
  ),
}

type Reaches = ReadonlyMap<number, { readonly over: number; readonly under: number }>

function reachesOf(
  over: readonly (readonly [string, number])[],
  under: readonly (readonly [string, number])[],
): Reaches {
  const down = new Map(under.flatMap(([letters, reach]) => [...letters].map((letter) => [letter, reach] as const)))
  return new Map(
    over.flatMap(([letters, reach]) =>
      [...letters].map((letter) => [letter.charCodeAt(0), { over: reach, under: down.get(letter) ?? 0.02 }] as const),
    ),
  )
}

const tableOf = ({ font, weight, italic }: Face): Float64Array =>
  font === 'number' ? TABLES.number : italic ? TABLES.italic : weight === 700 ? TABLES.bold : TABLES.roman

function shares(widths: string): Float64Array {
  return Float64Array.from(widths.split(' '), (width) => Number(width) / 1000)
}
