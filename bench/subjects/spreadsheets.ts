import { ADMIN } from '../../tests/browser.ts'
import { fillCatalogue } from '../fill-catalogue.ts'
import { type Figures, measureTime, ms, withShop } from '../harness.ts'

const PRODUCTS = 5000
const ASK_MS = 100

/** Times exports of 5,000 products, a trial and an import of 5,000 prices, and how long a cached page waits meanwhile. */
export async function bench(): Promise<Figures> {
  return withShop(
    async ({ url }) => {
      const cookie = await signIn(url)
      const headers = { cookie, origin: url }
      const product = `${url}/product/articulo-1`
      await (await fetch(product)).arrayBuffer()
      const beside = async (work: () => Promise<unknown>) => {
        let longest = 0
        let isOver = false
        const asking = (async () => {
          while (!isOver) longest = Math.max(longest, await measureTime(async () => (await fetch(product)).arrayBuffer()))
        })()
        const time = await measureTime(work)
        isOver = true
        await asking
        return [ms(time), `a page waits at most ${ms(longest)}`].join(', ')
      }
      const exported = (query: string) => async () => (await fetch(`${url}/api/admin/products/export?${query}`, { headers })).arrayBuffer()
      const csv = await beside(exported('format=csv'))
      const xlsx = await beside(exported('format=xlsx'))
      const rows = (await (await fetch(`${url}/api/admin/products`, { headers })).json()) as { slug: string }[]
      const table = ['slug,price', ...rows.map(({ slug }, at) => `${slug},${at + 10}.25`)].join('\n')
      const send = async (query: string) => {
        const body = new FormData()
        body.append('file', new File([table], 'prices.csv'))
        return (await fetch(`${url}/api/admin/products/import${query}`, { method: 'POST', headers, body })).json()
      }
      const trial = await beside(() => send('?dryRun=true'))
      const imported = await beside(async () => {
        const { id } = (await send('')) as { id: number }
        for (;;) {
          const { state } = (await (await fetch(`${url}/api/admin/imports/${id}`, { headers })).json()) as { state: string }
          if (state === 'done' || state === 'failed') return
          await new Promise((resolve) => setTimeout(resolve, ASK_MS))
        }
      })
      return [
        ['export, CSV', csv],
        ['export, XLSX', xlsx],
        ['trial of 5,000 prices', trial],
        ['import of 5,000 prices', imported],
      ]
    },
    { fill: (dataDir) => fillCatalogue(dataDir, PRODUCTS) },
  )
}

async function signIn(url: string): Promise<string> {
  const headers = { origin: url, 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/admin/login`, { method: 'POST', body: JSON.stringify(ADMIN), headers })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
