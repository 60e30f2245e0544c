import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A LibreTranslate server of a test's own: it puts the language before each text. */
export function translationService() {
  const service = {
    /** False: requests are refused, as with an expired key. */
    isWorking: true,
    /** Answers wait for it. */
    gate: Promise.resolve(),
    /** Starts it. @returns the shop's environment */
    async environment(): Promise<{ TRANSLATE_URL: string }> {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return { TRANSLATE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
    },
    stop(): void {
      server.closeAllConnections()
      server.close()
    },
  }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const { q, target } = JSON.parse(text) as { q: string[]; target: string }
    await service.gate
    response.writeHead(service.isWorking ? 200 : 403, { 'content-type': 'application/json' })
    response.end(JSON.stringify(service.isWorking ? { translatedText: q.map((html) => `${target}: ${html}`) } : { error: 'no' }))
  })
  return service
}
