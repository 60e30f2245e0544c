import { KeyRound, Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Api } from '#api/client.ts'
import { formatDate } from '#i18n/format.ts'
import { showFailure } from '#ui/staff/failure.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import type { AdministratorEntry } from '../account.contract.ts'
import { useAdministrators } from './account-data.ts'
import { accountFailure } from './account-failure.ts'
import { AccountSection } from './account-section.tsx'
import { AdministratorDialog, emptyDraft } from './administrator-dialog.tsx'
import { useAdministratorWrites } from './use-administrator-writes.ts'

type AdministratorListProps = { api: Api; administrators: readonly AdministratorEntry[]; company: string }

/** Who may sign in; somebody is added, given a new password, or removed. */
export function AdministratorList({ api, administrators, company }: AdministratorListProps) {
  const t = useStaffText()
  const { remove } = useAdministrators(api)
  const saving = useAdministratorWrites(api)
  const [opened, setOpened] = useState<{ administrator: AdministratorEntry | undefined }>()
  const [newcomer, setNewcomer] = useState(emptyDraft)
  const [renewal, setRenewal] = useState(emptyDraft)

  function askToRemove({ id, username }: AdministratorEntry): void {
    if (remove.isPending || !window.confirm(t('accounts.confirmRemove', { name: username }))) return
    remove.mutate(id, {
      onSuccess: () => showToast({ kind: 'done', title: t('accounts.removed', { name: username }), topic: 'administrators' }),
      onError: (error) => showFailure(error, t, { topic: 'administrators', ...accountFailure(error, t) }),
    })
  }

  function openRenewal(administrator: AdministratorEntry): void {
    setRenewal(emptyDraft)
    setOpened({ administrator })
  }

  return (
    <AccountSection title={t('accounts.listTitle')} text={t('accounts.listText')}>
      <ul>
        {administrators.map((administrator) => (
          <AdministratorRow
            key={administrator.id}
            administrator={administrator}
            onReset={() => openRenewal(administrator)}
            onRemove={() => askToRemove(administrator)}
          />
        ))}
      </ul>
      <div className="row">
        <button className="btn" type="button" onClick={() => setOpened({ administrator: undefined })}>
          <UserPlus className="ic" aria-hidden="true" />
          {t('accounts.add')}
        </button>
      </div>
      {opened ? (
        <AdministratorDialog
          administrator={opened.administrator}
          draft={opened.administrator ? renewal : newcomer}
          company={company}
          onDraft={opened.administrator ? setRenewal : setNewcomer}
          onSave={({ username, firstName, password }) => {
            const chosen = password === undefined ? {} : { password }
            return opened.administrator ? saving.reset(opened.administrator.id, chosen) : saving.add({ username, firstName, ...chosen })
          }}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </AccountSection>
  )
}

type AdministratorRowProps = { administrator: AdministratorEntry; onReset: () => void; onRemove: () => void }

function AdministratorRow({ administrator, onReset, onRemove }: AdministratorRowProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { username, firstName, createdAt, isSelf } = administrator
  return (
    <li className="stack border-b border-line py-3 [--gap:0.25rem]">
      <p className="row gap-2">
        <b className="wrap-anywhere">{username}</b>
        {isSelf ? <span className="tag tag-ok">{t('accounts.self')}</span> : null}
      </p>
      <p className="sm muted num wrap-anywhere" suppressHydrationWarning={true}>
        {firstName ? `${firstName}, ` : ''}
        {t('accounts.since', { day: formatDate(createdAt, language) })}
      </p>
      {isSelf ? null : (
        <div className="row mt-1">
          <button className="btn" type="button" aria-label={t('accounts.resetNamed', { name: username })} onClick={onReset}>
            <KeyRound className="ic" aria-hidden="true" />
            {t('accounts.reset')}
          </button>
          <button className="btn btn-red" type="button" aria-label={t('accounts.removeNamed', { name: username })} onClick={onRemove}>
            <Trash2 className="ic" aria-hidden="true" />
            {t('accounts.remove')}
          </button>
        </div>
      )}
    </li>
  )
}
