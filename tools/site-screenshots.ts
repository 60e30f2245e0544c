import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { MAX_SCREENSHOT_BYTES, screenshotPath, screenshotSizes, screenshots } from '../src/features/feeds/screenshots.ts'
import { findChromium } from './find-chromium.ts'

// Takes the pictures of src/features/feeds/screenshots from a running shop with the demonstration catalogue, after a
// change of its looks: `node tools/site-screenshots.ts http://127.0.0.1:3000`.

const FOLDER = 'src/features/feeds/screenshots'
const QUALITIES = [75, 65, 55, 45, 35]

const [, , shop] = process.argv
if (!shop) throw new Error('Name the address of a shop with the demonstration catalogue.')
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
for (const { name, page: path, formFactor } of screenshots) {
  const [width, height] = screenshotSizes[formFactor]
  const isPhone = formFactor === 'narrow'
  // Wide pictures are taken in a window as large as on most computers, then scaled down.
  const scale = isPhone ? 1 : 1.25
  const context = await browser.newContext({
    baseURL: shop,
    viewport: { width: width * scale, height: height * scale },
    isMobile: isPhone,
    locale: 'es-CU',
    serviceWorkers: 'block',
    bypassCSP: true,
  })
  // Hides the cookie notice.
  await context.addInitScript(() => sessionStorage.setItem('cookie-consent', 'later'))
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.addStyleTag({ content: '.fab { display: none }' })
  const picture = sharp(await page.screenshot()).resize(width, height)
  const forms = await Promise.all(QUALITIES.map((quality) => picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer()))
  const best = forms.find(({ length }) => length <= MAX_SCREENSHOT_BYTES)
  if (!best) throw new Error(`No quality makes ${name} small enough.`)
  writeFileSync(`${FOLDER}${screenshotPath(name)}`, best)
  await context.close()
}
await browser.close()
