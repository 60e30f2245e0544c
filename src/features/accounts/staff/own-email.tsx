import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Api } from '#api/client.ts'
import { TextField } from '#ui/staff/fields/text-field.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import type { StoredEmail } from '../account.contract.ts'
import { ownEmailQuery, useOwnAccountMutations } from './account-data.ts'
import { AccountSection } from './account-section.tsx'
import { FailureNote } from './failure-note.tsx'
import { OwnPasswordConfirmation } from './own-password-confirmation.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useConfirmedForm } from './use-confirmed-form.ts'

type OwnEmailProps = { api: Api; loaded: StoredEmail; onUnsaved: (isUnsaved: boolean) => void }

/** Address where an owner gets notices about account changes. */
export function OwnEmail({ api, loaded, onUnsaved }: OwnEmailProps) {
  const t = useStaffText()
  const held = useQuery({ ...ownEmailQuery(api), initialData: loaded }).data.email
  const { changeEmail } = useOwnAccountMutations(api)
  const [email, setEmail] = useState(held)
  const isUnsaved = email.trim() !== held
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved])

  const { formProps, isPending, problems, failure, confirmation } = useConfirmedForm(async (ownPassword) => {
    const saved = await changeEmail.mutateAsync({ email, ownPassword })
    setEmail(saved.email)
    showToast({ kind: 'done', title: t('accounts.emailSaved'), topic: 'own-email' })
  })

  return (
    <AccountSection id="own-email" title={t('accounts.emailTitle')} text={t('accounts.emailText')}>
      <form {...formProps}>
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
        {isUnsaved ? (
          <>
            <OwnPasswordConfirmation {...confirmation} />
            <FailureNote failure={failure} />
            <div className="row">
              <SubmitButton isPending={isPending}>{t('accounts.emailSave')}</SubmitButton>
            </div>
          </>
        ) : null}
      </form>
    </AccountSection>
  )
}
