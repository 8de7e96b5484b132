import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitmentTo, fairDice, Listing, Match, randomPolicy, seededDice, writeRecord } from '@hexfront/core'
import { REGISTERED } from '@hexfront/games'
import { drill } from '@hexfront/games/drill'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from './index.ts'
import { hexfront } from './said.fixture.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hexfront-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const script = (more: object): string => JSON.stringify({ game: 'drill', scenario: 'meeting', ...more })

describe('hexfront', () => {
  const COMMANDS = [
    'check',
    'fuzz',
    'replay',
    'verify',
    'simulate',
    'compare',
    'worker',
    'overlay',
    'tournament',
    'tune',
    'analyse',
  ]

  it('tells what there is when it is told nothing, and what its exit codes mean', async () => {
    const { code, out, err } = await hexfront()
    expect([code, err]).toEqual([0, ''])
    for (const command of [...COMMANDS, 'where', 'map', 'atlas', 'help'])
      expect(out).toMatch(new RegExp(`^  ${command} `, 'm'))
    expect(out).toContain('Exit codes: 0 all is well, 1 a check failed')
    expect((await hexfront('--help')).out).toBe(out)
    expect((await hexfront('help')).out).toBe(out)
  })

  it.each([...COMMANDS, 'where', 'map', 'atlas', 'help'])(
    '%s has one help text with examples of it',
    async (command) => {
      const { code, out, err } = await hexfront('help', command)
      expect([code, err]).toEqual([0, ''])
      expect(out).toMatch(/\nExamples:\n( {2}\$ hexfront .*\n){1,3}$/)
      expect(out).toContain(`  $ hexfront ${command}`)
      expect((await hexfront(command, '--help')).out).toBe(out)
    },
  )

  it('has its help texts in the docs', async () => {
    const names = /^ {2}(\w+) /gm
    const { out } = await hexfront('help')
    const commands = [...out.matchAll(names)].map(([, name]) => name!)
    const texts = await Promise.all(
      commands.map(async (name) => `## ${name}\n\n${block((await hexfront('help', name)).out)}`),
    )
    const page = [
      '# The command line',
      'What `npx hexfront help` says, command by command. This page is written by a test (`vitest -u`).',
      block(out),
      ...texts,
    ]
    await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot('../../../docs/commands.md')
  })

  const block = (text: string): string => `\`\`\`\n${text.trimEnd()}\n\`\`\``

  it.each([
    [['simulat'], "unknown command 'simulat'\n(Did you mean simulate?)"],
    [['help', 'simulat'], 'there is no command "simulat" (there are check'],
    [['simulate', 'dagc73', '--game', '3'], "unknown option '--game'\n(Did you mean --games?)"],
    [['simulate', 'dagc37'], 'drill). Did you mean dagc73?'],
    [['simulate', 'dagc73', '--scenario', 'maximun'], 'Did you mean maximum?'],
    [['simulate', 'dagc73', '--players', 'vetran,regular'], 'Did you mean veteran?'],
    [['simulate', 'pes', '--option', 'endOfJuly=eiter'], 'Did you mean either?'],
    [['simulate', 'pes', '--option', 'endofJune=both'], 'Did you mean endOfJuly?'],
    [['simulate', 'pes', '--overlay', 'nowhere.json'], 'nowhere.json: there is no such file'],
    [['overlay', 'damso', '--template'], 'Did you mean damos?'],
    [['where', 'dagc09', 'Minks'], 'Did you mean Minsk?'],
    [['map', 'pes', '--out', 'm.svg', '--theme', 'drak'], 'Did you mean dark?'],
    [['map', 'pes', '--out', 'm.svg', '--show', 'germny'], 'Did you mean germany?'],
    [['analyse', 'docs/nowhere.json'], 'docs/nowhere.json: there is no such file'],
    [['fuzz'], "missing required argument 'game'"],
  ])('%j is a misuse, with a near name where there is one', async (words, reason) => {
    const { code, out, err } = await hexfront(...words)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(reason)
  })

  it('gives a pipe results and nothing else, and its exit code to the shell', () => {
    const main = join(import.meta.dirname, 'main.ts')
    const run = (...words: readonly string[]) => spawnSync(process.execPath, [main, ...words], { encoding: 'utf8' })
    const played = run('simulate', 'drill', '--players', 'random,random', '--games', '2', '--workers', '1')
    expect([played.status, played.stderr]).toEqual([0, ''])
    expect(played.stdout).toMatch(/^drill meeting, random against random, 2 games: /)
    expect(run('simulate', 'drll')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('drill?') })
  })

  it('ends without a word where its reader has left', async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'help'])
    child.stdout.destroy()
    let said = ''
    child.stderr.on('data', (text) => {
      said += text
    })
    const [code] = await once(child, 'close')
    expect([code, said]).toEqual([0, ''])
  })

  it('names nobody where nothing is near', async () => {
    expect((await hexfront('simulate', 'chess')).err).not.toContain('Did you mean')
  })
})

describe('hexfront check', () => {
  it('prints what came of a script as JSON', async () => {
    const path = file('good.json', script({ dice: [2], play: ['roll', { ask: 'decision', expect: { side: 'blue' } }] }))
    const { code, out } = await hexfront('check', path)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ game: 'drill', failures: [], steps: [{ say: 'roll', dice: ['d6:2'] }, {}] })
  })

  it('exits 1 and says which expectation did not hold', async () => {
    const path = file('bad.json', script({ dice: [6], play: ['roll'], expect: { mud: false } }))
    const { code, err } = await hexfront('check', path)
    expect(code).toBe(1)
    expect(err).toContain('bad.json: expect.mud: false was expected, it is true')
    expect(err).toContain('0 of 1 scripts hold')
  })

  it('goes on after a file that is not JSON', async () => {
    const broken = file('broken.json', '{\n "game": \n')
    const good = file('fine.json', script({}))
    const { code, err } = await hexfront('check', broken, good)
    expect(code).toBe(1)
    expect(err).toMatch(/broken\.json:\d+: this is not JSON/)
    expect(err).toContain('1 of 2 scripts hold')
  })

  it('prints all of them as one document if asked', async () => {
    const good = file('one.json', script({}))
    const bad = file('two.json', script({ expect: { mud: true } }))
    const broken = file('three.json', '{')
    const { code, out } = await hexfront('check', '--json', good, bad, broken)
    expect(code).toBe(1)
    const { scripts, held, results } = JSON.parse(out)
    expect([scripts, held]).toEqual([3, 1])
    expect(results).toMatchObject([{ failures: [] }, { failures: [expect.any(String)] }, { error: expect.any(String) }])
  })

  it('says that a file does not exist', async () => {
    const { code, err } = await hexfront('check', join(folder, 'nowhere.json'))
    expect(code).toBe(2)
    expect(err).toContain('nowhere.json: there is no such file')
  })
})

describe('hexfront fuzz', () => {
  it('plays games and reports them', async () => {
    const { code, out } = await hexfront('fuzz', 'drill', '--games', '3', '--seed', 'cli')
    expect(code).toBe(0)
    expect(out).toMatch(/drill meeting: 3 games, \d+ choices/)
    expect(out).toContain('3 passed, 0 failed')
  })

  it('plays the same games on any number of threads', async () => {
    const played = async (workers: string): Promise<string> => {
      const { out } = await hexfront('fuzz', 'drill', '--games', '12', '--workers', workers, '--json')
      return JSON.stringify(JSON.parse(out), (key, value) => (key === 'slowest' ? null : value))
    }
    expect(await played('2')).toBe(await played('1'))
  })

  it('says it as data', async () => {
    const failures = join(folder, 'as-data')
    const { code, out, err } = await hexfront(
      'fuzz',
      'drill',
      '--games',
      '1',
      '--limit',
      '5',
      '--out',
      failures,
      '--json',
    )
    expect([code, err]).toEqual([1, ''])
    const file = join(failures, 'drill-meeting-runaway-1-0.json')
    expect(JSON.parse(out)).toMatchObject({
      passed: 0,
      failed: 1,
      scenarios: [{ scenario: 'meeting', games: 1, failures: [{ fault: 'runaway', seed: '1/0', file }] }],
    })
  })

  it('lets a bot play under the laws of its game', async () => {
    const { code, out } = await hexfront('fuzz', 'pes', '--player', 'bot', '--games', '1', '--every', '50')
    expect(code).toBe(0)
    expect(out).toContain('1 passed, 0 failed')
  })

  it('writes short records of what failed', async () => {
    const failures = join(folder, 'failures')
    const { code, err } = await hexfront('fuzz', 'drill', '--games', '1', '--limit', '5', '--out', failures)
    expect(code).toBe(1)
    expect(err).toContain('runaway: no end after 5 choices')
    expect(readdirSync(failures)).toEqual(['drill-meeting-runaway-1-0.json'])
  })

  it.each([
    [['fuzz', 'chess'], `there is no game "chess" (there are ${[...REGISTERED.keys()].join(', ')})`],
    [['fuzz', 'drill', '--scenario', 'winter'], 'drill has no scenario "winter" (there are meeting)'],
    [['fuzz', 'drill', '--games', 'many'], 'a whole number from 1 up was expected'],
    [['fuzz', 'drill', '--option', 'mud'], '--option mud: id=value was expected'],
    [['fuzz', 'drill', '--player', 'bot'], 'drill has no player "bot"'],
    [['dance'], "unknown command 'dance'"],
  ])('%j is refused with a reason', async (words, reason) => {
    const { code, err } = await hexfront(...words)
    expect(code).toBe(2)
    expect(err).toContain(reason)
  })
})

describe('hexfront tournament', () => {
  const quick = ['tournament', 'dagc73', '--scenario', 'limited', '--pairs', '1', '--seed', 'cli', '--workers', '1']

  it('lets two players meet from either seat and says who is better', async () => {
    const { code, out } = await hexfront(...quick, '--levels', 'regular,random')
    expect(code).toBe(0)
    expect(out).toMatch(
      /^dagc73 limited, regular against random: 1 of 1 pairs won, 0 drawn, 1\.00 \[0\.\d\d, 1\.00\]\n/,
    )
    expect(out).toMatch(/games 2 won, 0 lost; lead [\d.]+ \[.*\] a game; regular \d+ ms a phase, at worst \d+/)
  })

  it('is as even as can be where both are the same, and says so as JSON', async () => {
    const { out } = await hexfront(...quick, '--levels', 'regular,bot', '--json')
    expect(JSON.parse(out)).toMatchObject([{ scenario: 'limited', pairs: 1, won: 0, drawn: 1, share: 0.5, lead: 0 }])
  })

  const light = [
    'tournament',
    'dagc73',
    '--scenario',
    'limited',
    '--seed',
    'cli',
    '--levels',
    'recruit,random',
    '--workers',
    '1',
  ]
  const withoutTimes = (json: string): unknown[] =>
    JSON.parse(json).map(({ milliseconds: _, worst: __, ...standing }: Record<string, unknown>) => standing)

  it('comes to the same on any number of threads', async () => {
    const one = await hexfront(...light, '--pairs', '3', '--json', '--workers', '1')
    const two = await hexfront(...light, '--pairs', '3', '--json', '--workers', '2')
    expect(withoutTimes(two.out)).toEqual(withoutTimes(one.out))
    expect(withoutTimes(one.out)).toMatchObject([{ pairs: 3 }])
  })

  it('goes on with a file of results, to more pairs, and refuses one of others', async () => {
    const kept = join(folder, 'pairs.jsonl')
    await hexfront(...light, '--pairs', '1', '--resume', kept)
    const first = readFileSync(kept, 'utf8')
    const { out } = await hexfront(...light, '--pairs', '2', '--resume', kept, '--json')
    expect(JSON.parse(out)).toMatchObject([{ pairs: 2 }])
    expect(readFileSync(kept, 'utf8').startsWith(first)).toBe(true)
    expect(readFileSync(kept, 'utf8').trimEnd().split('\n')).toHaveLength(3)
    const other = await hexfront(...light, '--pairs', '2', '--resume', kept, '--seed', 'other')
    expect([other.code, other.err]).toEqual([1, expect.stringContaining('results of other games')])
  })

  it('lets each of several meet the next, or all of them one', async () => {
    const meetings = async (...words: readonly string[]) => {
      const { out } = await hexfront(...quick, ...words, '--json')
      return JSON.parse(out).map(({ players }: { players: readonly string[] }) => players.join())
    }
    expect(await meetings('--levels', 'regular,recruit,random')).toEqual(['regular,recruit', 'recruit,random'])
    expect(await meetings('--levels', 'regular,recruit', '--against', 'random')).toEqual([
      'regular,random',
      'recruit,random',
    ])
  })

  it('tells how far each came in a game for one, as CSV if asked', async () => {
    const words = ['tournament', 'pes', '--levels', 'recruit,random', '--pairs', '1', '--format', 'csv']
    const { out } = await hexfront(...words)
    const rows = out.split('\n').map((line) => line.split(','))
    expect(rows[0]).toEqual('game,scenario,overlay,first,second,measure,name,pairs,value,low,high'.split(','))
    const told = rows.map(([, , , , , measure, name]) => `${measure} of ${name}`)
    for (const name of ['recruit', 'random'])
      expect(told).toEqual(expect.arrayContaining([`passed July of ${name}`, `progress of ${name}`]))
  })

  it('tells how far it is only where somebody watches', async () => {
    const seen: string[] = []
    await runCommand([...light, '--pairs', '1'], { out: () => {}, err: () => {}, progress: (text) => seen.push(text) })
    expect(seen).toEqual(['0 of 1 pairs', expect.stringContaining('1 of 1 pairs'), ''])
  })

  it.each([
    [['tournament', 'drill'], 'drill has no plans by which a game could be valued'],
    [['tournament', 'dagc73', '--levels', 'staff'], 'two players or more were expected'],
    [[...quick, '--levels', 'staff,nobody'], 'dagc73 has no player "nobody"'],
    [[...quick, '--against', 'nobody'], 'dagc73 has no player "nobody"'],
    [['tournament', 'dagc73', '--scenario', 'winter'], 'dagc73 has no scenario "winter"'],
  ])('refuses %j', async (words, reason) => {
    const { code, err } = await hexfront(...words)
    expect(code).toBe(2)
    expect(err).toContain(reason)
  })
})

describe('hexfront simulate', () => {
  it('lets bots play and counts the ends', async () => {
    const { code, out } = await hexfront('simulate', 'dagc73', '--scenario', 'sane', '--games', '1', '--seed', 'cli')
    expect(code).toBe(0)
    expect(out).toMatch(
      /^dagc73 sane, bot against bot, 1 game: 1 (German|Soviet|nobody) \(.+\)\n {2}wins: German \d+ % /,
    )
  })

  it('adds the figures that a game is measured by', async () => {
    const { out } = await hexfront('simulate', 'pes', '--games', '2', '--seed', 'cli')
    expect(out).toMatch(
      /\n {2}on average: passed July [\d.]+ \(.*reached Moscow [\d.]+ \(.*, tally [\d.]+ \([\d.]+ to [\d.]+\), progress -[\d.]+ .*\n$/,
    )
  })

  it.each([
    [['simulate', 'dagc73', '--players', 'bot'], 'one for each of German, Soviet was expected'],
    [['simulate', 'drill', '--players', 'bot,random'], 'drill has no player "bot"'],
  ])('%j is refused with a reason', async (words, reason) => {
    const { code, err } = await hexfront(...words)
    expect(code).toBe(2)
    expect(err).toContain(reason)
  })
})

describe('hexfront verify', () => {
  const seeds = { serverSeed: 'the seed of the house', playerSeeds: ['one', 'two'], nonce: 'k3vq' }
  const commitment = commitmentTo(seeds.serverSeed)

  /** A game with fair dice, in which the last choices were taken back. */
  function fairGame() {
    const match = Match.begin(drill, 'meeting', {}, fairDice(seeds))
    const policy = randomPolicy(drill, seededDice('player'))
    for (let n = 0; n < 60; n++) match.take(policy.choose(match.position, new Listing(drill).of(match.position)))
    match.takeBack(20)
    match.fair = { commitment, ...seeds }
    return match.record()
  }

  it('throws all dice again, those of choices taken back too', async () => {
    const { code, out } = await hexfront('verify', file('fair.json', writeRecord(fairGame())))
    expect(out).toMatch(/^\d+ draws are as the seeds give them, those of \d+ choices taken back among them/)
    expect(code).toBe(0)
  })

  it('names the first draw that is not what the seeds give', async () => {
    const record = fairGame()
    const at = record.play.findIndex(({ dice }) => dice?.[0]?.startsWith('d6:'))
    const [first = '', ...others] = record.play[at]?.dice ?? []
    const other = first === 'd6:1' ? 'd6:2' : 'd6:1'
    const play = record.play.with(at, { ...record.play[at]!, dice: [other, ...others] })
    const { code, err } = await hexfront('verify', file('forged-dice.json', writeRecord({ ...record, play })))
    expect(code).toBe(1)
    expect(err).toMatch(/draw \d+: .* was played, the seeds give/)
  })

  it('holds the record against a commitment that was kept, and says it as JSON', async () => {
    const path = file('kept.json', writeRecord(fairGame()))
    expect((await hexfront('verify', path, '--commitment', commitment)).code).toBe(0)
    const { code, out } = await hexfront('verify', path, '--commitment', 'abc', '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ isFair: false, holds: true, fault: { draw: 0 } })
  })

  it('says so where a record brings no proof', async () => {
    const { fair: _fair, ...record } = fairGame()
    const { code, err } = await hexfront('verify', file('unproven.json', writeRecord(record)))
    expect(code).toBe(1)
    expect(err).toContain('came with no commitment')
  })
})

describe('hexfront replay', () => {
  const match = Match.begin(drill, 'meeting', {}, seededDice('cli'))
  match.say('roll')
  match.say('move b1 0203')

  it('plays a record through the rules', async () => {
    const { code, out } = await hexfront('replay', '--log', file('game.json', writeRecord(match.record())))
    expect(code).toBe(0)
    expect(out).toContain('blue: to 0203\n  b1 moves to 0203\n')
    expect(out).toContain('3 choices replayed to the same hashes; blue is asked (move)')
  })

  it('tells what happened as a side heard it', async () => {
    const path = file('heard.json', writeRecord(match.record()))
    const { out } = await hexfront('replay', '--as', 'red', path)
    expect(out).toContain('blue: to 0203\n  b1 moves to 0203\n')
    const { code, err } = await hexfront('replay', '--as', 'green', path)
    expect([code, err]).toEqual([2, '"green" is no side (there are blue, red, spectator)\n'])
  })

  it('says it as data', async () => {
    const path = file('data.json', writeRecord(match.record()))
    const { code, out } = await hexfront('replay', '--json', '--as', 'red', path)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      game: 'drill',
      choices: 3,
      holds: true,
      end: { isOver: false, side: 'blue', step: 'move' },
      log: expect.arrayContaining(['blue: to 0203', '  b1 moves to 0203']),
    })
    const forged = file('forged-data.json', writeRecord(match.record()).replace('to 0203', 'to 0208'))
    const other = await hexfront('replay', '--json', forged)
    expect([other.code, other.err]).toEqual([1, ''])
    expect(JSON.parse(other.out)).toMatchObject({ holds: false, notice: expect.stringContaining('no longer offered') })
  })

  it('names the first choice that does not hold', async () => {
    const text = writeRecord(match.record()).replace('to 0203', 'to 0208')
    const { code, err } = await hexfront('replay', file('forged.json', text))
    expect(code).toBe(1)
    expect(err).toContain('forged.json: Choice 3 "to 0208" is no longer offered: a unit stands in 0208 (3.5)')
    expect(err).toContain('Opened at the start of turn 1; 3 choices after it are not played.')
  })
})

describe('hexfront where', () => {
  it('tells all a board knows of a hex', async () => {
    const { code, out } = await hexfront('where', 'efs', 'I1034')
    expect(code).toBe(0)
    expect(out).toMatch(/^D6801 \(also .*H0801, I-1034\)\n {2}53\.\d+° N 27\.\d+° E\n {2}terrain /)
    expect(out).toContain('Minsk')
    expect(out.split('\n').filter((line) => /^ {2}(N|NE|SE|S|SW|NW) +\S/.test(line)).length).toBe(6)
  })

  it('tells it as data', async () => {
    const { out } = await hexfront('where', 'efs', 'I1034', '--json')
    expect(JSON.parse(out)).toMatchObject({
      hex: 'D6801',
      also: expect.arrayContaining(['H0801']),
      places: [{ name: 'Minsk' }],
    })
    expect(JSON.parse(out).sides).toHaveLength(6)
  })

  it('finds a place by its name', async () => {
    const { out } = await hexfront('where', 'dagc09', 'minsk')
    expect(out).toMatch(/^3908\n/)
  })

  it.each([
    [['where', 'chess', 'e4'], 'there is no map of "chess" (there are dagc73, dagc09, pes, damos, efs)'],
    [['where', 'dagc09', '2829'], 'hex 2829 does not exist (row 28 has columns 00 to 28)'],
    [['where', 'pes', 'Smolenks'], 'no place is called "Smolenks"'],
  ])('%j is refused with a reason', async (words, reason) => {
    const { code, err } = await hexfront(...words)
    expect(code).toBe(2)
    expect(err).toContain(reason)
  })
})

describe('hexfront map', () => {
  const sizeOf = (file: string): number[] => {
    const picture = readFileSync(file)
    expect(picture.toString('latin1', 1, 4)).toBe('PNG')
    return [picture.readUInt32BE(16), picture.readUInt32BE(20)]
  }

  it('draws a board as SVG, or a part of it as PNG', async () => {
    const svg = join(folder, 'map.svg')
    expect((await hexfront('map', 'pes', '--out', svg, '--theme', 'dark')).code).toBe(0)
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg /)
    const png = join(folder, 'map.png')
    expect((await hexfront('map', 'pes', '--out', png, '--part', 'Smolensk 2', '--width', '300')).code).toBe(0)
    expect(sizeOf(png)[0]).toBe(300)
  })

  it.each([
    ['efs', 'I-1828..I-2030', 'Borisov'],
    ['pes', 'moscow', 'Moscow'],
    ['efs', 'wa', 'Pskov'],
  ])('draws the part of %s that %s names', async (game, part, inside) => {
    const svg = join(folder, 'part.svg')
    expect((await hexfront('map', game, '--out', svg, '--part', part)).code).toBe(0)
    const text = readFileSync(svg, 'utf8')
    expect(text).toContain(`>${inside}<`)
    expect(text).not.toContain('>Kobrin<')
  })

  it('lists what can be asked for', async () => {
    const { code, out } = await hexfront('map', 'pes', '--list', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ show: ['germany', 'southwest'], overlay: ['campaign'] })
    expect((await hexfront('map', 'pes', '--list')).out).toContain('--show: germany, southwest\n')
  })

  it('shows what is asked for beside what always shows', async () => {
    const [plain, more] = [join(folder, 'plain.svg'), join(folder, 'more.svg')]
    await hexfront('map', 'pes', '--out', plain)
    await hexfront('map', 'pes', '--out', more, '--show', 'southwest', 'germany')
    expect(readFileSync(plain, 'utf8')).not.toContain('SWF7')
    expect(readFileSync(more, 'utf8')).toContain('SWF7')
  })

  it('lays the counters of a scenario on the map, and draws its lines', async () => {
    const svg = join(folder, 'overlay.svg')
    expect((await hexfront('map', 'dagc73', '--out', svg, '--overlay', 'maximum')).code).toBe(0)
    const text = readFileSync(svg, 'utf8')
    const counters = /<g id="counters">(.*)<\/g>/.exec(text)?.[1] ?? ''
    expect(counters).toContain('>2-5<')
    expect(counters).toContain('>3-4<')
  })

  it('prints the terrain chart of the game, with its rules', async () => {
    const svg = join(folder, 'chart.svg')
    await hexfront('map', 'dagc73', '--out', svg)
    expect(readFileSync(svg, 'utf8')).toMatch(/TERRAIN CHART.*Mechanized.*8\.9/s)
  })

  it('fills a sheet of paper as PNG at the dots that are asked for, and as SVG in true size', async () => {
    const [png, svg] = [join(folder, 'paper.png'), join(folder, 'paper.svg')]
    await hexfront('map', 'pes', '--out', png, '--paper', 'A4', '--dpi', '40')
    expect(sizeOf(png)).toEqual([468, 331])
    await hexfront('map', 'pes', '--out', svg, '--paper', 'A1')
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg [^>]*width="3178\.6" height="2245"/)
  })

  it('prints hexes as wide as they are asked for', async () => {
    const svg = join(folder, 'scale.svg')
    await hexfront('map', 'pes', '--out', svg, '--part', '1916..1916', '--scale', '25.4')
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg [^>]*width="96"/)
  })

  it('writes a PDF of the size of the paper, with its faces in it', async () => {
    const pdf = join(folder, 'map.pdf')
    expect((await hexfront('map', 'pes', '--out', pdf, '--paper', 'A1', '--part', 'Smolensk 2')).code).toBe(0)
    const text = readFileSync(pdf, 'latin1')
    expect(text).toMatch(/^%PDF-1\.7/)
    expect(text).toMatch(/\/MediaBox \[0 0 (2383\.937 1683\.78|1683\.78 2383\.937)\]/)
    for (const face of ['Alegreya-Bold', 'Alegreya-MediumItalic', 'BarlowCondensed-Medium'])
      expect(text).toContain(`/FontName /${face}`)
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(start, start + 4)).toBe('xref')
  })

  it.each([
    [['map', 'pes', '--out', 'map.gif'], 'a name that ends in .svg, .png or .pdf was expected'],
    [
      ['map', 'pes', '--out', 'm.svg', '--theme', 'pink'],
      'there is no theme "pink" (there are light, dark, colour-blind, dark colour-blind)',
    ],
    [['map', 'pes', '--out', 'm.svg', '--part', '1000..9999'], 'hex 9999 does not exist'],
    [
      ['map', 'pes', '--out', 'm.svg', '--part', 'nowhere'],
      'or one of these was expected: greater germany, loc points',
    ],
    [['map', 'efs', '--out', 'm.svg', '--part', 'Z'], 'D, C, H, I, WA'],
    [['map', 'pes', '--out', 'm.svg', '--show', 'fog'], 'pes has no such thing (there are germany, southwest, all)'],
    [['map', 'pes', '--out', 'm.svg', '--overlay', 'winter'], 'pes has no scenario "winter"'],
    [['map', 'efs', '--out', 'm.svg', '--overlay', 's1'], 'efs has no scenario "s1"'],
    [['map', 'pes', '--out', 'm.pdf', '--paper', 'A9'], 'there is no such size (there are A0, A1, A2, A3, A4'],
    [['map', 'pes', '--out', 'm.pdf', '--paper', 'A1', '--scale', '20'], 'one of --width, --scale and --paper'],
    [['map', 'pes', '--out', 'm.pdf', '--scale', 'large'], 'a number from 0 to 1000 was expected'],
  ])('%j is refused with a reason', async (words, reason) => {
    const { code, err } = await hexfront(...words)
    expect(code).toBe(2)
    expect(err).toContain(reason)
  })
})
