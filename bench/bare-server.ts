import { createServer } from 'node:http'

// Answers the bytes and headers it is handed, and nothing else: what Node itself can do.
let parts: { headers: Record<string, string>; body: string }
process.on('message', (message: typeof parts) => {
  parts = message
  const body = Buffer.from(parts.body, 'base64')
  const server = createServer((_, response) => {
    response.writeHead(200, parts.headers)
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port))
})
