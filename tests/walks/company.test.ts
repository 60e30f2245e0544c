import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop } from '../browser.ts'
import { publicRoutes } from '../public-routes.ts'
import { walks } from '../walks.ts'

const OLD = 'Matanzas Solar'
const NEW = 'Sol y Sombra'

const walk = walks()

/** Compressing dozens of documents that only the test reads would take longer than rendering them. */
const UNPACKED = { headers: { 'accept-encoding': 'identity' } }

/** Addresses that public-routes.ts does not list: files for phones and search engines, the public settings, and further pages. */
const otherPaths = [
  ...['/manifest.webmanifest', '/sitemap.xml', '/robots.txt', '/api/site-settings'],
  ...['/garantia', '/connection', '/guardar-catalogo', '/nowhere'],
]

test('the new name of the company is on every page and in every file, and the old one nowhere', async () => {
  const page = await walk.signedIn('/admin/company')
  const preview = page.getByRole('region', { name: 'So steht es auf der Website' })
  await page.locator('[name=company_brand]').fill(NEW)
  await preview.getByText(NEW).first().waitFor()
  await page.getByRole('button', { name: 'Name der Firma speichern' }).click()
  await page.getByText('Angaben zur Firma gespeichert').waitFor()
  // The staff area's own header has the name without a reload.
  await page.locator('header .logo').getByText(NEW).waitFor()

  const paths = [...publicRoutes, ...otherPaths]
  for (const path of paths.flatMap((one) => ['es', 'en'].map((language) => `${one}${one.includes('?') ? '&' : '?'}lang=${language}`))) {
    const text = await (await page.request.get(path, UNPACKED)).text()
    expect([path, text.includes(OLD)]).toEqual([path, false])
    if (text.startsWith('<!DOCTYPE')) expect([path, /<title>[^<]* · Sol y Sombra<\/title>/.test(text)]).toEqual([path, true])
  }
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: NEW, short_name: NEW })
  expect(manifest.screenshots).toBeUndefined()
  const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(await (await page.request.get('/')).text()) ?? []
  expect((await page.request.get(new URL(address).pathname)).status()).toBe(200)
  for (const path of ['/admin/login', '/admin/dashboard', '/admin/contact', '/admin/account']) {
    const text = await (await page.request.get(path, UNPACKED)).text()
    expect([path, text.includes(OLD), text.includes(NEW)]).toEqual([path, false, true])
  }
})

test('the field of the country names the country of a code', async () => {
  const page = await walk.signedIn('/admin/company')
  await page.getByText('gespeichert werden zwei Buchstaben. Jetzt: Kuba.').waitFor()
  await page.locator('[name=company_country]').fill('de')
  await page.getByText('gespeichert werden zwei Buchstaben. Jetzt: Deutschland.').waitFor()
})

test('two people who change the same fact read both values and the name of the other person', async () => {
  const page = await walk.signedIn('/admin/company')
  walk.excuse('409 /api/admin/site-settings')
  await page.locator('[name=company_region]').fill('Camagüey')
  const headers = { origin: walk.shop.url }
  const data = { key: 'company_region', value: 'Villa Clara' }
  expect((await page.request.post('/api/admin/site-settings', { data, headers })).ok()).toBe(true)
  await page.getByRole('button', { name: 'Alle speichern' }).click()
  await page.getByText(/^Gespeichert ist jetzt: Villa Clara \(admin, /).waitFor()
  await page.getByText('Ihre Eingabe: Camagüey').waitFor()
  // The message over the page has both too: it stays in view if the field is not.
  await page.getByText(/: Gespeichert ist jetzt „Villa Clara“ \(admin, .*\)\. Ihre Eingaben stehen noch im Formular/).waitFor()
})

test.each([390, 1280])(
  'at %i px the message over the page covers neither the problem of a refused fact nor the last field',
  async (width) => {
    walk.excuse('400 /api/admin/site-settings')
    const page = await walk.signedIn('/admin/company', { ...desktop, viewport: { width, height: 800 } })
    const years = page.locator('[name=statistic_years]')
    await years.fill('viele')
    // The field is in view, where the message will be.
    await years.evaluate((field) => scrollBy({ top: field.getBoundingClientRect().bottom - innerHeight + 190, behavior: 'instant' }))
    await page.getByRole('button', { name: 'Jahre Erfahrung speichern' }).click()
    const toast = page.locator('.toast')
    await toast.waitFor()
    const top = async () => (await toast.boundingBox())?.y ?? 0
    const endOf = (place: Locator) => place.evaluate((one) => one.getBoundingClientRect().bottom)
    await expect.poll(async () => (await endOf(page.locator('.err'))) < (await top())).toBe(true)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    expect(await endOf(page.locator('#main .panel').last())).toBeLessThan(await top())
  },
)

// Without a name of the company, pages show the host of the shop's address.
test('an unset fact is on no page: no empty label, no undefined', async () => {
  const page = await walk.signedIn('/admin/company')
  const settings = (await (await page.request.get('/api/admin/site-settings')).json()) as { key: string }[]
  const cleared = settings.filter(({ key }) => !key.startsWith('hero_image') && key !== 'verification_countries')
  for (const { key } of cleared) {
    const body = { key, value: '' }
    const saved = await page.request.post('/api/admin/site-settings', { data: body, headers: { origin: walk.shop.url } })
    expect([key, saved.status()]).toEqual([key, 200])
  }
  for (const path of [...publicRoutes, ...otherPaths].flatMap((one) =>
    ['es', 'en'].map((l) => `${one}${one.includes('?') ? '&' : '?'}lang=${l}`),
  )) {
    const text = await (await page.request.get(path, UNPACKED)).text()
    for (const wrong of ['undefined', 'NaN', 'Matanzas', 'href="tel:"', 'href="mailto:"', 'https://wa.me/?', 'href=""', '330', '35+'])
      expect([path, wrong, at(text, wrong)]).toEqual([path, wrong, ''])
    if (text.startsWith('<!DOCTYPE')) expect([path, /<title>[^<]* · 127\.0\.0\.1:0<\/title>/.test(text)]).toEqual([path, true])
  }
  await page.goto('/admin/dashboard')
  const tasks = page.getByRole('region', { name: 'Zu erledigen' })
  await tasks.getByRole('link', { name: 'Name der Firma' }).waitFor()
})

/** Surroundings of a wrong text in a page, for the failure report; '' if the page does not contain it. */
function at(text: string, wrong: string): string {
  const visible = text
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<style>.*?<\/style>/gs, '')
    // Visitors choose the recipient of a shared address.
    .replace(/<a [^>]*data-share[^>]*>/g, '')
  const index = visible.indexOf(wrong)
  return index < 0 ? '' : visible.slice(Math.max(0, index - 60), index + 60)
}

test('colours and letters of the company are on pages, in icons and in the manifest; others are refused with a suggestion', async () => {
  const page = await walk.signedIn('/admin/company')
  await page.locator('[name=company_colour_main]').fill('#f0f0f0')
  await page.getByText('Darauf ist die Schrift schlecht zu lesen.').waitFor()
  await page.getByRole('button', { name: /^#[0-9a-f]{6} nehmen$/ }).click()
  await page.locator('[name=company_colour_main]').fill('#4a1048')
  await page.locator('[name=company_mark_letters]').fill('SyS')
  const before = await (await page.request.get('/icon-192.png')).body()
  await page.getByRole('button', { name: 'Alle speichern' }).click()
  await page.getByText('Angaben zur Firma gespeichert').waitFor()
  // The staff area has the saved colours without a reload, also after further changes.
  const ink = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-ink').trim())
  await expect.poll(ink).toBe('#4a1048')
  await page.locator('[name=company_colour_main]').fill('')
  await page.getByRole('button', { name: 'Alle speichern' }).click()
  await expect.poll(ink).toBe('#0a363f')
  await page.locator('[name=company_colour_main]').fill('#4a1048')
  await page.getByRole('button', { name: 'Alle speichern' }).click()
  await expect.poll(ink).toBe('#4a1048')
  const html = await (await page.request.get('/?lang=es')).text()
  expect(html).toContain('--color-ink:#4a1048')
  expect(html).toContain('name="theme-color" content="#4a1048"')
  expect(html).toContain('>SyS</text>')
  expect(await (await page.request.get('/manifest.webmanifest')).json()).toMatchObject({ theme_color: '#4a1048' })
  const icon = await page.request.get('/icon-192.png')
  expect([icon.headers()['content-type'], (await icon.body()).equals(before)]).toEqual(['image/png', false])
  await page.goto('/?lang=es')
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('.foot') as Element).backgroundColor)).not.toBe('rgb(6, 38, 45)')
})
