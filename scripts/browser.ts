import { existsSync } from 'node:fs'
import { installFromDebian } from './debian.ts'

const CANDIDATES = [
  process.env['HEXFRONT_BROWSER'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A Chromium to test with. */
export const findBrowser = (): string | undefined => CANDIDATES.find((path) => path !== '' && existsSync(path))

/** Finds a Chromium, or installs Debian's where that can be done without asking anybody. */
export function needBrowser(): string {
  const found = findBrowser()
  if (found !== undefined) return found
  installFromDebian('Chromium', 'chromium', 'fonts-dejavu-core', 'fonts-liberation')
  const installed = findBrowser()
  if (installed === undefined)
    throw new Error('No Chromium was found: install Chromium or Chrome, or set HEXFRONT_BROWSER to its path.')
  return installed
}

/** Started as root in a container, without calls home. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--disable-extensions',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-breakpad',
  '--mute-audio',
  '--force-color-profile=srgb',
]
