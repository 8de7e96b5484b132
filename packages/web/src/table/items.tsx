import type { LineItem, Section } from '@hexfront/core'
import type { Desk } from './desk.ts'
import { RuleTag } from './parts.tsx'

interface ItemsProps {
  readonly desk: Desk
  readonly items: readonly LineItem[] | Section['items']
}

/** Line items as a table: what counts, by which rule, how much. */
export const Items = ({ desk, items }: ItemsProps) => (
  <table class="items">
    <tbody>
      <ItemRows desk={desk} items={items} />
    </tbody>
  </table>
)

export const ItemRows = ({ desk, items }: ItemsProps) => (
  <>
    {items.map(({ rule, text, value }, at) => (
      <tr key={at}>
        <td>{text}</td>
        <td>
          <RuleTag desk={desk} rule={rule} />
        </td>
        <td class="figure">{value}</td>
      </tr>
    ))}
  </>
)
