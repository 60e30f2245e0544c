import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { productId } from '../goods.ts'
import { writePhonePhotos } from '../phone-photos.ts'
import { message, openStaffPage, reloadStaffPage, sayYes, walks } from '../walks.ts'

type Listed = { id: number; filename: string; url: string; width: number; height: number; size: number }

describe('photos from a phone on a slow connection', () => {
  const walk = walks()
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'photos-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const library = async (page: Page) => (await (await page.request.get('/api/admin/images')).json()) as Listed[]
  const photosIn = async (page: Page) => (await library(page)).filter(({ filename }) => filename.startsWith('IMG_'))

  /** Limits uploads to 300 KB a second, with a delay of 300 ms. `lose` cuts the connection. */
  async function emulateSlowNetwork(page: Page): Promise<{ lose(): Promise<void> }> {
    const session = await page.context().newCDPSession(page)
    const slow = { latency: 300, downloadThroughput: 2_000_000, uploadThroughput: 300_000 }
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow })
    return { lose: () => session.send('Network.emulateNetworkConditions', { offline: true, ...slow }) as Promise<unknown> as Promise<void> }
  }

  test('five of them arrive once, despite a lost connection and a closed page', async () => {
    walk.excuse('ERR_INTERNET_DISCONNECTED')
    const photos = await writePhonePhotos(folder, 5)
    const page = await walk.signedIn('/admin/images')
    const context = page.context()
    const network = await emulateSlowNetwork(page)
    await page.locator('input[type=file]').setInputFiles(photos)
    const strip = page.getByRole('status').filter({ hasText: /Fotos? wartet|Fotos warten|zu senden/ })
    await strip.getByText('Noch 5 Fotos zu senden').waitFor()
    await page.getByText('Lassen Sie die Seite offen, bis alle Fotos verkleinert sind.').waitFor()
    const lines = page.getByRole('list', { name: 'Hochgeladene Dateien' })
    await lines
      .getByText(/^12 MB → [\d,]+ (KB|MB)$/)
      .first()
      .waitFor()
    await expect.poll(async () => (await photosIn(page)).length, { timeout: 60_000 }).toBeGreaterThan(0)

    await network.lose()
    await lines.getByText('Wartet auf Verbindung').first().waitFor()
    await strip.getByText(/^\d+ Fotos? (wartet|warten) noch$/).waitFor({ timeout: 60_000 })
    // Waits until all photos are shrunk and stored on the device, so that the page can be closed.
    await expect.poll(() => lines.getByText('Wird verkleinert').count(), { timeout: 90_000 }).toBe(0)
    await page.close()
    const before = (await (await context.request.get('/api/admin/images')).json()) as Listed[]
    expect(before.filter(({ filename }) => filename.startsWith('IMG_')).length).toBeLessThan(5)

    const later = await context.newPage()
    await openStaffPage(later, '/admin/dashboard')
    await expect.poll(async () => (await photosIn(later)).length, { timeout: 90_000 }).toBe(5)
    await message(later, 'hochgeladen').waitFor()
    await expect.poll(() => later.getByText(/Fotos? warte|zu senden/).count()).toBe(0)

    const arrived = await photosIn(later)
    expect(arrived.map(({ filename }) => filename).sort()).toEqual(photos.map((path) => path.slice(folder.length + 1)).sort())
    for (const { width, height, size } of arrived) {
      expect([width, height]).toEqual([1920, 2560])
      expect(size).toBeLessThan(5 * 1024 * 1024)
    }
  })

  test('arrive upright and without their GPS position', async () => {
    const page = await walk.signedIn('/admin/images')
    const earlier = (await photosIn(page)).map(({ id }) => id)
    const arrived = async () => (await photosIn(page)).filter(({ id }) => !earlier.includes(id))
    await page.locator('input[type=file]').setInputFiles(await writePhonePhotos(folder, 1))
    await expect.poll(async () => (await arrived()).length, { timeout: 30_000 }).toBe(1)
    for (const { id } of await arrived()) {
      const bytes = await (await page.request.get(`/api/admin/images/${id}/original`)).body()
      const { exif, xmp, orientation } = await sharp(bytes).metadata()
      expect({ exif, xmp, orientation }).toEqual({ exif: undefined, xmp: undefined, orientation: undefined })
      const at = async (top: number) =>
        (await sharp(bytes).extract({ left: 960, top, width: 8, height: 8 }).resize(1, 1).raw().toBuffer()).subarray(0, 3)
      const [up, down] = [await at(100), await at(2400)]
      expect((up[0] ?? 0) > 150 && (up[2] ?? 255) < 90, `${up}`).toBe(true)
      expect((down[2] ?? 0) > 150 && (down[0] ?? 255) < 90, `${down}`).toBe(true)
    }
  })

  test('belong to a product also after the form was closed while they waited', async () => {
    walk.excuse('ERR_INTERNET_DISCONNECTED')
    const [first = '', second = ''] = await writePhonePhotos(folder, 2, { megabytes: 40 })
    const path = `/admin/products/${productId('sistema-solar-completo-3-kw')}/edit`
    const page = await walk.signedIn(path)
    const gallery = page.getByRole('list', { name: /Weitere Bilder|Galerie/ })
    const pictures = () => gallery.getByRole('listitem').count()
    const before = await pictures()
    await page.context().setOffline(true)
    await page.locator('input[type=file][multiple]').setInputFiles([first, second])
    await expect.poll(pictures).toBe(before + 2)
    await gallery.getByText('Wartet auf Verbindung').nth(1).waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Speichern', exact: true }).last().click()
    await message(page, 'Fotos sind noch unterwegs').waitFor()
    await page.close()

    await page.context().setOffline(false)
    const later = await page.context().newPage()
    await openStaffPage(later, path)
    await later.getByText('ist wieder da und noch nicht gespeichert').waitFor()
    await expect.poll(() => later.locator('.gal-e img[src^="/media/"]').count(), { timeout: 60_000 }).toBe(before + 1)
    await later.getByRole('button', { name: 'Speichern', exact: true }).last().click()
    await message(later, 'gespeichert').waitFor()

    // The page asks for their descriptions once, for all together, and suggests the product's name.
    await later.getByText('2 neue Bilder haben keine Beschreibung').waitFor()
    await openStaffPage(later, '/admin/dashboard')
    await later.getByText('2 neue Bilder haben keine Beschreibung').waitFor()
    const task = later.getByRole('link', { name: /\d Bild(er)? beschreiben/ })
    const undescribed = async () => ((await task.count()) > 0 ? Number.parseInt(await task.innerText(), 10) : 0)
    const { tasks } = (await (await later.request.get('/api/admin/tasks')).json()) as { tasks: { kind: string; count?: number }[] }
    const open = tasks.find(({ kind }) => kind === 'pictures')?.count ?? 0
    expect(open).toBeGreaterThanOrEqual(2)
    await later.getByRole('button', { name: 'Beschreiben' }).click()
    const dialog = later.getByRole('dialog', { name: 'Neue Bilder beschreiben' })
    const spanish = dialog.getByLabel('Spanisch')
    expect(await spanish.nth(0).inputValue()).toContain('3 kW')
    expect(await spanish.nth(1).inputValue()).toMatch(/ \(2\)$/)
    await spanish.nth(1).fill('El inversor, de cerca')
    await dialog.getByRole('button', { name: 'Speichern', exact: true }).click()
    await message(later, '2 Bildbeschreibungen gespeichert').waitFor()
    // The dashboard's task no longer counts them.
    await expect.poll(undescribed).toBe(open - 2)
    const described = (await (await later.request.get('/api/admin/images')).json()) as { altEs: string; altDe: string }[]
    expect(described.slice(0, 2).map(({ altEs }) => altEs)).toContain('El inversor, de cerca')
    expect(described.slice(0, 2).every(({ altDe }) => altDe.includes('3 kW'))).toBe(true)
    const [product] = [await (await later.request.get('/api/products/sistema-solar-completo-3-kw')).json()] as { images: string[] }[]
    expect(product?.images).toHaveLength(before + 1)
  })

  test('are saved with their product by one press of the button, although they are under way', async () => {
    walk.excuse('ERR_INTERNET_DISCONNECTED')
    const [photo = '', other = ''] = await writePhonePhotos(folder, 2)
    const slug = 'sistema-solar-completo-5-kw'
    const page = await walk.signedIn(`/admin/products/${productId(slug)}/edit`)
    const images = async () => ((await (await page.request.get(`/api/products/${slug}`)).json()) as { images: string[] }).images
    const before = (await images()).length
    const gallery = page.getByRole('list', { name: /Weitere Bilder|Galerie/ })
    const underWay = message(page, 'Fotos sind noch unterwegs')
    const save = page.getByRole('button', { name: 'Speichern', exact: true }).last()
    const addOffline = async (file: string) => {
      await page.context().setOffline(true)
      await page.locator('input[type=file][multiple]').setInputFiles(file)
      await gallery.getByText('Wartet auf Verbindung').waitFor({ timeout: 60_000 })
    }
    const goOnline = async () => {
      await page.context().setOffline(false)
      await gallery.locator('canvas').waitFor({ state: 'detached', timeout: 60_000 })
    }

    await addOffline(photo)
    await save.click()
    await message(page, 'Gespeichert wird von selbst, sobald sie da sind, wenn diese Seite offen bleibt.').waitFor()
    await goOnline()
    await message(page, 'gespeichert').waitFor()
    expect([(await images()).length, await underWay.count()]).toEqual([before + 1, 0])

    // A text that was typed since the press may be incomplete: it is not saved by itself.
    await addOffline(other)
    await save.click()
    await underWay.waitFor()
    await page.getByLabel('Artikelnummer').fill('SYS-05')
    await goOnline()
    await message(page, 'Noch nicht gespeichert').waitFor()
    expect([(await images()).length, await underWay.count()]).toEqual([before + 1, 0])
    // The message is about this form only.
    await sayYes(page)
    await page.getByRole('link', { name: 'Abbrechen' }).last().click()
    await page.waitForURL('**/admin/dashboard**')
    await expect.poll(() => message(page, 'Noch nicht gespeichert').count()).toBe(0)
  })

  test('are cropped with the keyboard or by dragging, and lists show that part only', async () => {
    const page = await walk.signedIn(`/admin/products/${productId('sistema-solar-completo-3-kw')}/edit`)
    const address = await page.getByLabel('Bild-Adresse').inputValue()
    const previewBefore = page.request
      .get('/product/sistema-solar-completo-3-kw?lang=es')
      .then(async (answer) => /property="og:image" content="([^"]*)"/.exec(await answer.text())?.[1])
    await page.getByRole('button', { name: 'Ausschnitt und Beschreibung', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Wichtigster Punkt: 50 %, 50 %' }).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('ArrowUp')
    await dialog.getByRole('button', { name: 'Wichtigster Punkt: 60 %, 49 %' }).waitFor()
    await dialog.getByLabel('Nur einen Ausschnitt zeigen').check()
    const corner = await dialog.getByRole('button', { name: 'Ecke unten rechts: 90 %, 90 %' }).boundingBox()
    if (!corner) throw new Error('The corner is not visible.')
    await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2)
    await page.mouse.down()
    await page.mouse.move(corner.x - 40, corner.y - 40, { steps: 5 })
    await page.mouse.up()
    expect(await dialog.getByRole('button', { name: /^Ecke unten rechts/ }).getAttribute('aria-label')).not.toContain('90 %, 90 %')
    await dialog.getByRole('button', { name: 'Speichern', exact: true }).click()
    await message(page, 'gespeichert').waitFor()
    await page.keyboard.press('Escape')
    // The form, its preview and the library show what visitors see.
    const ofPicture = page.locator(`main img[src*="${address.split('/')[2]}-"]`)
    await expect.poll(() => ofPicture.first().evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    expect(await ofPicture.first().getAttribute('src')).not.toContain('000000000000')
    await page.setViewportSize({ width: 390, height: 800 })
    await openStaffPage(page, '/admin/images')
    const tile = page.getByRole('listitem').filter({ hasText: 'zugeschnitten' })
    await tile
      .locator(`img[src*="${address.split('/')[2]}-"]`)
      .first()
      .waitFor({ state: 'attached' })
    const filter = page.getByLabel('Filter', { exact: true })
    expect((await filter.boundingBox())?.width).toBeGreaterThan(300)
    // On a phone the button to save stays in view, before the one to delete.
    await tile
      .getByRole('button', { name: /^Mehr zu / })
      .first()
      .click()
    const buttons = page.getByRole('dialog').getByRole('button')
    expect(await buttons.evaluateAll((all) => all.slice(-2).map((button) => button.textContent))).toEqual(['Speichern', 'Löschen'])
    for (const name of ['Speichern', 'Löschen'])
      expect((await page.getByRole('dialog').getByRole('button', { name, exact: true }).boundingBox())?.y).toBeLessThan(760)

    const visitor = await walk.arrive()
    await visitor.page.goto(`${walk.shop.url}/product/sistema-solar-completo-3-kw?lang=es`)
    const shown = visitor.page.locator(`main img[src*="${address.split('/')[2]}-"]`).first()
    await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    expect(await shown.getAttribute('style')).toContain('--focus')
    expect(await shown.evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain')
    // The preview in chats shows the same part of the picture.
    const preview = await visitor.page.locator('meta[property="og:image"]').getAttribute('content')
    expect((await visitor.page.request.get(walk.shop.url + new URL(preview ?? '').pathname)).status()).toBe(200)
    expect(preview).not.toBe(await previewBefore)
  })

  test('of the gallery have the same dialog, and a picture with a focus alone is whole in lists', async () => {
    const path = `/admin/products/${productId('sistema-solar-completo-3-kw')}`
    const page = await walk.signedIn('/admin/dashboard')
    const headers = { origin: walk.shop.url }
    const batteries = (await library(page)).find(({ filename }) => filename === 'batteries.jpg')
    await page.request.put(`/api${path}`, { data: { images: [batteries?.url] }, headers })
    await openStaffPage(page, `${path}/edit`)
    const cropped = page.getByRole('list', { name: /Weitere Bilder/ }).locator('img[src^="/media/"]')
    await page.getByRole('button', { name: 'Bild 1: Ausschnitt und Beschreibung' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Wichtigster Punkt: 50 %, 50 %' }).focus()
    await page.keyboard.press('Shift+ArrowUp')
    await dialog.getByRole('button', { name: 'Speichern', exact: true }).click()
    await message(page, 'gespeichert').waitFor()
    const key = (await cropped.first().getAttribute('src'))?.split('/')[2]?.slice(0, 26)
    const shown = await (await page.request.get('/api/products/sistema-solar-completo-3-kw')).json()
    expect(shown.images[0]).toMatch(new RegExp(`^/media/${key}-[0-9a-f]{12}/`))

    const main = shown.mainImage.split('/')[2].slice(0, 26)
    const image = (await library(page)).find(({ url }) => url.includes(main))
    await page.request.put(`/api/admin/images/${image?.id}`, { data: { focus: '0 0', crop: '' }, headers })
    const visitor = await walk.arrive()
    await visitor.page.goto(`${walk.shop.url}/products?q=sistema+solar+completo+3+kw&lang=es`)
    const card = visitor.page.locator(`main img[src*="${main}-"]`).first()
    await card.scrollIntoViewIfNeeded()
    await expect.poll(() => card.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    const { fit, ratio } = await card.evaluate((one) => ({
      fit: getComputedStyle(one).objectFit,
      ratio: (one as HTMLImageElement).naturalWidth / (one as HTMLImageElement).naturalHeight,
    }))
    expect([fit, ratio.toFixed(1)]).toEqual(['contain', ((image?.width ?? 0) / (image?.height ?? 1)).toFixed(1)])
  })

  test('in a format that the browser cannot open are named with what to do, until somebody has read it', async () => {
    walk.excuse('400 /api/admin/images/upload')
    const page = await walk.signedIn(`/admin/products/${productId('sistema-solar-completo-3-kw')}/edit`)
    const gallery = page.getByRole('list', { name: /Weitere Bilder/ })
    const before = await gallery.getByRole('listitem').count()
    const brand = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1')
    await page.locator('input[type=file][multiple]').setInputFiles({ name: 'IMG_0007.HEIC', mimeType: 'image/heic', buffer: brand })
    const failed = page.getByRole('region', { name: 'Nicht hochgeladen' })
    await failed.getByText(/IMG_0007\.HEIC.*ist ein HEIC-Foto vom iPhone, das dieser Browser nicht öffnen kann\./).waitFor()
    await failed.getByText(/Einstellungen > Kamera > Formate > „Maximale Kompatibilität“/).waitFor()
    await expect.poll(() => gallery.getByRole('listitem').count()).toBe(before)
    expect(await message(page, 'Ein Foto fehlt').count()).toBe(0)
    // The main picture is the one before it, not none.
    const upload = page.locator('input[type=file]:not([multiple])')
    const picture = page.locator('.fg', { has: upload }).locator('.pic img')
    const shown = await picture.getAttribute('src')
    expect(shown).toMatch(/^\/media\//)
    await upload.setInputFiles({ name: 'mal.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
    await failed.getByText(/mal\.jpg/).waitFor()
    await expect.poll(() => picture.getAttribute('src')).toBe(shown)
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await barriers(page)).toEqual([])
    await reloadStaffPage(page)
    await failed.getByText(/IMG_0007\.HEIC/).waitFor()
    await failed.getByRole('button', { name: 'Gelesen' }).click()
    await failed.waitFor({ state: 'detached' })
    await reloadStaffPage(page)
    await gallery.first().waitFor()
    expect(await failed.count()).toBe(0)
  })
})
