import type { Browser, Page } from 'playwright-core'
import { openDatabase } from '../../src/database/open.server.ts'
import { ADMIN, desktop, type RunningShop } from '../../tests/browser.ts'
import { fillCatalogue } from '../fill-catalogue.ts'
import { bytes, type Figures, measureTime, median, ms, repeat, withBrowser } from '../harness.ts'
import { makePhotograph } from '../photographs.ts'

const TIMES = 10
const PHOTOS = 10
const PHOTO_BYTES = 4_000_000

/** Times actions of staff with 1,000 products and 5,000 inquiries in a real browser. Medians of ten; the upload runs once. */
export async function bench(): Promise<Figures> {
  const fill = async (dataDir: string) => {
    await fillCatalogue(dataDir, 1000)
    await fillInquiries(dataDir, 5000)
  }
  return withBrowser(
    async (shop, browser) => {
      const opened = await repeat(TIMES, () => openDashboard(browser, shop))
      const saved = await saveProduct(browser, shop)
      return [
        ['script of the dashboard, brotli, with headers', bytes(median(opened.map(({ script }) => script)))],
        ['dashboard open, with an empty cache', ms(median(opened.map(({ time }) => time)))],
        ['product saved', ms(median(saved))],
        [`${PHOTOS} photographs of 4 MB uploaded`, ms(await uploadPhotographs(browser, shop))],
      ]
    },
    { fill },
  )
}

/** Opens a page of a fresh profile that is signed in as staff. */
async function signedIn(browser: Browser, shop: RunningShop): Promise<Page> {
  const context = await browser.newContext({ ...desktop, locale: 'de-DE', baseURL: shop.url })
  await context.request.post('/api/admin/login', { data: ADMIN, headers: { origin: shop.url } })
  return context.newPage()
}

/** Times the dashboard from its navigation until the product list responds, and measures its script in bytes. */
async function openDashboard(browser: Browser, shop: RunningShop): Promise<{ time: number; script: number }> {
  const page = await signedIn(browser, shop)
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const scripts = new Set<string>()
  let script = 0
  network.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength
  })
  const began = performance.now()
  await page.goto('/admin/dashboard')
  await page
    .getByRole('button', { name: / duplizieren$/ })
    .first()
    .waitFor()
  await page.waitForFunction(() => {
    const [button] = document.querySelectorAll('main button')
    return button !== undefined && Object.keys(button).some((key) => key.startsWith('__reactProps'))
  })
  const time = performance.now() - began
  await page.waitForLoadState('networkidle')
  await page.context().close()
  return { time, script }
}

/** Times a save from the click on "Speichern" until the page shows that everything is saved. */
async function saveProduct(browser: Browser, shop: RunningShop): Promise<number[]> {
  const page = await signedIn(browser, shop)
  await page.goto('/admin/products/1/edit')
  const name = page.getByLabel('Produktname').first()
  const times = await repeat(TIMES, async (time) => {
    await name.fill(`Artikel, ${time + 1}. Fassung`)
    return measureTime(async () => {
      await page.getByRole('button', { name: 'Speichern', exact: true }).click()
      await page.getByText('Alles gespeichert').first().waitFor()
    })
  })
  await page.context().close()
  return times
}

/** Times an upload from the choice of the files until the library has all of them. */
async function uploadPhotographs(browser: Browser, shop: RunningShop): Promise<number> {
  const page = await signedIn(browser, shop)
  await page.goto('/admin/images')
  await page.waitForLoadState('networkidle')
  const files = await Promise.all(
    Array.from({ length: PHOTOS }, async (_, number) => ({
      name: `foto-${number + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await makePhotograph(PHOTO_BYTES, number),
    })),
  )
  const began = performance.now()
  await page.locator('input[type=file]').first().setInputFiles(files)
  const count = async () => ((await (await page.request.get('/api/admin/images')).json()) as unknown[]).length
  while ((await count()) < PHOTOS) await page.waitForTimeout(50)
  const time = performance.now() - began
  await page.context().close()
  return time
}

async function fillInquiries(dataDir: string, count: number): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir })
  await db.transaction().execute(async (transaction) => {
    for (let n = 0; n < count; n += 1) {
      const moment = new Date(Date.UTC(2026, 0, 1) + n * 3_600_000).toISOString()
      await transaction
        .insertInto('inquiry')
        .values({
          code: `B${String(n).padStart(6, '0')}`,
          idempotency_key: null,
          name: `Cliente ${n}`,
          phone: '5555 1234',
          phone_e164: '+5355551234',
          email: n % 3 === 0 ? `cliente${n}@correo.example` : null,
          subject: null,
          message: 'Quisiera una cotización para una casa con nevera, ventiladores y bomba de agua. '.repeat(3),
          language: n % 5 === 0 ? 'en' : 'es',
          system_type: 'complete',
          status: n % 4 === 0 ? 'new' : 'processed',
          source: '/contact',
          details: '{}',
          notes: '',
          search_text: `cliente ${n} 5555 1234 cotizacion`,
          created_at: moment,
          updated_at: moment,
          deleted_at: null,
        })
        .execute()
    }
  })
  await close()
}
