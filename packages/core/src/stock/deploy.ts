import type { Choices } from '../choice.ts'
import { LEGAL, type Rule, type Why } from '../explain.ts'
import type { Setting, Side } from '../game/game.ts'
import type { Expansion, Play, Step, Words } from '../game/step.ts'
import type { Place, Unit } from '../pieces.ts'
import type { PositionCore } from '../state/layout.ts'
import { askWhere } from './where.ts'
import type { StockWords } from './words.ts'

interface Deployed extends PositionCore<Setting> {
  readonly units: { readonly place: Uint16Array }
  /** `memory('site', ...)`: the unit that is being placed. */
  readonly site: { unit: number }
}

/** What a game says about its set-up. */
export interface Deployment<S, W extends Words> {
  readonly rule: Rule
  readonly prompt: string
  readonly siteRule: Rule
  readonly sitePrompt: string
  asks(s: S): Side
  /** Whether a unit is among those that are set up now. */
  isOurs(s: S, unit: Unit): boolean
  /** Where a unit may stand. */
  siteBarred(s: S, unit: Unit, where: Place, why: Why): Rule
  /** Exactly those places, in ascending order. */
  offerSites(s: S, unit: Unit, out: Choices): void
  place(s: S, unit: Unit, where: Place, play: Play<StockWords<W>>): void
  lift(s: S, unit: Unit, play: Play<StockWords<W>>): void
  /** What is still missing. */
  doneBarred(s: S, why: Why): Rule
  done?(s: S): void
  readonly complete: Filling<S>
  readonly prepared: Filling<S>
  /** Where the order of placing is a rule: units with a lower rank come first. */
  rank?(s: S, unit: Unit): number
}

/** Puts units where they should stand; what it works out is played unit by unit. */
export interface Filling<S> {
  readonly says: string
  readonly formerly?: string
  fill(s: S): void
}

/**
 * Set-up: units are placed and lifted freely, the rest or all of them can be placed by the host, and it ends when nothing is
 * missing.
 */
export function deployment<S extends Deployed, W extends Words>(
  of: Deployment<S, W>,
): { deploy: Step<S, StockWords<W, 'site'>>; site: Step<S, StockWords<W>> } {
  const { rule, asks } = of
  const isPlaced = (s: S, unit: Unit): boolean => s.units.place[unit] !== 0
  const offerOurs = (s: S, out: Choices, isWanted: (s: S, unit: Unit) => boolean): void => {
    for (let unit = 1; unit < s.units.place.length; unit++) if (of.isOurs(s, unit) && isWanted(s, unit)) out.add(unit)
  }
  const isWaiting = (s: S, unit: Unit): boolean => !isPlaced(s, unit)
  const isAllPlaced = (s: S): boolean =>
    !s.units.place.some((where, unit) => unit > 0 && where === 0 && of.isOurs(s, unit))
  const filling = ({ says, formerly, fill }: Filling<S>): Expansion<S> => ({
    says,
    ...(formerly === undefined ? {} : { formerly }),
    expands(s) {
      const before = s.units.place.slice()
      fill(s)
      return placings(s, before, of)
    },
  })
  const deploy: Step<S, StockWords<W, 'site'>> = {
    rule,
    prompt: of.prompt,
    asks,
    verbs: {
      place: {
        a: 'unit',
        says: 'Place {unit}',
        next: 'at',
        isExact: true,
        offers: (s, out) => offerOurs(s, out, isWaiting),
        bars(s, unit, why) {
          if (!of.isOurs(s, unit)) return why.no(rule, '{unit} is not among the units to set up', unit)
          return isPlaced(s, unit) ? why.no(rule, '{unit} is placed already', unit) : LEGAL
        },
        takes(s, unit, play) {
          play.enter('site')
          s.site.unit = unit
        },
      },
      lift: {
        a: 'unit',
        says: 'Take {unit} back',
        formerly: 'take',
        isExact: true,
        offers: (s, out) => offerOurs(s, out, isPlaced),
        bars: (s, unit, why) =>
          of.isOurs(s, unit) && isPlaced(s, unit) ? LEGAL : why.no(rule, '{unit} is not placed', unit),
        takes: of.lift,
      },
      complete: {
        ...filling(of.complete),
        bars: (s, _, why) => (isAllPlaced(s) ? why.no(rule, 'all units are placed') : LEGAL),
      },
      prepared: filling(of.prepared),
      done: {
        says: 'End the set-up',
        bars: (s, _, why) => of.doneBarred(s, why),
        takes(s, _, play) {
          of.done?.(s)
          play.leave()
        },
      },
    },
  }
  const site = askWhere<S, W>({
    rule: of.siteRule,
    prompt: of.sitePrompt,
    asks,
    unit: (s) => s.site.unit,
    says: 'In {place}',
    offers: of.offerSites,
    bars: of.siteBarred,
    takes: of.place,
    others: { back: { says: 'Not now', takes: (_s, _, play) => play.leave() } },
  })
  return { deploy, site }
}

/** The answers that lead from where units stood to where they stand: first they are lifted, then placed. */
function placings<S extends Deployed, W extends Words>(
  s: S,
  before: Uint16Array,
  { isOurs, rank = () => 0 }: Deployment<S, W>,
): string[] {
  const { unit: units, place: places } = s.setting.kinds
  const after = s.units.place
  const moved = Array.from(after.keys()).filter((unit) => unit > 0 && isOurs(s, unit) && after[unit] !== before[unit])
  const lifted = moved.filter((unit) => before[unit] !== 0)
  const placed = moved.filter((unit) => after[unit] !== 0)
  placed.sort((a, b) => rank(s, a) - rank(s, b) || a - b)
  return [
    ...lifted.map((unit) => `lift ${units!.write(unit)}`),
    ...placed.map((unit) => `place ${units!.write(unit)} ${places!.write(after[unit]!)}`),
  ]
}
