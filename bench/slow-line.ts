import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

const SEGMENT_BYTES = 1460
/** IP and TCP, without options. */
const HEADER_BYTES = 40
const FIRST_WINDOW = 10

export type LineKind = { kbitPerSecond: number; roundTripMs: number }
/** What most visitors have, and what they have on a good day. */
export const lineKinds = {
  slow: { kbitPerSecond: 400, roundTripMs: 400 },
  faster: { kbitPerSecond: 1200, roundTripMs: 250 },
} satisfies Record<string, LineKind>

export type SlowLine = { proxy: string; close(): Promise<void> }

/**
 * A mobile line with the start that TCP makes on it, as a SOCKS proxy on the loopback: a browser takes a connection for
 * open when the proxy says so, and so waits for it, and meanwhile uses another one that became free, as it does on a real
 * line. The model:
 *
 * - A connection is open one round trip after it was asked for.
 * - Each direction of the line takes one packet at a time, whichever connection it belongs to: (bytes + 40 of headers)
 *   at the line's speed, and it is on the other side half a round trip after its last byte went.
 * - A sender has at most a window of packets of 1,460 bytes under way. It begins with ten; each packet is answered for
 *   half a round trip after its arrival, which makes room for the next and, while the window is what holds the sender
 *   back, widens it by one: it doubles with every round trip.
 *
 * Left out: losses, the bytes of acknowledgements and handshakes, the new start after a long silence, names, TLS.
 */
export async function openSlowLine({ kbitPerSecond, roundTripMs }: LineKind): Promise<SlowLine> {
  const bytesPerMs = kbitPerSecond / 8
  const [up, down] = [wire(bytesPerMs, roundTripMs / 2), wire(bytesPerMs, roundTripMs / 2)]
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer({ noDelay: true, allowHalfOpen: true }, async (browser) => {
    keep(browser)
    // A browser opens connections ahead and may drop one before it has said where to.
    const port = await askedPort(browser).catch(() => undefined)
    if (port === undefined) return browser.destroy()
    const origin = connect({ host: '127.0.0.1', port, noDelay: true, allowHalfOpen: true })
    keep(origin)
    browser.on('close', () => origin.destroy())
    setTimeout(() => {
      browser.write(GRANTED)
      carry(browser, origin, up)
      carry(origin, browser, down)
    }, roundTripMs)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    proxy: `socks5://127.0.0.1:${(server.address() as { port: number }).port}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

const NO_SIGN_IN = Buffer.from([5, 0])
const GRANTED = Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0])

/** The talk of SOCKS 5 until the browser has said where it wants to: always this machine, so only the port counts. */
async function askedPort(browser: Socket): Promise<number> {
  await once(browser, 'data')
  browser.write(NO_SIGN_IN)
  const [request] = (await once(browser, 'data')) as [Buffer]
  browser.pause()
  return request.readUInt16BE(request.length - 2)
}

/** One direction of the line, shared by all connections: tells when a packet that is handed over now has arrived. */
type Wire = { oneWayMs: number; send(bytes: number): number }
function wire(bytesPerMs: number, oneWayMs: number): Wire {
  let freeAt = 0
  return {
    oneWayMs,
    send(bytes) {
      freeAt = Math.max(freeAt, performance.now()) + (bytes + HEADER_BYTES) / bytesPerMs
      return freeAt + oneWayMs
    },
  }
}

/** One direction of one connection. */
function carry(from: Socket, to: Socket, line: Wire): void {
  const waiting: Buffer[] = []
  // Timers of different lengths may pass each other within a millisecond: whichever rings delivers the oldest packet.
  const underWay: Buffer[] = []
  let unanswered = 0
  let window = FIRST_WINDOW
  let isEnded = false

  from.on('data', (bytes: Buffer) => {
    for (let start = 0; start < bytes.length; start += SEGMENT_BYTES) waiting.push(bytes.subarray(start, start + SEGMENT_BYTES))
    send()
  })
  from.on('end', () => {
    isEnded = true
    endWhenEmpty()
  })
  from.resume()

  function send(): void {
    while (unanswered < window) {
      const packet = waiting.shift()
      if (!packet) return
      unanswered += 1
      underWay.push(packet)
      const inMs = line.send(packet.length) - performance.now()
      setTimeout(arrive, inMs)
      setTimeout(answered, inMs + line.oneWayMs)
    }
  }
  function arrive(): void {
    const packet = underWay.shift()
    if (packet && to.writable) to.write(packet)
    endWhenEmpty()
  }
  function answered(): void {
    if (waiting.length > 0) window += 1
    unanswered -= 1
    send()
  }
  function endWhenEmpty(): void {
    if (isEnded && waiting.length + underWay.length === 0) to.end()
  }
}
