import { CircleUserRound } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useStaffText } from '#ui/staff/text.ts'
import { useAdministrator } from './use-administrator.ts'

/** Link to the account of the signed-in user, with the user's name; on a phone only an icon. */
export function AccountLink() {
  const t = useStaffText()
  const { pathname } = useLocation()
  const administrator = useAdministrator()
  const name = administrator?.firstName || administrator?.username
  return (
    <Link
      className="hb tx"
      to="/admin/account"
      aria-label={name ? t('accounts.link', { name }) : t('accounts.title')}
      aria-current={pathname === '/admin/account' ? 'page' : undefined}
    >
      <CircleUserRound className="ic" aria-hidden="true" />
      <span className="hide-m max-w-24 truncate min-[87.5rem]:max-w-40">{name ?? t('accounts.title')}</span>
    </Link>
  )
}
