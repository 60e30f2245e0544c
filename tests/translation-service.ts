import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Creates a fake LibreTranslate server, which "translates" a text by putting the target language before it. */
export function translationService() {
  const service = {
    /** False: requests are refused, as with an expired key. */
    isWorking: true,
    /** Answers wait for this promise. */
    gate: Promise.resolve(),
    /** Starts the server. @returns environment variables for the shop */
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
