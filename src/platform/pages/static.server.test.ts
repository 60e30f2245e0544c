import { describe, expect, test, vi } from 'vitest'
import { startCountedPages } from '#tests/counted-pages.ts'

describe('files of the build', () => {
  const pages = startCountedPages()
  const { address, get, rendered } = pages

  test('are not answered by a page; neither are calls and page data', async () => {
    expect((await get('/api/unknown')).json()).toHaveProperty('error')
    expect((await get('/api/unknown')).statusCode).toBe(404)
    // Addresses at which React Router serves page data to its own client.
    for (const url of ['/products.data', '/.data', '/_root.data']) expect([url, (await get(url)).statusCode]).toEqual([url, 404])
    expect(rendered).toEqual([])
    const asset = await get('/assets/app-1.js')
    expect(asset.body).toBe('app')
    expect(asset.headers['cache-control']).toContain('immutable')
  })

  test('are an ordinary 404 if they are missing, and the first one is logged as an error', async () => {
    const logged = vi.spyOn(pages.app.log, 'error')
    for (const url of ['/assets/unknown.js', '/assets/gone-1.js', '/assets/gone-1.js', '/assets/gone-2.js']) {
      const { status, headers } = await fetch(`${address()}${url}`)
      const said = ['cache-control', 'x-content-type-options', 'content-length'].map((name) => headers.get(name))
      expect([url, status, ...said]).toEqual([url, 404, 'no-store', 'nosniff', '22'])
    }
    expect(logged).toHaveBeenCalledTimes(1)
    logged.mockRestore()
  })

  test('of an earlier build, which a page left open may need, are still sent', async () => {
    const answer = await fetch(`${address()}/assets/replaced-1.js`)
    expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([200, 'app', 'text/javascript'])
  })

  test('are sent compressed, with a Vary header', async () => {
    const brotli = await fetch(`${address()}/assets/small-1.js`, { headers: { 'accept-encoding': 'BR' } })
    expect([brotli.headers.get('content-encoding'), brotli.headers.get('vary')]).toEqual(['br', 'accept-encoding'])
    const plain = await get('/assets/small-1.js')
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding'])
    const gzip = await get('/assets/small-1.js', { 'accept-encoding': 'br;q=0.1, gzip;q=1' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect((await get('/assets/app-1.js', { 'accept-encoding': 'br' })).headers.vary).toBeUndefined()
  })
})
