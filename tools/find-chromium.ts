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
 * Returns the path of the browser that tests drive: the one that the variable CHROMIUM names, or an installed Chromium or
 * Chrome. If there is none, installs Debian's package where this process may.
 *
 * @throws Error with advice if no browser is found
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM names ${named}, which does not exist.`)
  }
  const installed = known.find((path) => existsSync(path))
  if (installed) return installed
  if (canInstall()) {
    installPackage('chromium')
    const now = known.find((path) => existsSync(path))
    if (now) return now
  }
  throw new Error(
    'The browser tests need Chromium. Install it ("sudo apt-get install chromium") or name one with CHROMIUM=/path/to/chromium.',
  )
}

const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Returns the path of Chromium's headless shell. A new browser context costs it a fifth of the processor time that the full
 * Chromium needs. CHROMIUM takes precedence. A missing shell is installed from Debian where possible; otherwise the full Chromium is
 * returned.
 */
export function findHeadlessShell(): string {
  if (process.env.CHROMIUM || existsSync(SHELL)) return process.env.CHROMIUM ? findChromium() : SHELL
  try {
    if (canInstall()) installPackage('chromium-headless-shell')
  } catch (error) {
    process.stdout.write(`Without it, since: ${(error as Error).message}\n`)
  }
  return existsSync(SHELL) ? SHELL : findChromium()
}

const canInstall = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

/** Installs a Debian package; requires root. */
export function installPackage(name: string): void {
  process.stdout.write(`Installing the package "${name}" …\n`)
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', timeout: PATIENCE_MS })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: PATIENCE_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

const PATIENCE_MS = 300_000
