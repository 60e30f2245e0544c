import { type CartAt, type Network, type Step, takeJourney } from '../../tests/budgets/journey.ts'
import { sumBytes } from '../../tests/budgets/measure.ts'
import { bytes, type Figures, withBrowser } from '../harness.ts'

/** Spanish has the low-bandwidth mode. In English a good connection makes a difference: islands load without a touch. */
const ways = [
  ['es-CU', 'slow'],
  ['en-US', 'slow'],
  ['en-US', 'good'],
] satisfies [locale: string, network: Network][]

/** Measures the bytes of a visitor's journey: home, category, product, back, other product, cart, and the next visit. */
export async function bench(): Promise<Figures> {
  return withBrowser(async (shop, browser) => {
    const figures: Figures = []
    for (const [locale, network] of ways)
      for (const cartAt of ['product', 'other product'] satisfies CartAt[]) {
        const { cold, warm } = await takeJourney(browser, shop, { locale, cartAt, network })
        figures.push([`${locale}, ${network} network, the ${cartAt} put into the cart`, ''])
        for (const step of cold) figures.push([`  ${step.name}`, moved([step])])
        figures.push(['  before the first touch that needs script', moved(cold.filter(({ isAfterTouch }) => !isAfterTouch))])
        figures.push(['  the whole journey, cold', moved(cold)])
        figures.push(['  the next visit: home and product, warm', moved(warm)])
      }
    return figures
  })
}

function moved(steps: readonly Step[]): string {
  const answers = steps.flatMap(({ moved }) => moved)
  return `${bytes(sumBytes(answers))} in ${answers.length} requests`
}
