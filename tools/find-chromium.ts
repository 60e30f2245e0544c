import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
]

/**
 * The browser that tests drive: CHROMIUM, any installed one, else Debian's package, which is installed where that is
 * possible.
 *
 * @throws Error that says what to do when there is none
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM names ${named}, which does not exist.`)
  }
  const installed = known.find((path) => existsSync(path))
  if (installed) return installed
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    process.stdout.write('No Chromium found: installing the package "chromium" …\n')
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const now = known.find((path) => existsSync(path))
    if (now) return now
  }
  throw new Error(
    'The browser tests need Chromium. Install it ("sudo apt-get install chromium") or name one with CHROMIUM=/path/to/chromium.',
  )
}
