import { type SubmitEvent, useEffect, useState } from 'react'
import type { Api } from '#api/client.ts'
import { createPendingWritesInMemory } from '#api/pending-writes.ts'
import { problemsOfFields } from '#api/refusals.ts'
import { singleLine } from '#kit/text/single-line.ts'
import { TextField } from '#ui/staff/fields/text-field.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { useKeptText } from '#ui/staff/typed/kept-text.ts'
import type { Administrator, OwnName as OwnNameChange } from '../account.contract.ts'
import { accountFailure, useOwnAccountMutations } from './account-data.ts'
import { AccountSection } from './account-section.tsx'
import { SubmitButton } from './submit-button.tsx'

type OwnNameProps = { api: Api; administrator: Administrator; onUnsaved: (isUnsaved: boolean) => void }

/** The sign-in name, and the first name, which may be changed. */
export function OwnName({ api, administrator, onUnsaved }: OwnNameProps) {
  const t = useStaffText()
  const { changeName } = useOwnAccountMutations(api)
  const [{ text: firstName }, keep] = useKeptText(`draft:own-name:${administrator.username}`, administrator.firstName)
  const setFirstName = (text: string) => keep({ text, base: administrator.firstName })
  const [problem, setProblem] = useState<string>()
  const [writes] = useState(() => createPendingWritesInMemory<OwnNameChange>())
  const send = (body: OwnNameChange, key: string) => changeName.mutateAsync({ body, key })
  // Normalised in the same way as on the server.
  const kept = singleLine(firstName).trim()
  const isUnsaved = kept !== administrator.firstName || writes.isPending()
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved])

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (changeName.isPending) return
    setProblem(undefined)
    try {
      const settled = await writes.resend(send)
      if (settled?.answer.firstName !== kept) await writes.send({ firstName }, send)
      keep({ text: kept, base: kept })
      showToast({ kind: 'done', title: t('accounts.nameSaved'), topic: 'own-name' })
    } catch (error) {
      setProblem(problemsOfFields(error).firstName)
      showToast({ kind: 'problem', topic: 'own-name', ...accountFailure(error, t) })
    }
  }

  return (
    <AccountSection title={t('accounts.nameTitle')}>
      <form className="stack [--gap:1.1rem]" method="post" noValidate onSubmit={(event) => void save(event)}>
        <div>
          <p>
            {t('accounts.username')}: <b className="wrap-anywhere">{administrator.username}</b>
          </p>
          <p className="sm muted">{t('accounts.usernameHelp')}</p>
        </div>
        <div>
          <p>
            {t('accounts.role')}: <b>{t(`accounts.role.${administrator.role}`)}</b>
          </p>
          <p className="sm muted">{t(`accounts.roleHelp.${administrator.role}`)}</p>
        </div>
        <TextField
          label={t('accounts.firstName')}
          suffix={t('staff.optional')}
          name="firstName"
          autoComplete="given-name"
          maxLength={100}
          value={firstName}
          onChange={(event) => setFirstName(event.target.value)}
          problem={problem}
          help={t('accounts.firstNameHelp')}
        />
        <div className="row">
          <SubmitButton isPending={changeName.isPending}>{t('accounts.nameSave')}</SubmitButton>
        </div>
      </form>
    </AccountSection>
  )
}
