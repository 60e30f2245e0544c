import { Breadcrumb } from '#ui/site/breadcrumb.tsx'
import { usePageText } from '#ui/visit.ts'
import { head } from '../head.ts'
import { useHasCalculator } from '../layout-data.ts'
import type { Route } from './+types/data-use.page'

export { PageProblem as ErrorBoundary } from '../page-problem.tsx'

export const meta = (args: Route.MetaArgs) => head(args, (t) => ({ title: t('data.title'), description: t('data.description') }))

/**
 * Explains how much data the shop transfers. `early/data-use.ts` fills in the figures of the device; the rest is readable
 * without scripts. The limits are those of tests/budgets/bytes.test.ts.
 */
export default function DataUsePage() {
  const t = usePageText()
  const upTo = (kilobytes: number) => t('data.upTo', { limit: `${kilobytes} KB` })
  return (
    <>
      <Breadcrumb here={t('data.title')} />
      <div className="wrap sec-tight">
        <h1 className="mb-4">{t('data.heading')}</h1>
        <div className="prose text">
          <p>{t('data.intro')}</p>
          <section className="js prose" id="data">
            <h2>{t('data.today')}</h2>
            <DataList
              lines={[
                { name: t('data.page'), fill: 'page' },
                { name: t('data.day'), fill: 'day' },
                { name: t('data.saved'), fill: 'saved' },
              ]}
            />
            <p data-state="unknown" data-text={t('data.unknown')} />
            <p data-state="not-kept" data-text={t('data.notKept')} />
          </section>
          <p className="js sm">{t('data.savedText')}</p>
          <p className="js sm">{t('data.limits')}</p>
          <p className="js sm" data-stored="">
            {t('data.limitsStored')}
          </p>
          <h2>{t('data.low')}</h2>
          <p>{t('data.lowText')}</p>
          <h2>{t('data.costs')}</h2>
          <DataList
            lines={[
              { name: t('data.costFirst'), value: upTo(60) },
              { name: t('data.costText'), value: upTo(15) },
              { name: t('data.costNext'), value: upTo(2) },
              { name: t('data.costAgain'), value: upTo(1) },
              { name: t('data.costCart'), value: upTo(14) },
              ...(useHasCalculator() ? [{ name: t('data.costCalculator'), value: upTo(14) }] : []),
            ]}
          />
          <h2>{t('data.free')}</h2>
          <ul className="list-disc pl-5">
            <li className="js" data-stored="">
              {t('data.freeBack')}
            </li>
            <li>{t('data.freeFolds')}</li>
            <li>{t('data.freePictures')}</li>
            <li>{t('data.freeInquiry')}</li>
          </ul>
          <DataStored />
        </div>
      </div>
    </>
  )
}

/**
 * Sizes of the pages, pictures, scripts and catalogue stored on the device, which `early/data-use.ts` fills in, and a button
 * that deletes them. Without the service worker it says instead that nothing is stored.
 */
function DataStored() {
  const t = usePageText()
  return (
    <>
      <h2>{t('data.kept')}</h2>
      <noscript>
        <p>{t('data.notStored')}</p>
      </noscript>
      <p data-state="not-stored" data-text={t('data.notStored')} />
      <div className="js stack" data-stored="">
        <p>{t('data.keptText')}</p>
        {/* Each `fill` is the name prefix of a cache, see kit/browser/cache-names.ts. */}
        <DataList
          lines={[
            { name: t('data.pages'), fill: 'pages' },
            { name: t('data.pictures'), fill: 'pictures' },
            { name: t('data.files'), fill: 'files' },
            { name: t('data.catalogue'), fill: 'catalogue' },
          ]}
        />
        {/* Type "submit", because the event replay would catch clicks on type "button". */}
        <button type="submit" className="btn" id="delete-stored">
          {t('data.delete')}
        </button>
        <p className="sm">{t('data.deleteText')}</p>
        <p role="status">
          <span data-state="deleted" data-text={t('data.deleted')} />
          <span data-state="failed" data-text={t('data.failed')} />
        </p>
      </div>
      <p className="row">
        <a className="py-2.5" href="/guardar-catalogo">
          {t('saved.title')}
        </a>
        <a className="py-2.5" href="/legal?tab=privacy">
          {t('data.privacy')}
        </a>
      </p>
    </>
  )
}

/** A line of the page about data use: its amount is a text, or `early/data-use.ts` fills it in under the name `fill`. */
type Line = { name: string } & ({ value: string } | { fill: string })

/** List of names and amounts; with large letters an amount is below its name. */
function DataList({ lines }: { lines: readonly Line[] }) {
  return (
    <dl>
      {lines.map((line) => (
        <div className="flex flex-wrap justify-between gap-x-4 py-2 [border-bottom:1px_solid_var(--color-line)]" key={line.name}>
          <dt className="[flex:1_1_9em]">{line.name}</dt>
          <dd className="num ml-auto whitespace-nowrap [font-weight:600]" data-fill={'fill' in line ? line.fill : undefined}>
            {'value' in line ? line.value : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
