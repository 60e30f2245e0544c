import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { useStaffText } from '#ui/staff/text.ts'

/** Contents of the last step: links to the forms of the first category and the first product. Both forms lead back here. */
export function FirstGoods({ hasCategory, hasProduct }: { hasCategory: boolean; hasProduct: boolean }) {
  const t = useStaffText()
  if (hasProduct)
    return (
      <div className="row mt-5">
        <Link className="btn btn-sun" to="/admin/dashboard">
          {t('welcome.toDashboard')}
        </Link>
        <a className="btn" href="/" target="_blank" rel="noreferrer">
          {t('nav.websiteNewTab')}
        </a>
        <Link className="btn" to="/admin/products/new">
          {t('welcome.nextProduct')}
        </Link>
      </div>
    )
  return (
    <div className="row mt-5">
      {hasCategory ? (
        <p className="row nowrap min-h-11 gap-1.5 font-semibold text-leaf">
          <Check className="ic" aria-hidden="true" />
          {t('welcome.hasCategory')}
        </p>
      ) : (
        <Link className="btn btn-sun" to="/admin/categories/new?from=first-steps">
          {t('welcome.firstCategory')}
        </Link>
      )}
      <Link className={`btn ${hasCategory ? 'btn-sun' : ''}`} to="/admin/products/new?from=first-steps">
        {t('welcome.firstProduct')}
      </Link>
    </div>
  )
}
