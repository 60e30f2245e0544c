import { dirname, join } from 'node:path'
import { connect, type Driver, startProgram } from './driver.ts'

/**
 * Starts any Chromium since 72 and drives it through the DevTools protocol. Libraries support only recent versions; the few
 * commands used here have not changed.
 */
export async function startChromium(executable: string, folder: string): Promise<Driver> {
  const { program, found } = await startProgram(executable, [...FLAGS, `--user-data-dir=${folder}`], /DevTools listening on (ws:\S+)/, {
    LD_LIBRARY_PATH: join(dirname(executable), 'lib'),
  })
  const { host } = new URL(found)
  const page = (await (await fetch(`http://${host}/json/new`, { method: 'PUT' })).json()) as { webSocketDebuggerUrl: string }
  const errors: string[] = []
  const devtools = await connect(page.webSocketDebuggerUrl, (method, params) => {
    const error = readError(method, params)
    if (error) errors.push(error)
    if (method === 'Page.javascriptDialogOpening') void devtools.send('Page.handleJavaScriptDialog', { accept: true })
  })
  const { product } = await devtools.send<{ product: string }>('Browser.getVersion')
  const version = product.replace(/^\w+\//, '')
  for (const domain of ['Page', 'Runtime', 'Log', 'DOM', 'Network']) await devtools.send(`${domain}.enable`)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  const userAgent = `Mozilla/5.0 (Linux; Android 7.0; SM-J530F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Mobile Safari/537.36`
  await devtools.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: 'es-CU,es' })

  type Evaluated = { result: { value: string; objectId?: string }; exceptionDetails?: ExceptionDetails }
  async function run(expression: string, returnByValue: boolean): Promise<Evaluated['result']> {
    const { result, exceptionDetails } = await devtools.send<Evaluated>('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue,
      userGesture: true,
    })
    if (exceptionDetails) throw new Error(describeException(exceptionDetails))
    return result
  }
  const evaluate = async (expression: string) => (await run(expression, true)).value

  return {
    version,
    async open(url) {
      const { errorText } = await devtools.send<{ errorText?: string }>('Page.navigate', { url })
      if (errorText) throw new Error(`${url}: ${errorText}`)
      await evaluate(LOADED)
    },
    evaluate,
    async tap(x, y) {
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
    type: (text) => devtools.send('Input.insertText', { text }),
    async setFile(selector, path) {
      const { objectId } = await run(`document.querySelector(${JSON.stringify(selector)})`, false)
      await devtools.send('DOM.setFileInputFiles', { files: [path], objectId })
    },
    async screenshot() {
      const { data } = await devtools.send<{ data: string }>('Page.captureScreenshot', { format: 'png' })
      return Buffer.from(data, 'base64')
    },
    resize: (width, height) => devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: true }),
    takeErrors: async () => errors.splice(0),
    async close() {
      devtools.close()
      await program.stop()
    },
  }
}

/** The last flag resolves no host but this machine, so the engine sends requests to the shop only. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--hide-scrollbars',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
  '--remote-allow-origins=*',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

const LOADED = `new Promise(function (done) { if (document.readyState === 'complete') done(''); else addEventListener('load', function () { done('') }) })`

type ExceptionDetails = { text: string; exception?: { description?: string }; url?: string; lineNumber: number; columnNumber: number }
type Reports = {
  exceptionDetails?: ExceptionDetails
  entry?: { level: string; text: string; url?: string }
  type?: string
  args?: { value?: unknown; description?: string }[]
}

function readError(method: string, { exceptionDetails, entry, type, args }: Reports): string | undefined {
  if (method === 'Runtime.exceptionThrown' && exceptionDetails) return describeException(exceptionDetails)
  if (method === 'Log.entryAdded' && entry?.level === 'error') return `${entry.text} ${entry.url ?? ''}`
  if (method === 'Runtime.consoleAPICalled' && type === 'error') return args?.map((each) => each.description ?? each.value).join(' ')
  return undefined
}

function describeException({ text, exception, url, lineNumber, columnNumber }: ExceptionDetails): string {
  return `${text} ${exception?.description ?? ''} ${url ? `(${url}:${lineNumber + 1}:${columnNumber + 1})` : ''}`.trim()
}
