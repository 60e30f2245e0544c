import { redirect } from 'react-router'
import { listProducts } from '#features/catalog/calls.ts'
import { sizeHousehold } from '#features/sizing/calls.ts'
import { MAX_HOUSEHOLD_LINK_LENGTH } from '#features/sizing/household/household-form.ts'
import { allLines } from '#features/sizing/kits/kit.ts'
import { computeWiring } from '#features/sizing/kits/wiring.ts'
import { formatDate } from '#i18n/format.ts'
import { usePageText, useVisit } from '#ui/visit.ts'
import { head } from '../head.ts'
import { type Load, onServer } from '../load.ts'
import type { Route } from './+types/sheet.page'
import { CalculatorMethod, NeedsList } from './calculator-needs.tsx'
import { requireCalculator } from './require-calculator.ts'
import { SheetHouse, SheetKit, SheetWiring } from './sheet-sections.tsx'

export { PageProblem as ErrorBoundary } from '../page-problem.tsx'

const load = (async (api, { query }) => {
  const asked = query('/cuba-energia-solar/hoja')
  const home = (asked.get('home') ?? '').slice(0, MAX_HOUSEHOLD_LINK_LENGTH)
  const [sizing] = await Promise.all([api.call(sizeHousehold, { query: { home } }), requireCalculator(api)])
  // A link that needs corrections leads to the calculator's page, which reports them.
  if (sizing.corrections.length > 0) throw redirect(`/cuba-energia-solar?home=${encodeURIComponent(home)}`)
  const chosen = asked.get('kit')
  const isSystem = chosen === 'system'
  const kit = (isSystem ? sizing.system : sizing.kits.find(({ classes }) => classes.some((one) => one === chosen))) ?? sizing.kits[0]
  const lines = kit ? allLines(kit) : []
  const ids = lines.map(({ id }) => id).join(',')
  const products = ids ? await api.call(listProducts, { query: { ids } }) : []
  const items = lines.flatMap(({ id, quantity }) => {
    const product = products.find((one) => one.id === id)
    return product ? { ...product, quantity } : []
  })
  return { sizing, kit, products, wiring: computeWiring(items, sizing.household.cableM ?? sizing.assumed.cableM) }
}) satisfies Load<unknown>

export const loader = onServer(load)

export const meta = (args: Route.MetaArgs) =>
  head(args, (t) => ({ title: t('sheet.title'), description: t('sheet.description'), isUnlisted: true }))

/** Sheet for an installer: household, needs, formulas, kit and wiring on one page of paper. */
export default function SheetPage({ loaderData: { sizing, kit, products, wiring } }: Route.ComponentProps) {
  const t = usePageText()
  const { language, publicUrl } = useVisit()
  const { home, calculatedOn } = sizing
  const address = `/cuba-energia-solar?home=${encodeURIComponent(home)}`
  return (
    <div className="wrap sec stack sheet">
      <h1>{t('sheet.title')}</h1>
      <p className="muted">{t('sheet.intro', { date: formatDate(calculatedOn, language) })}</p>
      <p className="scr">
        <a className="inline-block py-2.5" href={`${address}#calc`}>
          {t('sheet.back')}
        </a>
      </p>
      <SheetHouse sizing={sizing} />
      <section className="stack">
        <NeedsList sizing={sizing} />
        <h2 className="text-xl">{t('sheet.formulas')}</h2>
        <CalculatorMethod sizing={sizing} />
      </section>
      {kit ? <SheetKit kit={kit} sizing={sizing} products={products} /> : null}
      {wiring ? <SheetWiring wiring={wiring} /> : null}
      <p className="sm">{`${publicUrl}${address}`}</p>
    </div>
  )
}
