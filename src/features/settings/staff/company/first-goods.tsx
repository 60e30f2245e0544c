import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { Note } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'

/** `draftId`: id of a product that visitors do not see; undefined if they see at least one product, or if there is none. */
export type FirstGoodsProps = { hasCategory: boolean; hasProduct: boolean; draftId: number | undefined }

/**
 * Contents of the last step: first a link to the form of the first category, then one to that of the first product. Both forms lead
 * back here. Afterwards a link to publish the product, while visitors see none.
 */
export function FirstGoods({ hasCategory, hasProduct, draftId }: FirstGoodsProps) {
  const t = useStaffText()
  if (hasProduct)
    return (
      <>
        {draftId === undefined ? null : (
          <div className="mt-5">
            <Note kind="warn" title={t('welcome.isDraft')}>
              <Link className="btn btn-sun mt-2" to={`/admin/products/${draftId}/edit#isActive`}>
                {t('welcome.publish')}
              </Link>
            </Note>
          </div>
        )}
        <div className="row mt-5">
          <Link className={`btn ${draftId === undefined ? 'btn-sun' : ''}`} to="/admin/dashboard">
            {t('welcome.toDashboard')}
          </Link>
          <a className="btn" href="/" target="_blank" rel="noreferrer">
            {t('nav.websiteNewTab')}
          </a>
          <Link className="btn" to="/admin/products/new">
            {t('welcome.nextProduct')}
          </Link>
        </div>
      </>
    )
  if (!hasCategory)
    return (
      <div className="row mt-5">
        <Link className="btn btn-sun" to="/admin/categories/new?from=first-steps">
          {t('welcome.firstCategory')}
        </Link>
      </div>
    )
  return (
    <div className="row mt-5">
      <p className="row nowrap min-h-11 gap-1.5 font-semibold text-leaf">
        <Check className="ic" aria-hidden="true" />
        {t('welcome.hasCategory')}
      </p>
      <Link className="btn btn-sun" to="/admin/products/new?from=first-steps">
        {t('welcome.firstProduct')}
      </Link>
    </div>
  )
}
