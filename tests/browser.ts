import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findChromium } from '../tools/find-chromium.ts'
import { copySharedDatabase, sharePictures } from './shared-data.ts'

export const ADMIN = { username: 'admin', password: 'una-clave-larga-1' }

/** Environment variables that determine the first contents of a database. */
const FIRST_CONTENTS = ['DATA_DIR', 'DATABASE_URL', 'DEMO', 'ADMIN_USERNAME', 'ADMIN_PASSWORD']

export type RunningShop = {
  url: string
  dataDir: string
  pid: number
  output: () => string
  stop(options?: { keepData?: boolean }): Promise<void>
}

/**
 * Starts the built shop in production mode, on a free port and with its own data folder.
 *
 * @param before words before the command, such as `taskset -c 0`
 * @param onOutput called with all output so far at each new output, also before the shop is open
 */
export async function startShop(
  environment: Record<string, string> = {},
  before: string[] = [],
  onOutput = (_output: string) => {},
): Promise<RunningShop> {
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'shop-'))
  // A folder that the test names, and a database whose first contents the test sets, must not be replaced by the run's copies.
  if (environment.DATA_DIR === undefined) sharePictures(dataDir)
  if (!FIRST_CONTENTS.some((name) => name in environment)) copySharedDatabase(dataDir)
  const [command = process.execPath, ...rest] = [...before, process.execPath, 'src/main.ts']
  const shop = spawn(command, rest, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      onOutput(output)
      const [, address] = /open at (http:\S+)/.exec(output) ?? []
      if (address) resolve(address)
    }
    shop.stdout.on('data', hear)
    shop.stderr.on('data', hear)
    shop.on('exit', (code) => reject(new Error(`The shop ended with ${code}:\n${output}`)))
  })
  return {
    url,
    dataDir,
    pid: shop.pid ?? 0,
    output: () => output,
    async stop({ keepData = false } = {}) {
      await ended(shop)
      if (!keepData) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function ended(shop: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (shop.exitCode !== null || shop.signalCode !== null) return resolve()
    shop.on('exit', () => resolve())
    shop.kill('SIGTERM')
  })
}

/** Environment variable with the address of the shop that all read-only test files of a run share; unset outside a run. */
export const SHARED_SHOP = 'SHARED_SHOP'

/** The shared shop of a run. Only its address is known, and `stop` does nothing, since other files still use the shop. */
export function sharedShop(): RunningShop {
  const url = process.env[SHARED_SHOP]
  if (!url) throw new Error('A shop is shared within a run only.')
  return { url, dataDir: '', pid: 0, output: () => '', stop: async () => {} }
}

/** Environment variable with the path of the browser for all test files of a run; unset outside a run. */
export const RUN_BROWSER = 'RUN_BROWSER'

/**
 * Starts a browser for one test file.
 *
 * @param keepsPages true: with the back/forward cache, as visitors' browsers have; Playwright turns it off by default
 */
export function openBrowser({ keepsPages = false } = {}): Promise<Browser> {
  return chromium.launch({ ...howToLaunch(), ...(keepsPages ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}) })
}

/** Starts a browser with a profile folder that stays after its end, for walks that kill the browser. */
export function openProfile(folder: string, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...howToLaunch(), ...options })
}

/** The browser that all test files of this process share, one after another. It ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  if (!(await shared)?.isConnected())
    shared = chromium.launch({ ...howToLaunch(), executablePath: process.env[RUN_BROWSER] ?? findChromium() })
  return shared as Promise<Browser>
}
let shared: Promise<Browser> | undefined

/** Options of the browser. The flags keep it from sending requests to its vendor. */
const howToLaunch = () => ({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Other hosts, such as the chat's, cannot be reached.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ],
})

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'es-CU',
} satisfies BrowserContextOptions
export const desktop = { viewport: { width: 1280, height: 900 }, locale: 'es-CU' } satisfies BrowserContextOptions

export type Visitor = { page: Page; context: BrowserContext; problems: string[]; foreign: string[] }

/**
 * Error of Chromium if a slow machine shows a page before its view transition is ready. The page then appears without a fade, which
 * is harmless. The transition is a rule of the style sheet, so no script can catch the error.
 */
const SHOWN_UNFADED = 'InvalidStateError: Transition was aborted because of invalid state. Page already revealed'

/**
 * Opens a page for a visitor with an empty browser profile. Service workers are blocked, since `page.route` cannot delay their
 * requests; walks about them allow them in `options`. `problems` collects console errors, `foreign` addresses of other origins.
 */
export async function visit(browser: Browser, shop: RunningShop, options: BrowserContextOptions = phone): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block', ...options })
  const page = await context.newPage()
  const problems: string[] = []
  const foreign: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => {
    if (String(error) !== SHOWN_UNFADED) problems.push(String(error))
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.url) && !request.url().startsWith('data:') && !request.url().startsWith('blob:'))
      foreign.push(request.url())
  })
  return { page, context, problems, foreign }
}
