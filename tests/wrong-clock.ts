import type { Page } from 'playwright-core'

export const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Shifts the clock of all pages that a tab opens later, as on a device whose clock is wrong. */
export async function setWrongClock(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((shift) => {
    const origin = performance.timeOrigin + shift
    Object.defineProperty(performance, 'timeOrigin', { get: () => origin })
  }, milliseconds)
  await page.addInitScript(shiftClock, milliseconds)
}

/** Shifts the clock of the current page, which keeps running. */
export function shiftClock(milliseconds: number): void {
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...given: ConstructorParameters<DateConstructor> | []) {
      if (given.length > 0) super(...(given as ConstructorParameters<DateConstructor>))
      else super(RealDate.now() + milliseconds)
    }
    static override now = () => RealDate.now() + milliseconds
  } as DateConstructor
}
