import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, type RunningShop, sharedShop, startShop } from '../browser.ts'

// Reads the page about solar energy in Cuba as the server sends it: everything on it works without script.

let shop: RunningShop
let empty: RunningShop
beforeAll(async () => {
  shop = sharedShop()
  empty = await startShop({ DEMO: 'off' })
})
afterAll(async () => {
  await empty?.stop()
})

const read = async (from: RunningShop, language: string) => {
  const answer = await fetch(`${from.url}/cuba-energia-solar`, { headers: { 'accept-language': language } })
  expect(answer.status).toBe(200)
  return answer.text()
}
const chatOf = (html: string) =>
  [...html.matchAll(/href="https:\/\/wa\.me\/(\d+)\?text=([^"]*)"/g)].map(([, phone, text = '']) => [phone, decodeURIComponent(text)])

/** Sends a staff call as the administrator. */
async function send({ url }: RunningShop, path: string, data: object): Promise<void> {
  const post = (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', origin: url, cookie }
    return fetch(`${url}/api/admin/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  const cookies = (await post('login', ADMIN)).headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  expect((await post(path, data, cookies.join('; '))).ok).toBe(true)
}

describe('the page about solar energy in Cuba', () => {
  test('reports a catalogue without products and shows the way to a person: to the form, then to the chat once there is a number', async () => {
    await send(empty, 'categories', { nameDe: 'Module', nameEs: 'Paneles', nameEn: 'Panels', goods: 'panel' })
    const html = await read(empty, 'es')
    expect(html).toContain('Ningún inversor de la tienda da, él solo, 0.52\u00a0kW y 1.02\u00a0kW al arrancar')
    expect(chatOf(html)).toEqual([])
    expect(html).toContain('href="/contact')
    await send(empty, 'site-settings', { key: 'contact_technical_phone', value: '+53 5000 0001' })
    const chats = chatOf(await read(empty, 'es'))
    expect(chats.some(([phone, text]) => phone === '5350000001' && text?.startsWith('Hola, calculé mi consumo'))).toBe(true)
  })

  test('separates the company’s figure from the official one, and names a source for each', async () => {
    const html = await read(shop, 'en')
    for (const words of [
      'good month (company figure)',
      'official average',
      'Radio Reloj',
      'Radio Granma, 2017',
      '3.15 in December, 5.06 in April',
    ])
      expect([words, html.includes(words)]).toEqual([words, true])
    expect(html).toContain('href="https://doi.org/10.3390/rs13020169"')
    // The page says which provinces have no published figure.
    expect(html).toContain('The other provinces have no published figure')
  })

  test('states where to pick up and how to pay, and opens the chat with its own text', async () => {
    const html = await read(shop, 'en')
    for (const words of ['Pay in USD, EUR or CUP', 'Pickup only', 'We do not deliver.'])
      expect([words, html.includes(words)]).toEqual([words, true])
    expect(chatOf(html).filter(([, text]) => text?.startsWith('Hello, I saw the page about solar energy.')).length).toBe(1)
  })

  test('marks questions and answers for search engines, in either mode', async () => {
    const full = await read(shop, 'en')
    const [, data = '{}'] = /<script type="application\/ld\+json">([^<]*)</.exec(full) ?? []
    const page = JSON.parse(data)['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'FAQPage')
    expect(page.mainEntity.length).toBe(6)
    for (const { name, acceptedAnswer } of page.mainEntity) {
      expect(full).toContain(`<summary>${name}</summary>`)
      expect(acceptedAnswer.text.length).toBeGreaterThan(20)
    }
    const low = await read(shop, 'es')
    expect(low.match(/itemtype="https:\/\/schema\.org\/Question"/gi)?.length).toBe(6)
    expect(low.match(/itemtype="https:\/\/schema\.org\/Answer"/gi)?.length).toBe(6)
    expect(low).not.toContain('ld+json')
  })
})
