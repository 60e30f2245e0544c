import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ADMIN } from '../browser.ts'
import { drawing } from '../pictures.ts'
import { type Action, PANEL, waitForAddress } from './step.ts'

/** Steps in the staff area, in German. */
export const staffSteps: Record<string, Action> = {
  async 'sign-in'(page) {
    await page.open('/admin/login?next=%2Fadmin%2Fimages')
    await page.see('.adm[data-alive]')
    await page.miss('main > p[role=alert]')
    await page.fill('input[name=username]', ADMIN.username)
    await page.fill('input[name=password]', ADMIN.password)
    await page.tap({ css: 'main button, form button', text: 'Anmelden' })
    await waitForAddress(page, '/admin/images')
    await page.see('.adm[data-alive]')
  },
  async upload(page) {
    const path = join(process.cwd(), '.cache/browsers/upload.png')
    writeFileSync(path, await drawing('png'))
    await page.setFile('input[type=file]', path)
    await page.see({ css: '.toasts', text: 'hochgeladen' })
    // The strip about undescribed pictures would move fields of later pages while they are touched.
    await page.tap({ css: 'button', text: 'Später' })
  },
  async 'dashboard and price'(page) {
    await page.open('/admin/dashboard')
    await page.see('.adm[data-alive]')
    const edit = await page.evaluate(() =>
      fetch('/api/admin/products')
        .then((answer) => answer.json())
        .then(
          (all: { id: number; slug: string }[]) =>
            (all.find(({ slug }) => slug === 'panel-solar-550-w-monocristalino') as { id: number }).id,
        ),
    )
    await page.open(`/admin/products/${edit}/edit`)
    await page.see('.adm[data-alive]')
    await page.fill('input[name=newPrice]', '149')
    await page.tap({ css: 'button', text: 'Speichern' })
    await page.see({ css: '.toasts', text: 'Produkt gespeichert' })
    await page.open(`${PANEL}?lang=es`)
    await page.see({ css: '.price', text: '$149.00' })
  },
  async 'contact settings'(page) {
    await page.open('/admin/contact')
    await page.see('.adm[data-alive]')
    await page.fill('[name=contact_sales_phone]', '+53 5222 3333')
    await page.tap({ css: 'button', text: 'Alle speichern' })
    await page.see({ css: '.toasts', text: 'Kontaktinformation gespeichert' })
  },
  async account(page) {
    await page.open('/admin/account')
    await page.see('.adm[data-alive]')
  },
}

/** In place of `staffSteps`, in engines that the staff area does not support. */
export const unsupportedStaffSteps: Record<string, Action> = {
  async 'staff area names the browser it needs'(page) {
    await page.open('/admin/login')
    await page.see({ css: 'main > p[role=alert]', text: 'Chrome 106' })
    // Drops the syntax errors: these engines cannot parse the scripts of the staff area.
    await page.takeErrors()
  },
}
