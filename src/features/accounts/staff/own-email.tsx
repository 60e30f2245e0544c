import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Api } from '#api/client.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { TextField } from '#ui/staff/text-field.tsx'
import { showToast } from '#ui/staff/toast-list.ts'
import type { HeldEmail } from '../account.contract.ts'
import { ownEmailQuery, useOwnAccount } from './account-data.ts'
import { AccountSection } from './account-section.tsx'
import { OwnPasswordConfirmation } from './own-password-confirmation.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useCheckedForm } from './use-checked-form.ts'

type OwnEmailProps = { api: Api; loaded: HeldEmail; onUnsaved: (isUnsaved: boolean) => void }

/** Where an owner gets notices about changes of accounts. */
export function OwnEmail({ api, loaded, onUnsaved }: OwnEmailProps) {
  const t = useStaffText()
  const held = useQuery({ ...ownEmailQuery(api), initialData: loaded }).data.email
  const { changeEmail } = useOwnAccount(api)
  const { form, isPending, problems, send } = useCheckedForm()
  const [email, setEmail] = useState(held)
  const [ownPassword, setOwnPassword] = useState('')
  const isUnsaved = email.trim() !== held
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved])

  async function save(): Promise<void> {
    const saved = await changeEmail.mutateAsync({ email, ownPassword })
    setEmail(saved.email)
    setOwnPassword('')
    showToast({ kind: 'done', title: t('accounts.emailSaved'), topic: 'own-email' })
  }

  return (
    <AccountSection title={t('accounts.emailTitle')} text={t('accounts.emailText')}>
      <form
        ref={form}
        className="stack [--gap:1.1rem]"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const missing: Record<string, string> = ownPassword === '' ? { ownPassword: t('login.passwordMissing') } : {}
          void send(missing, save)
        }}
      >
        <TextField
          label={t('accounts.email')}
          suffix={t('staff.optional')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={200}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          problem={problems.email}
          help={t('accounts.emailHelp')}
        />
        {isUnsaved ? <OwnPasswordConfirmation value={ownPassword} onChange={setOwnPassword} problem={problems.ownPassword} /> : null}
        {isUnsaved ? (
          <div className="row">
            <SubmitButton isPending={isPending}>{t('accounts.emailSave')}</SubmitButton>
          </div>
        ) : null}
      </form>
    </AccountSection>
  )
}
