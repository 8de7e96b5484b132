import '@fontsource/alegreya/latin-500.css'
import '@fontsource/alegreya/latin-500-italic.css'
import '@fontsource/alegreya/latin-700.css'
import '@fontsource/barlow-condensed/latin-500.css'
import '@fontsource/barlow-condensed/latin-600.css'
import '@fontsource/barlow-condensed/latin-700.css'
import '@fontsource/source-sans-3/latin-400.css'
import '@fontsource/source-sans-3/latin-500.css'
import '@fontsource/source-sans-3/latin-600.css'
import './style/tokens.css'
import './style/base.css'
import './style/home.css'
import './style/continue.css'
import './style/table.css'
import './style/markup.css'
import './style/hand.css'
import './style/curtain.css'
import './style/values.css'
import './style/online.css'
import './style/people.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { onSettings, textScale, themeNow } from './store/settings.ts'

const showLikings = (): void => {
  const { dataset, style } = document.documentElement
  dataset['theme'] = themeNow()
  style.setProperty('--text-scale', String(textScale()))
}
showLikings()
onSettings(showLikings)

const root = document.getElementById('app')
if (!root) throw new Error('the page has no place for the client')
render(<App />, root)

/** It fetches all there is: not while somebody waits for the page itself. */
const OFFLINE_AFTER = 3000

if ('serviceWorker' in navigator && import.meta.env.PROD)
  setTimeout(() => navigator.serviceWorker.register('./sw.js').catch(() => {}), OFFLINE_AFTER)
