import { type ChildProcess, fork } from 'node:child_process'
import { watch } from 'node:fs'
import { resolve } from 'node:path'

/** Paths of the files that the server itself has loaded. Changes of others reach the browser through Vite, without a restart. */
const loaded = new Set<string>()
let server: ChildProcess | undefined
let isRestarting = false

function start(): void {
  isRestarting = false
  server = fork('tools/dev-server.ts')
  server.on('message', (file) => loaded.add(String(file)))
  server.on('exit', () => {
    if (isRestarting) start()
    else process.stdout.write('The server ended. It starts again with the next change.\n')
  })
}

watch('src', { recursive: true }, (_, name) => {
  if (!name || isRestarting || name.includes('.test.')) return
  // The picture process loads server files that the server does not report.
  if (!loaded.has(resolve('src', name)) && !name.endsWith('.server.ts')) return
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
