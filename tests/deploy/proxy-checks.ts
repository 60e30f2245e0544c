import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:http'
import sharp from 'sharp'
import { ADMIN } from '../browser.ts'
import { type Answer, type RunningProxy, sendRequest } from './proxies.ts'

/** Network address in the United States. No request of the test really comes from there. */
const ELSEWHERE = '8.8.8.8'
const FORGED = {
  'x-forwarded-for': ELSEWHERE,
  'x-real-ip': ELSEWHERE,
  forwarded: `for=${ELSEWHERE};proto=http`,
  'x-forwarded-proto': 'http',
  'cf-ipcountry': 'US',
  'x-country-code': 'US',
}
const MEGABYTE = 1024 * 1024
const BROWSER = { 'accept-encoding': 'gzip, br, dcb', 'accept-language': 'es', 'sec-ch-ua': '"Chromium";v="140"' }

export type Check = { name: string; run(): Promise<void> }

/** Everything that a proxy of `deploy` must do and must not do, one check each. */
export function proxyChecks({ port }: RunningProxy, shopPort: number): Check[] {
  return [
    { name: 'a visitor cannot forge address or country', run: () => forged(port, shopPort) },
    { name: 'the session cookie is Secure', run: async () => void (await signIn(port)) },
    { name: 'an upload of 9 MB arrives', run: () => upload(port) },
    { name: 'compressed answers pass unchanged', run: () => unchanged(port, shopPort) },
    { name: 'a later page is compressed against the one before', run: () => againstDictionary(port) },
  ]
}

async function forged(port: number, shopPort: number): Promise<void> {
  const believed = await direct(shopPort, '/api/geolocation', { 'x-forwarded-for': ELSEWHERE })
  expectEqual(JSON.parse(String(believed.body)).country, 'US', 'country for the shop itself, which trusts its proxy')
  const { body } = await sendRequest(port, '/api/geolocation', { headers: FORGED })
  expectEqual(JSON.parse(String(body)).country, null, 'country behind the proxy')
}

/** Signs in and checks that the cookies are Secure. @returns value of the Cookie header of later requests */
export async function signIn(port: number): Promise<string> {
  const headers = { ...FORGED, 'content-type': 'application/json', origin: 'https://localhost' }
  const body = JSON.stringify(ADMIN)
  const answer = await sendRequest(port, '/api/admin/login', { method: 'POST', headers, body })
  expectEqual(answer.status, 200, 'status of signing in')
  const cookies = [answer.headers['set-cookie'] ?? []].flat()
  for (const cookie of cookies) expectEqual(/; Secure/i.test(cookie), true, `Secure in "${cookie.replace(/=[^;]*/, '=…')}"`)
  expectEqual(cookies.length > 0, true, 'a cookie')
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}

async function upload(port: number): Promise<void> {
  // Noise cannot be compressed: 1755 by 1755 pixels of three bytes are 9 MB.
  const side = 1755
  const picture = await sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  expectEqual(picture.length > 8.8 * MEGABYTE && picture.length < 10 * MEGABYTE, true, 'a picture of 9 MB')
  const edge = 'edge-of-the-part'
  const head = `--${edge}\r\ncontent-disposition: form-data; name="images"; filename="9mb.png"\r\ncontent-type: image/png\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${edge}--\r\n`)])
  const headers = { cookie: await signIn(port), origin: 'https://localhost', 'content-type': `multipart/form-data; boundary=${edge}` }
  const answer = await sendRequest(port, '/api/admin/images/upload', { method: 'POST', headers, body })
  expectEqual(answer.status, 201, `status of the upload (${String(answer.body).slice(0, 200)})`)
}

async function unchanged(port: number, shopPort: number): Promise<void> {
  for (const path of ['/', '/products', '/sitemap.xml', '/api/products'])
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { ...BROWSER, 'accept-encoding': encoding }
      const own = { ...headers, host: `localhost:${port}`, 'x-forwarded-proto': 'https' }
      const before = await direct(shopPort, path, own)
      const here = await sendRequest(port, path, { headers })
      // The shop compresses a page better soon after its first answer, so either form may arrive.
      const there = await direct(shopPort, path, own)
      expectEqual(here.status, 200, `status of ${path}`)
      expectEqual(here.body.equals(before.body) || here.body.equals(there.body), true, `bytes of ${path} as ${encoding}`)
      for (const name of ['content-encoding', 'etag', 'cache-control', 'vary', 'use-as-dictionary', 'content-type'])
        expectEqual(here.headers[name], there.headers[name], `${name} of ${path} as ${encoding}`)
    }
}

async function againstDictionary(port: number): Promise<void> {
  const plain = await sendRequest(port, '/', { headers: { ...BROWSER, 'accept-encoding': 'identity' } })
  expectEqual(plain.headers['use-as-dictionary'] !== undefined, true, 'the offer of a dictionary')
  const hash = createHash('sha256').update(plain.body).digest('base64')
  const later = await sendRequest(port, '/products', { headers: { ...BROWSER, 'available-dictionary': `:${hash}:` } })
  expectEqual(later.headers['content-encoding'], 'dcb', 'encoding of the later page')
}

/** Sends a request to the shop itself, as a proxy does. */
function direct(port: number, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, agent: false, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }))
    })
    call.on('error', reject)
    call.end()
  })
}

export function expectEqual<Value>(found: Value, wanted: Value, name: string): void {
  if (found !== wanted) throw new Error(`${name} is ${String(found)}, not ${String(wanted)}`)
}
