/**
 * Pictures of the shop that browsers show when they offer to install it. They are made from the demonstration catalogue
 * by `node tools/site-screenshots.ts`. JPEG, since the installers' documentation names it and PNG alone, and PNG takes
 * three times the bytes of a page with photos.
 */
export const screenshots = [
  { name: 'home-narrow', page: '/', form: 'narrow' },
  { name: 'product-narrow', page: '/product/bateria-de-litio-de-pared-5-12-kwh', form: 'narrow' },
  { name: 'calculator-narrow', page: '/cuba-energia-solar#calc', form: 'narrow' },
  { name: 'home-wide', page: '/', form: 'wide' },
  { name: 'product-wide', page: '/product/bateria-de-litio-de-pared-5-12-kwh', form: 'wide' },
] as const satisfies readonly Screenshot[]
export type ScreenshotName = (typeof screenshots)[number]['name']

type Form = 'narrow' | 'wide'
type Screenshot = { name: string; page: string; form: Form }

/** Width and height. Installers show only pictures of one ratio, at most 2.3 to 1, and with sides of 320 to 3,840. */
export const screenshotSizes: Record<Form, readonly [width: number, height: number]> = { narrow: [390, 844], wide: [1024, 640] }

/** An installer loads all pictures of a form at once. */
export const MAX_SCREENSHOT_BYTES = 40_000

export const screenshotPath = (name: ScreenshotName) => `/screenshot-${name}.jpg`
