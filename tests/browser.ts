import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findChromium } from '../tools/find-chromium.ts'
import { lendDatabase, sharePictures } from './lent-data.ts'

export const ADMIN = { username: 'admin', password: 'una-clave-larga-1' }

/** What decides of a database's first contents. */
const FIRST_CONTENTS = ['DATA_DIR', 'DATABASE_URL', 'DEMO', 'ADMIN_USERNAME', 'ADMIN_PASSWORD']

export type RunningShop = {
  url: string
  dataDir: string
  pid: number
  output: () => string
  stop(options?: { keepData?: boolean }): Promise<void>
}

/**
 * Starts the built shop as its operator would, on a free port and a data folder of its own.
 *
 * @param before what the command line begins with, such as `taskset -c 0`
 * @param onOutput called with all output so far, also before the shop is open
 */
export async function startShop(
  environment: Record<string, string> = {},
  before: string[] = [],
  onOutput = (_output: string) => {},
): Promise<RunningShop> {
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'shop-'))
  // A folder that the test names, and a database whose first contents the test sets, must not be replaced by the run's copies.
  if (environment.DATA_DIR === undefined) sharePictures(dataDir)
  if (!FIRST_CONTENTS.some((name) => name in environment)) lendDatabase(dataDir)
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

/** Address of the shop that all files of a run share which only look at it; unset outside a run. */
export const SHARED_SHOP = 'SHARED_SHOP'

/** That shop. It is known by its address alone, and nobody's to stop. */
export function sharedShop(): RunningShop {
  const url = process.env[SHARED_SHOP]
  if (!url) throw new Error('A shop is shared within a run only.')
  return { url, dataDir: '', pid: 0, output: () => '', stop: async () => {} }
}

/** The program that is the browser of a run; unset outside a run. */
export const RUN_BROWSER = 'RUN_BROWSER'

/**
 * A browser of one's own.
 *
 * @param keepsPages as people's browsers do, which bring a page back whole when one goes back; by default none does here
 */
export function openBrowser({ keepsPages = false } = {}): Promise<Browser> {
  return chromium.launch({ ...howToLaunch(), ...(keepsPages ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}) })
}

/** A browser whose profile outlives it, for walks that kill it. */
export function openProfile(folder: string, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...howToLaunch(), ...options })
}

/** The browser that all files share which this process runs, one after the other; it ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  if (!(await shared)?.isConnected())
    shared = chromium.launch({ ...howToLaunch(), executablePath: process.env[RUN_BROWSER] ?? findChromium() })
  return shared as Promise<Browser>
}
let shared: Promise<Browser> | undefined

/** The flags keep the browser from asking its maker for anything. */
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
    // Links that lead away, such as a chat's, lead nowhere.
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
 * What a slow machine's browser tells of itself when a page was shown before its fade was ready: nothing fades then, and
 * nothing is lost. Fades are a rule of the style sheet alone, so that no script could be told of it or hold it back.
 */
const SHOWN_UNFADED = 'InvalidStateError: Transition was aborted because of invalid state. Page already revealed'

/**
 * A visitor with a fresh browser profile, without service workers: what a worker fetches cannot be held up by
 * `page.route`. Walks about workers allow them in `options`. `problems` collects console errors, `foreign` requests to
 * another origin.
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
