/**
 * Screenshots that browsers show when they offer to install the shop. `node tools/site-screenshots.ts` takes them from the
 * demonstration catalogue. They are JPEG: browsers document only JPEG and PNG for this, and PNG takes three times the bytes for a
 * page with photos.
 */
export const screenshots = [
  { name: 'home-narrow', page: '/', formFactor: 'narrow' },
  { name: 'product-narrow', page: '/product/bateria-de-litio-de-pared-5-12-kwh', formFactor: 'narrow' },
  { name: 'calculator-narrow', page: '/cuba-energia-solar#calc', formFactor: 'narrow' },
  { name: 'home-wide', page: '/', formFactor: 'wide' },
  { name: 'product-wide', page: '/product/bateria-de-litio-de-pared-5-12-kwh', formFactor: 'wide' },
] as const satisfies readonly Screenshot[]
export type ScreenshotName = (typeof screenshots)[number]['name']

type FormFactor = 'narrow' | 'wide'
type Screenshot = { name: string; page: string; formFactor: FormFactor }

/** Sizes in pixels. Browsers show only screenshots of the same ratio, of at most 2.3 to 1, and with sides of 320 to 3,840 pixels. */
export const screenshotSizes: Record<FormFactor, readonly [width: number, height: number]> = { narrow: [390, 844], wide: [1024, 640] }

/** Maximum bytes of a screenshot. Small, since browsers load all screenshots of their form factor at once. */
export const MAX_SCREENSHOT_BYTES = 40_000

export const screenshotPath = (name: ScreenshotName) => `/screenshot-${name}.jpg`
