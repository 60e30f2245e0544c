import { useState } from 'react'
import { type Role, roles } from '#api/role.ts'
import { ActionDialog } from '#ui/staff/action-dialog.tsx'
import { Options, SelectField } from '#ui/staff/fields/select-field.tsx'
import { TextField } from '#ui/staff/fields/text-field.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import type { AdministratorEntry, AdministratorWithPassword } from '../account.contract.ts'
import { PASSWORD_MIN } from '../passwords/password-rules.ts'
import { ConfirmedChangeDialog } from './confirmed-change-dialog.tsx'
import { GeneratedPassword } from './generated-password.tsx'
import { type ChosenPassword, PasswordChoice } from './password-choice.tsx'

/** Typed contents of the dialog. The list stores them, so that closing the dialog by mistake loses nothing. */
export type AdministratorDraft = { username: string; firstName: string; role: Role; password: ChosenPassword }
export const emptyAdministratorDraft: AdministratorDraft = { username: '', firstName: '', role: 'employee', password: undefined }

type AdministratorDialogProps = {
  /** Account whose password is reset; undefined to add an account. */
  administrator: AdministratorEntry | undefined
  draft: AdministratorDraft
  /** Name of the company, which a password should not contain. */
  company: string
  onDraft: (draft: AdministratorDraft) => void
  onSave: (draft: AdministratorDraft, ownPassword: string) => Promise<AdministratorWithPassword>
  onClose: () => void
}

/** Adds an account or resets a password; a generated password is shown once afterwards. */
export function AdministratorDialog({ administrator, draft, company, onDraft, onSave, onClose }: AdministratorDialogProps) {
  const t = useStaffText()
  const [generated, setGenerated] = useState<{ name: string; password: string }>()
  const { username, firstName, role, password } = draft

  const doneTitle = (name: string) => t(administrator ? 'accounts.resetDone' : 'accounts.added', { name })

  function findProblems(): Record<string, string> {
    const isNameless = !administrator && username.trim() === ''
    const isTooShort = password !== undefined && password.length < PASSWORD_MIN
    return {
      ...(isNameless ? { username: t('login.usernameMissing') } : {}),
      ...(isTooShort ? { password: t('accounts.tooShort', { count: PASSWORD_MIN }) } : {}),
    }
  }

  async function save(ownPassword: string): Promise<void> {
    const saved = await onSave(draft, ownPassword)
    onDraft(emptyAdministratorDraft)
    if (saved.password !== null) return setGenerated({ name: saved.username, password: saved.password })
    showToast({ kind: 'done', title: doneTitle(saved.username), topic: 'administrators' })
    onClose()
  }

  if (generated) {
    return (
      <ActionDialog
        key="generated"
        title={doneTitle(generated.name)}
        cancel={null}
        action={{ label: t('accounts.toldDone'), onClick: onClose }}
        onClose={onClose}
      >
        <GeneratedPassword {...generated} />
      </ActionDialog>
    )
  }
  return (
    <ConfirmedChangeDialog
      key="form"
      title={administrator ? t('accounts.resetNamed', { name: administrator.username }) : t('accounts.add')}
      button={t(administrator ? 'accounts.resetSave' : 'accounts.addSave')}
      findProblems={findProblems}
      onConfirm={save}
      onClose={onClose}
    >
      {(problems) => (
        <>
          {administrator ? (
            <p>{t('accounts.resetText', { name: administrator.username })}</p>
          ) : (
            <>
              <TextField
                label={t('accounts.username')}
                name="username"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={100}
                required
                data-autofocus
                value={username}
                onChange={(event) => onDraft({ ...draft, username: event.target.value })}
                problem={problems.username}
                help={t('accounts.newUsernameHelp')}
              />
              <TextField
                label={t('accounts.firstName')}
                suffix={t('staff.optional')}
                name="firstName"
                autoComplete="off"
                maxLength={100}
                value={firstName}
                onChange={(event) => onDraft({ ...draft, firstName: event.target.value })}
                problem={problems.firstName}
              />
              <SelectField
                label={t('accounts.role')}
                name="role"
                value={role}
                onChange={(event) => onDraft({ ...draft, role: roles.find((one) => one === event.target.value) ?? 'employee' })}
                help={t('accounts.newRoleHelp')}
              >
                <Options of={roles.map((one) => [one, t(`accounts.role.${one}`)])} />
              </SelectField>
            </>
          )}
          <PasswordChoice
            chosen={password}
            onChange={(chosen) => onDraft({ ...draft, password: chosen })}
            names={[...(administrator ? [administrator.username, administrator.firstName] : [username, firstName]), company]}
            problem={problems.password}
          />
        </>
      )}
    </ConfirmedChangeDialog>
  )
}
