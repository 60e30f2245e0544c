import { type ChildProcess, fork } from 'node:child_process'
import type { WorkAnswer, WorkRequest } from './answer-work.server.ts'
import { yieldToEventLoop } from './yield-to-event-loop.server.ts'

/** Thrown if the process crashed or took too long on every attempt at a call. */
export class WorkProcessCrash extends Error {
  override readonly name = 'WorkProcessCrash'
}

/** Functions of any arguments; the caller's type `Work` has those of each. */
type Functions = Record<string, (...args: never[]) => unknown>
type Pending = {
  request: WorkRequest
  attempts: number
  timer?: NodeJS.Timeout
  resolve(value: unknown): void
  reject(error: Error): void
}

const IDLE_MS = 5000
const ATTEMPTS = 2

type Limits = { atOnce: number; idleMs?: number; attempts?: number; maxMs?: number; heapMegabytes?: number }

export type WorkProcess<Work extends Functions> = {
  /** @param prepare returns the arguments when the call's turn comes; they are copied to the other process */
  run<Name extends keyof Work & string>(
    name: Name,
    prepare: () => Promise<Parameters<Work[Name]>>,
  ): Promise<Awaited<ReturnType<Work[Name]>>>
}

/**
 * Runs functions in another process, which starts with the first call and ends after a while without calls. If it crashes, its
 * calls are tried again in a new process.
 *
 * @param file a module that calls `answerWork` with these functions
 * @param atOnce maximum number of simultaneous calls; others wait in order
 * @param attempts maximum number of attempts at a call
 * @param maxMs after this time the process is killed, and all its calls count as crashed
 * @param heapMegabytes limit of the process's heap
 */
export function createWorkProcess<Work extends Functions>(
  file: string,
  { atOnce, idleMs = IDLE_MS, attempts = ATTEMPTS, maxMs, heapMegabytes }: Limits,
): WorkProcess<Work> {
  const pending = new Map<number, Pending>()
  const waiting: (() => void)[] = []
  let running = 0
  let lastId = 0
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    // 'advanced' copies buffers without JSON. stderr goes to the shop's stderr, except that of a process with a limited heap: at the limit,
    // which a refused file reaches, V8 writes pages of a native trace.
    const [execArgv, stderr] =
      heapMegabytes === undefined ? [[], 'inherit' as const] : [[`--max-old-space-size=${heapMegabytes}`], 'ignore' as const]
    const started = fork(file, { serialization: 'advanced', stdio: ['ignore', 'ignore', stderr, 'ipc'], execArgv })
    started.on('message', (answered) => settle(answered as WorkAnswer))
    started.on('error', (error) => lose(started, error))
    started.once('exit', (code, signal) => lose(started, new WorkProcessCrash(`${file} ended with ${signal ?? code}`)))
    return started
  }

  function send(work: Pending): void {
    clearTimeout(idle)
    work.attempts += 1
    try {
      child ??= start()
      // Keeps the shop's process alive while there is work.
      child.ref()
      child.channel?.ref()
      pending.set(work.request.id, work)
      // Ignores the error of a closed channel, since the exit event follows.
      child.send(work.request, () => {})
      const sentTo = child
      if (maxMs !== undefined) work.timer = setTimeout(() => sentTo.kill('SIGKILL'), maxMs).unref()
    } catch (error) {
      // `fork` throws if the machine has no memory for another process.
      pending.delete(work.request.id)
      work.reject(error as Error)
    }
  }

  function settle(answered: WorkAnswer): void {
    const work = pending.get(answered.id)
    pending.delete(answered.id)
    clearTimeout(work?.timer)
    if ('problem' in answered) work?.reject(new Error(answered.problem))
    else work?.resolve(answered.value)
    if (pending.size === 0) rest()
  }

  function rest(): void {
    child?.unref()
    child?.channel?.unref()
    idle = setTimeout(() => {
      child?.disconnect()
      child = undefined
    }, idleMs).unref()
  }

  function lose(gone: ChildProcess, error: Error): void {
    if (child !== gone) return
    child = undefined
    // Logs the crash for the operator, even if a retry helps.
    process.stderr.write(`${error.message}\n`)
    const lost = [...pending.values()]
    pending.clear()
    for (const work of lost) {
      clearTimeout(work.timer)
      if (work.attempts < attempts && error instanceof WorkProcessCrash) send(work)
      else work.reject(error)
    }
  }

  return {
    async run(name, prepare) {
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
      else running += 1
      try {
        const args = await prepare()
        // Starting the process and copying large arguments take tens of milliseconds each.
        await yieldToEventLoop()
        child ??= start()
        await yieldToEventLoop()
        lastId += 1
        const request = { id: lastId, name, args }
        return (await new Promise((resolve, reject) => send({ request, attempts: 0, resolve, reject }))) as never
      } finally {
        const next = waiting.shift()
        // Passes the slot to the next waiting call, so that no later call can take it.
        if (next) next()
        else running -= 1
      }
    },
  }
}
