/** Request to a work process, and its answer. */
export type WorkRequest = { id: number; name: string; args: unknown[] }
export type Answered = { id: number; value: unknown } | { id: number; problem: string }

/** The child's side of `workProcess`: runs the requested functions until the parent is gone. */
export function answerWork(work: Record<string, (...args: never[]) => unknown>): void {
  const answer = (answered: Answered) => {
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
  // Terminals and systemd signal every process; the shop first finishes its answers and then ends this process itself.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
}
