import { createServer } from 'node:http'

// A server that answers every request with the same body and headers, sent by its parent process: the maximum speed of Node.
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
