import { join } from 'node:path'
import { reportAtlas } from '../atlas.ts'
import { drawMap, type MapOptions } from '../map.ts'
import { where } from '../where.ts'
import { examples, type House, positive, several, wholeNumber } from './command.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')

/** Commands about the ground. */
export function addMaps({ program, voice, end }: House): void {
  program.commandsGroup('Maps:')

  program
    .command('where')
    .description('what lies in a hex: latitude and longitude, terrain, hexsides, names')
    .argument('<game>')
    .argument('<hex or place...>', 'a hex number, or the name of a place')
    .option('--json', 'print it as JSON')
    .addHelpText('after', examples('where dagc09 Minsk', 'where efs I1034', 'where pes Smolensk --json'))
    .action((game: string, place: readonly string[], options: { readonly json?: boolean }) =>
      end(where(game, place.join(' '), options, voice)),
    )

  program
    .command('map')
    .description('draw a board')
    .argument('<game>')
    .option('--out <file>', 'a file that ends in .svg, .png or .pdf; needed but with --list')
    .option('--theme <id>', 'light, dark, colour-blind or "dark colour-blind"', 'light')
    .option('--part <hexes>', 'two corners (3005..3510), a place and a distance (Minsk 5), a named area, or a sheet')
    .addOption(several('--show <name...>', 'what is not on the map by itself: lines, areas and signs by name, or all'))
    .option('--overlay <scenario>', 'the counters of a scenario where they begin')
    .option('--width <pixels>', 'width of the picture', wholeNumber)
    .option('--paper <size>', 'fill a sheet: A0 to A4, letter, tabloid')
    .option('--scale <millimetres>', 'print hexes so wide', positive)
    .option('--dpi <dots>', 'dots to the inch of a printed .png', wholeNumber, 300)
    .option('--list', 'draw nothing, and list what --part, --show, --overlay, --theme and --paper can be')
    .option('--json', 'print the lists as JSON')
    .addHelpText(
      'after',
      examples(
        'map pes --out pes.svg --theme dark',
        'map dagc73 --out minsk.png --part "Minsk 5" --overlay maximum',
        'map efs --list',
      ),
    )
    .action((game: string, options: MapOptions) => end(drawMap(game, options, voice)))

  program
    .command('atlas')
    .description('check, normalise and draw every board, and write docs/maps.md')
    .addHelpText('after', examples('atlas'))
    .action(() => end(reportAtlas(ROOT, voice)))
}
