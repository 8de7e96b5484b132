import { KEY_HEIGHT, KEY_WIDTH, type Key, mapKey, svgOf, switchesOf, THEMES } from '@hexfront/atlas/drawing'
import { useMemo } from 'preact/hooks'
import { useListener, useShown } from '../hooks.ts'
import { Icon } from '../icons.tsx'
import { onSettings, themeNow } from '../store/settings.ts'
import { TEXT } from '../text.ts'
import type { Desk } from './desk.ts'
import { RuleTag } from './parts.tsx'

/** What can be switched on over the map, the terrain chart of the game, and what everything on the map is. */
export function MapKeyPanel({ desk }: { desk: Desk }) {
  useListener(onSettings)
  const theme = themeNow()
  const { board } = desk
  const { look } = desk.open
  useShown([desk], () => [desk.open.look])
  const groups = useMemo(() => mapKey(board, look, THEMES[theme]), [board, look, theme])
  const samples = new Map(groups.flatMap(({ keys }) => keys.map((key) => [key.id, key] as const)))
  return (
    <aside class="rules map-key" aria-label={TEXT.map.key}>
      <header>
        <h2>{TEXT.map.key}</h2>
        <button type="button" class="round" aria-label={TEXT.help.close} onClick={() => desk.set({ room: '' })}>
          <Icon name="close" />
        </button>
      </header>
      <div class="rules-page" tabIndex={0}>
        <Switches desk={desk} />
        <Chart desk={desk} samples={samples} />
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul class="map-keys">
              {keys.map((key) => (
                <li key={key.id}>
                  <Sample of={key} />
                  {key.name}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </aside>
  )
}

function Switches({ desk }: { desk: Desk }) {
  const switches = switchesOf(desk.plainLook)
  if (switches.length === 0) return null
  return (
    <fieldset class="map-switches">
      <legend>{TEXT.map.show}</legend>
      {switches.map(({ id, title }) => (
        <label key={id}>
          <input type="checkbox" checked={desk.open.extras.includes(id)} onChange={() => desk.toggleExtra(id)} />
          {title}
        </label>
      ))}
    </fieldset>
  )
}

function Chart({ desk, samples }: { desk: Desk; samples: ReadonlyMap<string, Key> }) {
  const { table, match } = desk.session
  const { columns, rows } = table.display.chart(match.setting)
  return (
    <section>
      <h3>{TEXT.map.chart}</h3>
      <div class="wide">
        <table class="terrain-chart">
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, on, cells }) => (
              <tr key={name}>
                <th scope="row">
                  <Sample of={samples.get(on)} />
                  {name}
                </th>
                {cells.map(({ text, rule }, at) => (
                  <td key={columns[at]}>
                    {text === '' ? '–' : text} {text !== '' && <RuleTag desk={desk} rule={rule} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const Sample = ({ of: key }: { of: Key | undefined }) => (
  <svg
    class="map-sample"
    viewBox={`${-KEY_WIDTH / 2} ${-KEY_HEIGHT / 2} ${KEY_WIDTH} ${KEY_HEIGHT}`}
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: key ? svgOf(key.items) : '' }}
  />
)
