import { PUT_IN_CART } from '../../tests/budgets/journey.ts'
import { measureDocument, recordColdVisit, scripts, sumBodies, sumBytes } from '../../tests/budgets/measure.ts'
import { bytes, type Figures, PRODUCT, withBrowser } from '../harness.ts'

/** Measures the bytes that a visitor in Spanish loads. */
export async function bench(): Promise<Figures> {
  return withBrowser(async (shop, browser) => {
    const figures: Figures = []
    for (const path of [
      '/',
      '/products',
      '/products?category=4',
      '/products?category=4&subcategory=8',
      '/products?q=panel',
      PRODUCT,
      '/cuba-energia-solar',
      '/about',
      '/contact',
      '/legal',
      '/legal?tab=privacy',
    ]) {
      figures.push([`document ${path}, brotli`, bytes(await measureDocument(shop, path))])
    }
    const { before, after } = await recordColdVisit(browser, shop, PRODUCT, { touch: PUT_IN_CART })
    figures.push(['cold product page until the first touch, with headers', `${bytes(sumBytes(before))} in ${before.length} requests`])
    figures.push(['  of which script', bytes(sumBytes(scripts(before)))])
    figures.push(['  of which pictures', bytes(sumBytes(before.filter(({ type }) => type === 'Image')))])
    figures.push(['all JavaScript after the first touch, brotli', `${bytes(sumBodies(scripts(after)))} in ${scripts(after).length} files`])
    figures.push(['  the same with headers', bytes(sumBytes(scripts(after)))])
    const home = await recordColdVisit(browser, shop, '/')
    figures.push(['cold home page until the first touch', `${bytes(sumBytes(home.before))} in ${home.before.length} requests`])
    return figures
  })
}
