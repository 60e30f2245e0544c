import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../free-port.ts'
import { type Driver, type Program, startProgram } from './driver.ts'

/** Starts WebKitGTK's MiniBrowser on a virtual display and drives it through W3C WebDriver. */
export async function startWebKit(driver: string, folder: string): Promise<Driver> {
  const programs: Program[] = []
  const end = async () => {
    for (const program of programs.splice(0).reverse()) await program.stop()
  }
  try {
    // Xvfb prints the number of the free display that it has chosen.
    const display = await startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '600x1000x24', '-nolisten', 'tcp'], /^(\d+)\s/m)
    programs.push(display.program)
    const port = await findFreePort()
    mkdirSync(join(folder, '.config/gtk-3.0'), { recursive: true })
    writeFileSync(
      join(folder, '.config/gtk-3.0/gtk.css'),
      '* { font-size: 1px; min-width: 0; padding: 0; margin: 0; border-width: 0; -gtk-icon-transform: scale(0.1) }',
    )
    const { program } = await startProgram(driver, [`--port=${port}`], null, {
      DISPLAY: `:${display.found}`,
      HOME: folder,
      LANGUAGE: 'es_CU:es',
      LC_ALL: 'es_CU.UTF-8',
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
    })
    programs.push(program)
    const root = `http://127.0.0.1:${port}`
    for (let tries = 100; !(await fetch(`${root}/status`).catch(() => null)); tries -= 1) {
      if (tries === 0) throw new Error(`${driver} does not answer:\n${program.output()}`)
      await wait(100)
    }
    return await openSession(root, end)
  } catch (error) {
    await end()
    throw error
  }
}

async function openSession(root: string, end: () => Promise<void>): Promise<Driver> {
  async function call<Value>(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<Value> {
    const answer = await fetch(`${root}/session${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    const { value } = (await answer.json()) as { value: Value & { message?: string; error?: string } }
    if (!answer.ok) throw new Error(value.message || value.error)
    return value
  }
  const { sessionId, capabilities } = await call<{ sessionId: string; capabilities: { browserVersion: string } }>('', {
    capabilities: {
      alwaysMatch: {
        unhandledPromptBehavior: 'accept',
        'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
      },
    },
  })
  const post = <Value = null>(path: string, body: object) => call<Value>(`/${sessionId}${path}`, body)
  const evaluate = (expression: string) => post<string>('/execute/sync', { script: `return (${expression})`, args: [] })
  return {
    version: capabilities.browserVersion,
    async open(url) {
      await post('/url', { url })
      await evaluate(COLLECT_ERRORS)
    },
    evaluate,
    async tap(x, y) {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await post('/actions', { actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }] })
    },
    async type(text) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await post('/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
    },
    async setFile(selector, path) {
      const element = await post<Record<string, string>>('/element', { using: 'css selector', value: selector })
      await post(`/element/${Object.values(element)[0]}/value`, { text: path })
    },
    screenshot: async () => Buffer.from(await call<string>(`/${sessionId}/screenshot`), 'base64'),
    async resize(width, height) {
      // The window has bars whose size is unknown, so a second call corrects the difference.
      await post('/window/rect', { width, height })
      const inner: [number, number] = JSON.parse(await evaluate('JSON.stringify([innerWidth, innerHeight])'))
      await post('/window/rect', { width: 2 * width - inner[0], height: 2 * height - inner[1] })
    },
    takeErrors: async () => JSON.parse(await evaluate('JSON.stringify((window.walkErrors || []).splice(0))')),
    async close() {
      await call(`/${sessionId}`, undefined, 'DELETE').catch(() => {})
      await end()
    },
  }
}

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** WebDriver reports no errors of pages. This script collects those that occur after a page has loaded. */
const COLLECT_ERRORS = `(function () {
  if (window.walkErrors) return '';
  window.walkErrors = [];
  addEventListener('error', function (event) { window.walkErrors.push(String(event.error || event.message)) });
  addEventListener('unhandledrejection', function (event) { window.walkErrors.push(String(event.reason)) });
  return '';
})()`
