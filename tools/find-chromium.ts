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
 * Chromium without a window's furniture: a visitor with a profile of their own costs it a fifth of the processor. CHROMIUM
 * wins; where there is none, Debian's package is installed if that is possible; else the whole Chromium takes its place.
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

/** Installs a package of Debian, which takes root. */
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
