import { usePageText } from '#ui/visit.ts'
import { DataList } from './data-list.tsx'

/**
 * Sizes of the pages, pictures, scripts and catalogue stored on the device, which `early/data-use.ts` fills in, and a button
 * that deletes them. Without the service worker it says instead that nothing is stored.
 */
export function DataStored() {
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
