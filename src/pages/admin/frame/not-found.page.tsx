import { data, Link } from 'react-router'
import { useStaffText } from '#ui/staff/text.ts'
import { PageTitle } from './page-title.tsx'

export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null

export default function StaffNotFoundPage() {
  const t = useStaffText()
  return (
    <div className="wrap am stack">
      <PageTitle text={t('staff.notFoundTitle')} />
      <h1>{t('staff.notFoundTitle')}</h1>
      <p>{t('staff.notFoundText')}</p>
      <Link className="btn btn-sun" to="/admin/dashboard">
        {t('staff.toDashboard')}
      </Link>
    </div>
  )
}
