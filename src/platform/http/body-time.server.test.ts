import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { limitBodyTime } from './body-time.server.ts'
import type { App } from './route.server.ts'

/** Sends the beginning of a body of 20 bytes. `answered`: the first part of the answer; `said`: all of it, once the connection ends. */
function trickle(port: number, path: string) {
  let text = ''
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"a":`),
  )
  socket.on('data', (part) => {
    text += part
  })
  const said = new Promise<string>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('close', () => resolve(text))
  })
  const answered = new Promise<string>((resolve) => socket.once('data', (part) => resolve(String(part))))
  return { said, answered, send: (part: string) => socket.write(part), hangUp: () => socket.destroy() }
}

test('a body that does not arrive in time ends the request, and a route may allow more time', async () => {
  const app = fastify() as unknown as App
  limitBodyTime(app)
  app.post('/quick', { config: { bodyTimeMs: 100 } }, async () => 'done')
  app.post('/patient', { config: { bodyTimeMs: 10_000 } }, async () => 'done')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  try {
    const patient = trickle(port, '/patient')
    const refused = await trickle(port, '/quick').said
    expect(refused).toMatch(/^HTTP\/1\.1 408 [\s\S]*cache-control: no-store[\s\S]*connection: close/i)
    expect(JSON.parse(refused.split('\r\n\r\n')[1] ?? '')).toEqual({ error: 'La petición tardó demasiado en llegar.' })
    patient.hangUp()
    expect(await patient.said).toBe('')
    const whole = () =>
      fetch(`http://127.0.0.1:${port}/quick`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' })
    expect((await whole()).status).toBe(200)
    // A later request reaches its limit after that of the first, whose connection must not end.
    await trickle(port, '/quick').said
    expect((await whole()).status).toBe(200)
  } finally {
    await app.close()
  }
})

test('a slow upload continues as long as its route allows, and a stalled one is aborted', async ({ onTestFinished }) => {
  const app = fastify() as unknown as App
  limitBodyTime(app, { usualMs: 30_000, idleMs: 600 })
  app.post('/upload', { config: { bodyTimeMs: 60_000 } }, async ({ body }) => body)
  // Refuses a request without reading its body.
  app.post('/refused', { onRequest: async (_, reply) => reply.code(401).send('no') }, async () => 'done')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  try {
    const begin = async (path: string) => {
      const arrived = once(app.server, 'request')
      const sent = trickle(port, path)
      const [{ socket }] = (await arrived) as [IncomingMessage]
      return { ...sent, socket }
    }
    const slow = await begin('/upload')
    const resting = await begin('/upload')
    const refused = await begin('/refused')
    for (const sign of '"hello world" }') {
      const before = slow.socket.bytesRead
      slow.send(sign)
      await expect.poll(() => slow.socket.bytesRead, { interval: 5, timeout: 10_000 }).toBe(before + 1)
      vi.advanceTimersByTime(100)
    }
    expect(await slow.answered).toContain('"hello world"')
    slow.hangUp()
    expect(await resting.said).toMatch(/^HTTP\/1\.1 408 /)
    expect(await refused.said).toMatch(/^HTTP\/1\.1 401 /)
  } finally {
    await app.close()
  }
})
