import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** Operations that the walk needs from an engine. Everything else is done inside the page, by `evaluate`. */
export type Driver = {
  version: string
  /** Goes to an address and returns once its document is loaded. */
  open(url: string): Promise<void>
  /** Evaluates an expression whose value is a string or the promise of one. */
  evaluate(expression: string): Promise<string>
  /** Touches, or clicks where the engine has no touch, at a point of the viewport. */
  tap(x: number, y: number): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  setFile(selector: string, path: string): Promise<void>
  /** @returns a PNG of the viewport */
  screenshot(): Promise<Buffer>
  resize(width: number, height: number): Promise<void>
  /** Console errors and uncaught exceptions since the last call. */
  takeErrors(): Promise<string[]>
  close(): Promise<void>
}

type Message = { id?: number; method?: string; params?: unknown; result?: unknown; error?: unknown; message?: string }

/** A connection of numbered JSON messages, as Chromium's DevTools protocol and WebDriver BiDi both use. */
export type Connection = {
  send<Result>(method: string, params?: object): Promise<Result>
  close(): void
}

/** Opens a connection over a WebSocket. `hear` is called with each event that the browser sends. */
export async function connect(url: string, hear: (method: string, params: never) => void): Promise<Connection> {
  const socket = new WebSocket(url)
  const pending = new Map<number, { resolve(result: never): void; reject(error: Error): void }>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error, message }: Message = JSON.parse(String(data))
    if (id === undefined) {
      if (method) hear(method, params as never)
      return
    }
    if (error) pending.get(id)?.reject(new Error(`${JSON.stringify(error)} ${message ?? ''}`))
    else pending.get(id)?.resolve(result as never)
    pending.delete(id)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of pending.values()) reject(new Error('The browser closed the connection.'))
  })
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error(`Cannot connect to ${url}`)))
  })
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1
        pending.set(last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    close: () => socket.close(),
  }
}

export type Program = { output(): string; stop(): Promise<void> }

/**
 * Starts a program in a process group of its own, so that its children end with it.
 *
 * @param ready matches what the program prints once it can be used; null for a program that prints nothing
 * @returns the program and the first group of `ready`
 */
export async function startProgram(
  command: string,
  args: string[],
  ready: RegExp | null,
  environment: Record<string, string> = {},
): Promise<{ program: Program; found: string }> {
  const child = spawn(command, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  started.add(child)
  child.on('exit', () => started.delete(child))
  let output = ''
  const found = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => fail('is not ready after 60 s'), 60_000)
    const fail = (reason: string) => {
      endGroup(child, 'SIGKILL')
      reject(new Error(`${command} ${reason}:\n${output}`))
    }
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      const match = ready?.exec(output)
      if (match) done(match[1])
    }
    const done = (group = '') => {
      clearTimeout(timer)
      resolve(group)
    }
    if (!ready) child.on('spawn', () => done())
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', (error) => fail(error.message))
    child.on('exit', (code) => {
      clearTimeout(timer)
      fail(`ended with ${code}`)
    })
  })
  return { program: { output: () => output, stop: () => stop(child) }, found }
}

/** Kills all started programs without waiting, for the end of this process. */
export function killPrograms(): void {
  for (const child of started) endGroup(child, 'SIGKILL')
}

const started = new Set<ChildProcess>()

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  if (child.exitCode === null && child.signalCode === null) {
    endGroup(child, 'SIGTERM')
    await Promise.race([ended, wait(3_000)])
  }
  endGroup(child, 'SIGKILL')
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // The whole group has ended.
  }
}
