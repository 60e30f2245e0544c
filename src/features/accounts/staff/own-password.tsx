import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Api } from '#api/client.ts'
import { createPendingWritesInMemory } from '#api/pending-writes.ts'
import { problemsOfFields } from '#api/refusals.ts'
import { showFailure } from '#ui/staff/failure.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import type { Administrator, PasswordChange } from '../account.contract.ts'
import { PASSWORD_MIN } from '../passwords/password-rules.ts'
import { accountFailure, useOwnAccountMutations } from './account-data.ts'
import { AccountSection } from './account-section.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'

type OwnPasswordProps = { api: Api; administrator: Administrator; company: string; onUnsaved: (isUnsaved: boolean) => void }
type Problems = { current?: string; next?: string }

/** Form for changing the user's own password. Its fields keep their contents until the change has succeeded. */
export function OwnPassword({ api, administrator: { username, firstName }, company, onUnsaved }: OwnPasswordProps) {
  const t = useStaffText()
  const form = useRef<HTMLFormElement>(null)
  const { changePassword } = useOwnAccountMutations(api)
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [writes] = useState(() => createPendingWritesInMemory<PasswordChange>())
  const send = (body: PasswordChange, key: string) => changePassword.mutateAsync({ body, key })
  const isUnsaved = current !== '' || next !== ''
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved])

  function refuse(found: Problems): void {
    setProblems(found)
    const field = form.current?.elements.namedItem(found.current === undefined ? 'next' : 'current')
    if (field instanceof HTMLInputElement) field.focus()
  }

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (changePassword.isPending) return
    setProblems({})
    if (current === '') return refuse({ current: t('login.passwordMissing') })
    if (next.length < PASSWORD_MIN) return refuse({ next: t('accounts.tooShort', { count: PASSWORD_MIN }) })
    try {
      const settled = await writes.resend(send)
      // An earlier attempt without an answer may have changed the password; then the new password of that attempt is the current one.
      if (settled?.body.next !== next) await writes.send({ current: settled?.body.next ?? current, next }, send)
      setCurrent('')
      setNext('')
      showToast({ kind: 'done', title: t('accounts.passwordSaved'), text: t('accounts.passwordSavedText'), topic: 'own-password' })
    } catch (error) {
      const fields = problemsOfFields(error)
      const lost = { title: t('staff.unanswered'), text: t('accounts.passwordUnanswered') }
      if (fields.current !== undefined || fields.next !== undefined) refuse(fields)
      else showFailure(error, t, { topic: 'own-password', ...accountFailure(error, t) }, lost)
    }
  }

  return (
    <AccountSection title={t('accounts.passwordTitle')} text={t('accounts.passwordText')}>
      <form ref={form} className="stack [--gap:1.1rem]" method="post" noValidate onSubmit={(event) => void save(event)}>
        {/* Password managers read from this hidden field which account the password is for. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label={t('accounts.current')}
          name="current"
          autoComplete="current-password"
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
          required
          problem={problems.current}
        />
        <NewPasswordField
          label={t('accounts.next')}
          name="next"
          value={next}
          onChange={setNext}
          names={[username, firstName, company]}
          current={current}
          problem={problems.next}
        />
        <div className="row">
          <SubmitButton isPending={changePassword.isPending}>{t('accounts.passwordSave')}</SubmitButton>
        </div>
      </form>
    </AccountSection>
  )
}
