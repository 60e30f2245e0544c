import type { Page } from 'playwright-core'
import { isStored } from './service-worker.ts'

export const BATTERY = '/product/bateria-de-litio-de-pared-5-12-kwh'

/** State of the saving, in words. */
export const status = (page: Page) => page.locator('#saving-status')
export const strip = (page: Page) => page.locator('.offline p')

/** Saves the catalogue, and waits until pages without a connection are ready too. */
export async function save(page: Page): Promise<void> {
  await page.goto('/guardar-catalogo')
  await page.locator('#saving-save').click()
  await status(page).getByText('Catálogo guardado:').waitFor()
  await isStored(page, '/connection')
}

/** Opens a page that the saved catalogue shows. */
export async function openSaved(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await strip(page).getByText('Catálogo guardado.').waitFor()
}

/** Reads the text of a page without the bar below products, which the offline strip may hide. */
export const read = (page: Page) =>
  page.locator('main').evaluate((main: HTMLElement) => {
    for (const element of main.querySelectorAll<HTMLElement>('.bar')) element.style.display = 'none'
    return main.innerText
  })
