import { expect, test } from 'vitest'
import { desktop } from '../browser.ts'
import { loseAnswers, walks } from '../walks.ts'

const PANEL = '/product/panel-solar-550-w-monocristalino'
const CEMENT = '/product/cemento-portland-42-5-kg-paleta'
const LINK = 'ISO 9001 (PDF, 300 KB)'

const walk = walks()

test('an owner adds the PDF of a certificate although answers get lost; visitors load it with a tap and not before', async () => {
  walk.excuse('400 /api/admin/company/documents', 'ERR_CONNECTION_RESET /api/admin/company/documents')
  const page = await walk.signedIn('/admin/company')
  const before = await (await page.request.get(`${CEMENT}?lang=es`)).text()
  expect(before).toContain('Pregunte si hay ficha técnica o certificado de calidad.')
  const upload = page.getByLabel('PDF oder Bild hochladen: ISO 9001').and(page.locator('input'))
  const file = (text: string) => ({ name: 'ISO 9001.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text.padEnd(307_200)) })
  await upload.setInputFiles(file('<html>'))
  await page.getByText('„ISO 9001.pdf“ ist kein PDF-Dokument').waitFor()
  const mend = await loseAnswers(page, 'company/documents')
  await upload.setInputFiles(file('%PDF-1.7'))
  const again = page.getByRole('button', { name: 'Noch einmal senden' })
  await again.waitFor()
  await mend()
  await again.click()
  await page.getByText('PDF, 300 KB', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Zertifikate speichern' }).click()
  await page.getByText('Angaben zur Firma gespeichert').waitFor()
  await page.getByRole('link', { name: 'PDF, 300 KB' }).waitFor()

  const { page: shop } = await walk.arrive({ ...desktop, serviceWorkers: 'allow' })
  const asked: string[] = []
  shop.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await shop.goto(PANEL)
  await shop.getByText('Certificaciones', { exact: true }).click()
  const link = shop.getByRole('link', { name: LINK })
  await link.hover()
  await shop.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  expect(asked.filter((path) => path.startsWith('/media/documents/'))).toEqual([])
  const address = (await link.getAttribute('href')) ?? ''
  const served = await shop.request.get(address)
  expect([served.status(), served.headers()['content-type'], (await served.body()).length]).toEqual([200, 'application/pdf', 307_200])
  const stored = await shop.evaluate(async (path) => {
    await fetch(path)
    return (await caches.match(path)) === undefined
  }, address)
  expect(stored).toBe(true)

  await shop.goto(CEMENT)
  await shop.getByText('Certificaciones', { exact: true }).click()
  await shop.getByRole('link', { name: 'Certificados de la empresa' }).click()
  await shop.waitForURL('**/about#certificates')
  const section = shop.getByRole('region', { name: 'Certificaciones' })
  expect(await section.getByRole('link', { name: LINK }).getAttribute('href')).toBe(address)
  expect(await section.locator('p > *').allTextContents()).toEqual(['CE', 'IEC', 'RoHS', LINK])
})

test('a certificate that is added can be typed at once', async () => {
  const page = await walk.signedIn('/admin/company')
  await page.getByRole('button', { name: 'Zertifikat hinzufügen' }).click()
  await page.keyboard.type('UL 1973')
  expect(await page.getByRole('textbox', { name: 'Name des Zertifikats 5' }).inputValue()).toBe('UL 1973')
})
