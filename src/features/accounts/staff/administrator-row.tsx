import { KeyRound, Trash2, UserCog } from 'lucide-react'
import type { Role } from '#api/role.ts'
import { formatDate } from '#i18n/format.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { AdministratorEntry } from '../account.contract.ts'

type AdministratorRowProps = {
  administrator: AdministratorEntry
  onReset: () => void
  /** Called with the role that the account does not have. */
  onRole: (role: Role) => void
  onRemove: () => void
}

/** An account with its role. Owners cannot change their own account here. */
export function AdministratorRow({ administrator, onReset, onRole, onRemove }: AdministratorRowProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { username, firstName, role, createdAt, isSelf } = administrator
  const otherRole = role === 'owner' ? 'employee' : 'owner'
  return (
    <li className="stack border-b border-line py-3 [--gap:0.25rem]">
      <p className="row gap-2">
        <b className="wrap-anywhere">{username}</b>
        <span className="tag">{t(`accounts.role.${role}`)}</span>
        {isSelf ? <span className="tag tag-ok">{t('accounts.self')}</span> : null}
      </p>
      <p className="sm muted num wrap-anywhere" suppressHydrationWarning={true}>
        {firstName ? `${firstName}, ` : ''}
        {t('accounts.since', { day: formatDate(createdAt, language) })}
      </p>
      {isSelf ? null : (
        <div className="row mt-1">
          <IconButton icon={KeyRound} aria-label={t('accounts.resetNamed', { name: username })} onClick={onReset}>
            {t('accounts.reset')}
          </IconButton>
          <IconButton
            icon={UserCog}
            aria-label={t(`accounts.makeRoleNamed.${otherRole}`, { name: username })}
            onClick={() => onRole(otherRole)}
          >
            {t(`accounts.makeRole.${otherRole}`)}
          </IconButton>
          <IconButton icon={Trash2} className="btn btn-red" aria-label={t('accounts.removeNamed', { name: username })} onClick={onRemove}>
            {t('accounts.remove')}
          </IconButton>
        </div>
      )}
    </li>
  )
}
