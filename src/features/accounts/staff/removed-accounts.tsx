import { RotateCcw } from 'lucide-react'
import { formatDate } from '#i18n/format.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { RemovedAdministratorEntry } from '../account.contract.ts'

type RemovedAccountsProps = { removed: readonly RemovedAdministratorEntry[]; onRestore: (account: RemovedAdministratorEntry) => void }

/** List of removed accounts that can still be restored. */
export function RemovedAccounts({ removed, onRestore }: RemovedAccountsProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  return (
    <div>
      <h3 className="text-lg">{t('accounts.removedTitle')}</h3>
      <ul>
        {removed.map((account) => (
          <li key={account.id} className="stack border-b border-line py-3 [--gap:0.25rem]">
            <p className="row gap-2">
              <b className="wrap-anywhere">{account.username}</b>
              <span className="tag">{t(`accounts.role.${account.role}`)}</span>
            </p>
            <p className="sm muted num" suppressHydrationWarning={true}>
              {t('accounts.removedUntil', {
                removed: formatDate(account.removedAt, language),
                until: formatDate(account.purgedAt, language),
              })}
            </p>
            <div className="row mt-1">
              <IconButton
                icon={RotateCcw}
                aria-label={t('accounts.restoreNamed', { name: account.username })}
                onClick={() => onRestore(account)}
              >
                {t('accounts.restore')}
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
