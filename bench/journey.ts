import { openBrowser, startShop } from '../tests/browser.ts'
import { type CartAt, journey, type Step } from '../tests/budgets/journey.ts'
import { sum } from '../tests/budgets/measure.ts'
import { bytes, type Figures } from './figures.ts'

/** Home, category, product, back, other product, with one product put into the cart, and the next visit. */
export async function benchJourney(): Promise<Figures> {
  const shop = await startShop()
  const browser = await openBrowser()
  try {
    const figures: Figures = []
    for (const locale of ['es-CU', 'en-US'])
      for (const cartAt of ['product', 'other product'] satisfies CartAt[]) {
        const { cold, warm } = await journey(browser, shop, { locale, cartAt })
        figures.push([`${locale}, the ${cartAt} put into the cart`, ''])
        for (const step of cold) figures.push([`  ${step.name}`, moved([step])])
        figures.push(['  before the first touch that needs script', moved(cold.filter(({ isAfterTouch }) => !isAfterTouch))])
        figures.push(['  the whole journey, cold', moved(cold)])
        figures.push(['  the next visit: home and product, warm', moved(warm)])
      }
    return figures
  } finally {
    await browser.close()
    await shop.stop()
  }
}

function moved(steps: readonly Step[]): string {
  const answers = steps.flatMap(({ moved }) => moved)
  return `${bytes(sum(answers))} in ${answers.length} requests`
}
