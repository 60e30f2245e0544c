import { type RunningProxy, sendRequest } from './proxies.ts'

const READERS = 8
const PATHS = ['/', '/products', '/contact', '/api/products', '/products?lang=en', '/cuba-energia-solar', '/sitemap.xml']

export type LoadFigures = { requests: number; writes: number; errors: string[]; slowestMs: number }

/**
 * Starts visitors and a member of staff at each proxy. Each sends the next request as soon as the last one is answered.
 *
 * @param cookie session of the member of staff, who changes a price again and again
 * @returns function that stops them and returns the figures
 */
export function startLoad(
  proxies: readonly RunningProxy[],
  { cookie, productId }: { cookie: string; productId: number },
): () => Promise<LoadFigures> {
  const figures: LoadFigures = { requests: 0, writes: 0, errors: [], slowestMs: 0 }
  let isOver = false

  async function repeat(name: string, work: (count: number) => Promise<number>): Promise<void> {
    for (let count = 0; !isOver; count += 1) {
      const began = performance.now()
      try {
        const status = await work(count)
        if (status !== 200) figures.errors.push(`${name}: ${status}`)
      } catch (error) {
        figures.errors.push(`${name}: ${(error as Error).message}`)
      }
      figures.requests += 1
      figures.slowestMs = Math.max(figures.slowestMs, Math.round(performance.now() - began))
    }
  }

  const headers = { cookie, origin: 'https://localhost', 'content-type': 'application/json' }
  const all = proxies.flatMap(({ name, port }) => [
    ...Array.from({ length: READERS }, (_, reader) =>
      repeat(
        `${name}, GET`,
        async (count) =>
          (await sendRequest(port, PATHS[(count + reader) % PATHS.length] ?? '/', { headers: { 'accept-language': 'es' } })).status,
      ),
    ),
    repeat(`${name}, PUT`, async (count) => {
      figures.writes += 1
      const body = JSON.stringify({ newPrice: `${100 + (count % 100)}.00` })
      return (await sendRequest(port, `/api/admin/products/${productId}`, { method: 'PUT', headers, body })).status
    }),
  ])
  return async () => {
    isOver = true
    await Promise.all(all)
    return figures
  }
}
