/** Messages between the shop's process and a work process (work-process.server.ts): a request, and its answer. */
export type WorkRequest = { id: number; name: string; args: unknown[] }
export type WorkAnswer = { id: number; value: unknown } | { id: number; problem: string }

/** Runs in the child process of `createWorkProcess`: answers requests with these functions until the shop's process disconnects. */
export function answerWork(work: Record<string, (...args: never[]) => unknown>): void {
  const answer = (answered: WorkAnswer) => {
    if (process.connected) process.send?.(answered)
  }
  process.on('message', async ({ id, name, args }: WorkRequest) => {
    try {
      const does = work[name] as (...args: unknown[]) => unknown
      answer({ id, value: await does(...args) })
    } catch (error) {
      answer({ id, problem: (error as Error).message })
    }
  })
  // Ignores signals, which terminals and systemd send to all processes: the shop needs this process to finish its answers, and
  // then ends it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
}
