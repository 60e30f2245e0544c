import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

const SEGMENT_BYTES = 1460
/** Size of the IP and TCP headers without options. */
const HEADER_BYTES = 40
const FIRST_WINDOW = 10

export type NetworkKind = { kbitPerSecond: number; roundTripMs: number }
/** Mobile connections to simulate: `slow`, which most visitors have, and `faster`, which they have on a good day. */
export const networkKinds = {
  slow: { kbitPerSecond: 400, roundTripMs: 400 },
  faster: { kbitPerSecond: 1200, roundTripMs: 250 },
} satisfies Record<string, NetworkKind>

export type SlowNetwork = { proxy: string; close(): Promise<void> }

/**
 * Simulates a mobile network with TCP slow start, as a SOCKS proxy on the loopback. A browser treats a connection as open only
 * when the proxy confirms it, and meanwhile uses another one that becomes free, as in a real network. The model:
 *
 * - A connection is open one round trip after its request.
 * - Each direction of the network sends one packet at a time, for all connections together: (bytes + 40 of headers) at the
 *   network's speed. A packet arrives half a round trip after its last byte was sent.
 * - A sender has at most a window of packets of 1,460 bytes under way, at first ten. The acknowledgement comes half a round
 *   trip after the packet's arrival and makes room for the next. If more packets wait, it also widens the window by one, so
 *   the window doubles with every round trip.
 *
 * Not simulated: losses, the bytes of acknowledgements and handshakes, slow start after idle time, DNS, TLS.
 */
export async function openSlowNetwork({ kbitPerSecond, roundTripMs }: NetworkKind): Promise<SlowNetwork> {
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
    // A browser opens connections ahead and may close one before it has sent an address.
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

/** Does the SOCKS 5 handshake and returns the requested port. The host is always this machine. */
async function askedPort(browser: Socket): Promise<number> {
  await once(browser, 'data')
  browser.write(NO_SIGN_IN)
  const [request] = (await once(browser, 'data')) as [Buffer]
  browser.pause()
  return request.readUInt16BE(request.length - 2)
}

/** One direction of the network, shared by all connections. `send` returns the time at which a packet that is sent now arrives. */
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

/** Passes one direction of one connection on over the network. */
function carry(from: Socket, to: Socket, wire: Wire): void {
  const waiting: Buffer[] = []
  // Timers of different lengths may fire in another order within a millisecond, so each delivers the oldest packet.
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
      const inMs = wire.send(packet.length) - performance.now()
      setTimeout(arrive, inMs)
      setTimeout(answered, inMs + wire.oneWayMs)
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
