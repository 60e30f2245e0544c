import { connect, createServer, type Server, type Socket } from 'node:net'

export type Relay = {
  /** Address of the database through the relay. */
  url: string
  /** Breaks all connections and refuses new ones, as a server that was stopped does. */
  cut(): Promise<void>
  /** Lets connections through again, at the same port. */
  mend(): Promise<void>
  /** Keeps connections, takes new ones, and passes nothing on, as a server that was paused does. */
  freeze(): void
  /** Passes data on again, including what came meanwhile. */
  thaw(): void
}

/** Opens a port in front of a PostgreSQL server, so that a test can take the server away from one shop. */
export async function relayTo(databaseUrl: string): Promise<Relay> {
  const target = new URL(databaseUrl)
  const lines = new Set<Socket>()
  const pairs: [one: Socket, other: Socket][] = []
  let isFrozen = false
  let server: Server
  let port = 0

  function open(): Promise<void> {
    server = createServer((line) => {
      const onward = connect(Number(target.port), target.hostname)
      for (const [one, other] of [
        [line, onward],
        [onward, line],
      ] as const) {
        lines.add(one)
        one.on('error', () => {})
        one.on('close', () => {
          lines.delete(one)
          other.destroy()
        })
        pairs.push([one, other])
        if (!isFrozen) one.pipe(other)
      }
    })
    return new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => {
        port = (server.address() as { port: number }).port
        resolve()
      })
    })
  }

  await open()
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.toString(),
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const line of lines) line.destroy()
      }),
    mend: open,
    freeze() {
      isFrozen = true
      for (const [one, other] of pairs) one.unpipe(other).pause()
    },
    thaw() {
      isFrozen = false
      for (const [one, other] of pairs) if (!one.destroyed && !other.destroyed) one.pipe(other)
    },
  }
}
