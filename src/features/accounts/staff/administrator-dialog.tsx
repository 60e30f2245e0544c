import { type SubmitEvent, useId, useRef, useState } from 'react'
import { Dialog } from '#ui/staff/dialog.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { TextField } from '#ui/staff/text-field.tsx'
import { showToast } from '#ui/staff/toast-list.ts'
import type { AdministratorEntry, AdministratorWithPassword } from '../account.contract.ts'
import { PASSWORD_MIN } from '../password-rules.ts'
import { accountFailure, problemsOfFields } from './account-failure.ts'
import { type ChosenPassword, PasswordChoice } from './password-choice.tsx'
import { SubmitButton } from './submit-button.tsx'
import { ToldPassword } from './told-password.tsx'

/** What stands in the dialog; kept by the list, so that closing it by mistake loses nothing. */
export type AdministratorDraft = { username: string; firstName: string; password: ChosenPassword }
export const emptyDraft: AdministratorDraft = { username: '', firstName: '', password: undefined }

type AdministratorDialogProps = {
  /** Whose password is to be set anew; undefined: somebody is added. */
  administrator: AdministratorEntry | undefined
  draft: AdministratorDraft
  /** Its name, which a password should not repeat. */
  company: string
  onDraft: (draft: AdministratorDraft) => void
  onSave: (draft: AdministratorDraft) => Promise<AdministratorWithPassword>
  onClose: () => void
}

/** Adds somebody or gives them a new password; one that was made is shown afterwards, once. */
export function AdministratorDialog({ administrator, draft, company, onDraft, onSave, onClose }: AdministratorDialogProps) {
  const t = useStaffText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [told, setTold] = useState<{ name: string; password: string }>()
  const { username, firstName, password } = draft
  const title = administrator ? t('accounts.resetNamed', { name: administrator.username }) : t('accounts.add')

  const doneTitle = (name: string) => t(administrator ? 'accounts.resetDone' : 'accounts.added', { name })

  function refuse(found: Record<string, string>): void {
    setProblems(found)
    const field = form.current?.elements.namedItem(Object.keys(found)[0] ?? '')
    if (field instanceof HTMLInputElement) field.focus()
  }

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (isPending) return
    setProblems({})
    if (!administrator && username.trim() === '') return refuse({ username: t('login.usernameMissing') })
    if (password !== undefined && password.length < PASSWORD_MIN)
      return refuse({ password: t('accounts.tooShort', { count: PASSWORD_MIN }) })
    setPending(true)
    try {
      const saved = await onSave(draft)
      onDraft(emptyDraft)
      if (saved.password !== null) return setTold({ name: saved.username, password: saved.password })
      showToast({ kind: 'done', title: doneTitle(saved.username), topic: 'administrators' })
      onClose()
    } catch (error) {
      const fields = problemsOfFields(error)
      if (Object.keys(fields).length > 0) refuse(fields)
      else showToast({ kind: 'problem', topic: 'administrators', ...accountFailure(error, t) })
    } finally {
      setPending(false)
    }
  }

  if (told) {
    return (
      <Dialog
        key="told"
        title={doneTitle(told.name)}
        onClose={onClose}
        footer={
          <div className="row justify-end">
            <button className="btn btn-sun" type="button" onClick={onClose}>
              {t('accounts.toldDone')}
            </button>
          </div>
        }
      >
        <ToldPassword {...told} />
      </Dialog>
    )
  }
  return (
    <Dialog
      key="form"
      title={title}
      onClose={onClose}
      footer={
        <div className="row justify-end">
          <button className="btn" type="button" onClick={onClose}>
            {t('staff.cancel')}
          </button>
          <SubmitButton isPending={isPending} form={id}>
            {t(administrator ? 'accounts.resetSave' : 'accounts.addSave')}
          </SubmitButton>
        </div>
      }
    >
      <form ref={form} id={id} className="stack [--gap:1.1rem]" method="post" noValidate onSubmit={(event) => void save(event)}>
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
          </>
        )}
        <PasswordChoice
          chosen={password}
          onChange={(chosen) => onDraft({ ...draft, password: chosen })}
          names={[...(administrator ? [administrator.username, administrator.firstName] : [username, firstName]), company]}
          problem={problems.password}
        />
      </form>
    </Dialog>
  )
}
