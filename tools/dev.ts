import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'

/** What the server itself imports; changes of pages and components reach the browser through Vite without a restart. */
const SERVER_CODE = /\.server\.ts$|\.contract\.ts$|(?:^|\/)(?:config|server|start|calls|attributes)\.ts$|^(?:kit|api|database)\//

let server: ChildProcess | undefined
let isRestarting = false

function start(): void {
  isRestarting = false
  server = spawn(process.execPath, ['tools/dev-server.ts'], { stdio: 'inherit' })
  server.on('exit', () => {
    if (isRestarting) start()
    else process.stdout.write('The server ended. It starts again with the next change.\n')
  })
}

watch('src', { recursive: true }, (_, name) => {
  if (!name || name.includes('.test.') || !SERVER_CODE.test(name) || isRestarting) return
  process.stdout.write(`${name} changed: starting anew …\n`)
  if (!server || server.exitCode !== null) return start()
  isRestarting = true
  server.kill('SIGTERM')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server?.kill(signal)
    process.exit(0)
  })
}
start()
