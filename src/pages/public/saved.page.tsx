import { getSavedSize } from '#features/catalog/calls.ts'
import { Breadcrumb } from '#ui/site/breadcrumb.tsx'
import { usePageText } from '#ui/visit.ts'
import type { Route } from './+types/saved.page'
import { head } from './head.ts'
import { type Load, onServer } from './load.ts'

export { PageProblem as ErrorBoundary } from './page-problem.tsx'

const load = ((api, { language }) => api.call(getSavedSize, { query: { language } })) satisfies Load<unknown>

export const loader = onServer(load)

export const meta = (args: Route.MetaArgs) => head(args, (t) => ({ title: t('saved.title'), description: t('saved.text') }))

/** Page that saves the catalogue for use offline; the script is `early/saving`. */
export default function SavedPage({ loaderData: { bytes, pictures, canBeSaved } }: Route.ComponentProps) {
  const t = usePageText()
  if (!canBeSaved)
    return (
      <>
        <Breadcrumb here={t('saved.title')} />
        <div className="wrap sec-tight stack">
          <h1>{t('saved.title')}</h1>
          <p className="text">{t('saved.off')}</p>
        </div>
      </>
    )
  return (
    <>
      <Breadcrumb here={t('saved.title')} />
      <div className="wrap sec-tight stack">
        <h1>{t('saved.title')}</h1>
        {/* early/saving removes the promises where the browser cannot keep them. */}
        <p className="text" data-stored="">
          {t('saved.text')}
        </p>
        <p className="text" data-stored="">
          {t('saved.what')}
        </p>
        <p className="text" id="saving-size" />
        <p className="text" id="saving-status" role="status" />
        <div className="stack text" id="saving" data-bytes={bytes} data-pictures={pictures} hidden>
          <label className="check" id="saving-choice">
            <input type="checkbox" />
            <span>{t('saved.pictures')}</span>
          </label>
          <progress className="w-full" id="saving-meter" aria-label={t('saved.progress')} hidden />
          <div className="row">
            <button type="submit" className="btn btn-sun" id="saving-save" />
            <button type="submit" className="btn" id="saving-stop" hidden>
              {t('saved.stop')}
            </button>
            <button type="submit" className="btn btn-quiet" id="saving-remove" hidden>
              {t('saved.remove')}
            </button>
          </div>
        </div>
        <p className="text muted" data-stored="">
          {t('saved.prices')}
        </p>
        <noscript>
          <p className="text">{t('saved.needsScript')}</p>
        </noscript>
      </div>
    </>
  )
}
