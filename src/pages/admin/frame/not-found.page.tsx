import { data, Link } from 'react-router'
import { company } from '#features/settings/company.ts'
import { useStaffText } from '#ui/staff/text.ts'

export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null

export default function StaffNotFoundPage() {
  const t = useStaffText()
  return (
    <div className="wrap am stack">
      <title>{`${t('staff.notFoundTitle')} · ${company.brand}`}</title>
      <h1>{t('staff.notFoundTitle')}</h1>
      <p>{t('staff.notFoundText')}</p>
      <Link className="btn btn-sun" to="/admin/dashboard">
        {t('staff.toDashboard')}
      </Link>
    </div>
  )
}
