import { mkdtemp } from 'node:fs/promises'
import { launch, visit } from '../e2e/browser.ts'
import { serveClient } from './serve.ts'
import { clickHex, laid, settled, step, answers, primary, clickUnit, named } from '../e2e/table.ts'
const folder = await mkdtemp('/tmp/hx-')
const served = await serveClient(0, folder)
const browser = await launch()
const shot = async (page: any, name: string) => { await page.waitForTimeout(700); await page.screenshot({ path: `/tmp/shots/${name}.png` }) }
try {
  const what = process.argv.slice(2)
  const plan = await import(`/tmp/shots/${what[0]}.ts`)
  await plan.default({ visit: (path: string, o: any = {}) => visit(browser, `${served.address}${path}`, o), shot, clickHex, laid, settled, step, answers, primary, clickUnit, named })
} catch (e) { console.log(String(e)) } finally { await browser.close(); await served.close() }
