import type { ComponentChildren } from 'preact'
import { Icon } from './icons.tsx'

/** Picks a JSON file; the same one may be picked again. */
export const FileButton = ({ children, pick }: { children: ComponentChildren; pick: (file: File) => void }) => (
  <label class="button">
    <Icon name="file" /> {children}
    <input
      type="file"
      class="hidden"
      accept=".json,application/json"
      onChange={(event) => {
        const file = event.currentTarget.files?.[0]
        event.currentTarget.value = ''
        if (file) pick(file)
      }}
    />
  </label>
)
