import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * How the front answers: by the shop; not at all; by breaking the connection; by the shop, while
 * answers to what is sent are lost; or, as a network does that wants a sign-in, every address with a page of its own.
 */
type FrontMode = 'shop' | 'silent' | 'broken' | 'deaf' | 'portal'

export type Front = {
  url: string
  mode: FrontMode
  /** Answers this many more requests, then breaks every connection. */
  breakAfter(requests: number): void
  /** Requests since the last call, each with the encoding of its answer. */
  take(): { path: string; encoding: string | undefined }[]
  close(): Promise<void>
}

const PORTAL = '<!DOCTYPE html><html lang="es"><title>Portal</title><h1>Inicie sesión en la red</h1>'

/** A server between browsers and a shop, which can fail as a network does. What a service worker fetches passes it too. */
export async function frontOf(shopUrl: string): Promise<Front> {
  let asked: ReturnType<Front['take']> = []
  let left = Number.POSITIVE_INFINITY
  const server: Server = createServer((incoming, answer) => {
    const path = incoming.url ?? '/'
    if (front.mode === 'silent') return
    if (front.mode === 'shop' && left <= 0) front.mode = 'broken'
    left -= 1
    if (front.mode === 'broken') return void incoming.socket.destroy()
    if (front.mode === 'portal') return void answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PORTAL)
    const onward = request(`${shopUrl}${path}`, { method: incoming.method, headers: incoming.headers }, (from) => {
      asked.push({ path, encoding: from.headers['content-encoding'] })
      if (front.mode === 'deaf' && incoming.method === 'POST') return void incoming.socket.destroy()
      answer.writeHead(from.statusCode ?? 502, from.rawHeaders)
      from.pipe(answer)
      // An answer that the shop breaks off ends here too; its reader would wait for the rest.
      from.on('close', () => {
        if (!from.complete) answer.destroy()
      })
    })
    onward.on('error', () => answer.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const front: Front = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mode: 'shop',
    breakAfter(requests) {
      left = requests
    },
    take() {
      const taken = asked
      asked = []
      return taken
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return front
}
