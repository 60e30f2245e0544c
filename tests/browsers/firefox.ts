import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect, type Driver, startProgram } from './driver.ts'

/** Starts Firefox and drives it through WebDriver BiDi, which it supports without a separate driver. */
export async function startFirefox(executable: string, folder: string): Promise<Driver> {
  writeFileSync(join(folder, 'user.js'), PREFERENCES)
  const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0']
  const { program, found } = await startProgram(executable, args, /WebDriver BiDi listening on (ws:\S+)/, { HOME: folder })
  const errors: string[] = []
  type Report = { level?: string; text?: string; stackTrace?: { callFrames: { url: string; lineNumber: number; columnNumber: number }[] } }
  const bidi = await connect(`${found}/session`, (_, { level, text, stackTrace }: Report) => {
    const [frame] = stackTrace?.callFrames ?? []
    if (level === 'error') errors.push(`${text} ${frame ? `(${frame.url}:${frame.lineNumber + 1}:${frame.columnNumber + 1})` : ''}`)
  })
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
  })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  // The initial tab lacks the focus, so nothing in it would match `:focus`.
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab' })
  type Evaluated = { type: string; result: { value: string; sharedId?: string }; exceptionDetails?: { text: string } }
  async function run(expression: string): Promise<Evaluated['result']> {
    const { result, exceptionDetails } = await bidi.send<Evaluated>('script.evaluate', {
      expression,
      awaitPromise: true,
      target: { context },
      userActivation: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result
  }
  return {
    version: capabilities.browserVersion,
    open: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => (await run(expression)).value,
    async tap(x, y) {
      const at = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) }
      const actions = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
      await bidi.send('input.performActions', { context, actions: [{ type: 'pointer', id: 'finger', actions }] })
    },
    async type(text) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await bidi.send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] })
    },
    async setFile(selector, path) {
      const { sharedId } = await run(`document.querySelector(${JSON.stringify(selector)})`)
      await bidi.send('input.setFiles', { context, element: { sharedId }, files: [path] })
    },
    async screenshot() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    resize: (width, height) => bidi.send('browsingContext.setViewport', { context, viewport: { width, height } }),
    takeErrors: async () => errors.splice(0),
    async close() {
      bidi.close()
      await program.stop()
    },
  }
}

const PREFERENCES = Object.entries({
  'intl.accept_languages': 'es-CU,es',
  // Lays scroll bars over the page, as on a phone, so that they do not narrow the page.
  'ui.useOverlayScrollbars': 1,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'extensions.update.enabled': false,
  'services.settings.server': '',
})
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
  .join('')
