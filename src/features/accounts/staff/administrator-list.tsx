import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Api } from '#api/client.ts'
import type { Role } from '#api/role.ts'
import { TRASH_DAYS } from '#kit/trash-days.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import type { AdministratorEntry, RemovedAdministratorEntry } from '../account.contract.ts'
import { useAdministratorMutations } from './account-data.ts'
import { AccountSection } from './account-section.tsx'
import { AdministratorDialog, emptyAdministratorDraft } from './administrator-dialog.tsx'
import { AdministratorRow } from './administrator-row.tsx'
import { ConfirmedChangeDialog } from './confirmed-change-dialog.tsx'
import { RemovedAccounts } from './removed-accounts.tsx'
import { useAdministratorWrites } from './use-administrator-writes.ts'

type AdministratorListProps = {
  api: Api
  administrators: readonly AdministratorEntry[]
  removed: readonly RemovedAdministratorEntry[]
  company: string
}

/** The change that the open dialog is about. */
type OpenedChange =
  | { kind: 'add' }
  | { kind: 'reset' | 'remove'; account: AdministratorEntry }
  | { kind: 'role'; account: AdministratorEntry; role: Role }
  | { kind: 'restore'; account: RemovedAdministratorEntry }

/** List of accounts, where owners add, remove and restore accounts, reset passwords and change roles. */
export function AdministratorList({ api, administrators, removed, company }: AdministratorListProps) {
  const t = useStaffText()
  const { remove, changeRole, restore } = useAdministratorMutations(api)
  const saving = useAdministratorWrites(api)
  const [opened, setOpened] = useState<OpenedChange>()
  const [newcomer, setNewcomer] = useState(emptyAdministratorDraft)
  const [renewal, setRenewal] = useState(emptyAdministratorDraft)
  const close = () => setOpened(undefined)

  function done(title: string): void {
    showToast({ kind: 'done', title, topic: 'administrators' })
    close()
  }

  function dialogFor(change: OpenedChange) {
    if (change.kind === 'add') {
      return (
        <AdministratorDialog
          administrator={undefined}
          draft={newcomer}
          company={company}
          onDraft={setNewcomer}
          onSave={({ password, ...account }, ownPassword) =>
            saving.add({ ...account, ...(password === undefined ? {} : { password }), ownPassword })
          }
          onClose={close}
        />
      )
    }
    const { account } = change
    const { id, username: name } = account
    if (change.kind === 'reset') {
      return (
        <AdministratorDialog
          administrator={change.account}
          draft={renewal}
          company={company}
          onDraft={setRenewal}
          onSave={({ password }, ownPassword) => saving.reset(id, { ...(password === undefined ? {} : { password }), ownPassword })}
          onClose={close}
        />
      )
    }
    if (change.kind === 'remove') {
      return (
        <ConfirmedChangeDialog
          title={t('accounts.removeNamed', { name })}
          button={t('accounts.remove')}
          onConfirm={async (ownPassword) => {
            await remove.mutateAsync({ id, body: { ownPassword } })
            done(t('accounts.removed', { name }))
          }}
          onClose={close}
        >
          {t('accounts.removeText', { name, days: TRASH_DAYS })}
        </ConfirmedChangeDialog>
      )
    }
    const role = change.kind === 'role' ? change.role : account.role
    const roleName = t(`accounts.role.${role}`)
    return change.kind === 'role' ? (
      <ConfirmedChangeDialog
        title={t(`accounts.makeRoleNamed.${role}`, { name })}
        button={t(`accounts.makeRole.${role}`)}
        onConfirm={async (ownPassword) => {
          await changeRole.mutateAsync({ id, body: { role, ownPassword } })
          done(t('accounts.roleDone', { name, role: roleName }))
        }}
        onClose={close}
      >
        {t(`accounts.makeRoleText.${role}`, { name })}
      </ConfirmedChangeDialog>
    ) : (
      <ConfirmedChangeDialog
        title={t('accounts.restoreNamed', { name })}
        button={t('accounts.restore')}
        onConfirm={async (ownPassword) => {
          await restore.mutateAsync({ id, body: { ownPassword } })
          done(t('accounts.restored', { name }))
        }}
        onClose={close}
      >
        {t('accounts.restoreText', { name, role: roleName })}
      </ConfirmedChangeDialog>
    )
  }

  return (
    <AccountSection title={t('accounts.listTitle')} text={t('accounts.listText')}>
      <ul>
        {administrators.map((account) => (
          <AdministratorRow
            key={account.id}
            administrator={account}
            onReset={() => {
              setRenewal(emptyAdministratorDraft)
              setOpened({ kind: 'reset', account })
            }}
            onRole={(role) => setOpened({ kind: 'role', account, role })}
            onRemove={() => setOpened({ kind: 'remove', account })}
          />
        ))}
      </ul>
      <div className="row">
        <IconButton icon={UserPlus} onClick={() => setOpened({ kind: 'add' })}>
          {t('accounts.add')}
        </IconButton>
      </div>
      {removed.length > 0 ? <RemovedAccounts removed={removed} onRestore={(account) => setOpened({ kind: 'restore', account })} /> : null}
      {opened ? dialogFor(opened) : null}
    </AccountSection>
  )
}
