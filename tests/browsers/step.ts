import type { Page } from './page.ts'

/** A step of the walk. It throws an error that says what went wrong. */
export type Action = (page: Page) => Promise<void>

export const PANEL = '/product/panel-solar-550-w-monocristalino'

export function expectText(text: string, ...parts: string[]): void {
  const missing = parts.filter((part) => !text.replaceAll('\u00a0', ' ').includes(part))
  if (missing.length > 0) throw new Error(`"${missing.join('", "')}" is missing in: ${text}`)
}
export const waitForAddress = (page: Page, part: string) =>
  page.until(`the address does not become ${part}`, async () => {
    const address = await page.address()
    if (!address.includes(part)) throw new Error(`it is ${address}`)
    return true
  })
