import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { limitBodyTime } from './body-time.server.ts'
import type { App } from './route.server.ts'

/** Sends the beginning of a body and nothing more; `said` is what the server says until either of both hangs up. */
function trickle(port: number, path: string): { said: Promise<string>; hangUp(): void } {
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
  return { said, hangUp: () => socket.destroy() }
}

test('a body that does not arrive in time ends the request; a route may give it longer', async () => {
  const app = fastify() as unknown as App
  limitBodyTime(app)
  app.post('/quick', { config: { bodyTimeMs: 100 } }, async () => 'done')
  app.post('/patient', { config: { bodyTimeMs: 10_000 } }, async () => 'done')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  try {
    const patient = trickle(port, '/patient')
    expect(await trickle(port, '/quick').said).toMatch(/^HTTP\/1\.1 408 /)
    patient.hangUp()
    expect(await patient.said).toBe('')
    const whole = () =>
      fetch(`http://127.0.0.1:${port}/quick`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' })
    expect((await whole()).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect((await whole()).status).toBe(200)
  } finally {
    await app.close()
  }
})
