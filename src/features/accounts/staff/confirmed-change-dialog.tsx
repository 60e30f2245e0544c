import { useId, useState } from 'react'
import { Dialog } from '#ui/staff/dialog.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { OwnPasswordConfirmation } from './own-password-confirmation.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useCheckedForm } from './use-checked-form.ts'

type ConfirmedChangeDialogProps = {
  title: string
  /** The consequences of the change. */
  text: string
  button: string
  /** Makes the change with the password that was typed. */
  onConfirm: (ownPassword: string) => Promise<void>
  onClose: () => void
}

/** Asks for one's own password before an account is changed. */
export function ConfirmedChangeDialog({ title, text, button, onConfirm, onClose }: ConfirmedChangeDialogProps) {
  const t = useStaffText()
  const id = useId()
  const [ownPassword, setOwnPassword] = useState('')
  const { form, isPending, problems, send } = useCheckedForm()

  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <div className="row justify-end">
          <button className="btn" type="button" onClick={onClose}>
            {t('staff.cancel')}
          </button>
          <SubmitButton isPending={isPending} form={id}>
            {button}
          </SubmitButton>
        </div>
      }
    >
      <form
        ref={form}
        id={id}
        className="stack [--gap:1.1rem]"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const missing: Record<string, string> = ownPassword === '' ? { ownPassword: t('login.passwordMissing') } : {}
          void send(missing, () => onConfirm(ownPassword))
        }}
      >
        <p>{text}</p>
        <OwnPasswordConfirmation value={ownPassword} onChange={setOwnPassword} problem={problems.ownPassword} isAlone />
      </form>
    </Dialog>
  )
}
