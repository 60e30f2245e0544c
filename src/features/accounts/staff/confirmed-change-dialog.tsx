import { type ReactNode, useId } from 'react'
import { Dialog } from '#ui/staff/dialog.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { FailureNote } from './failure-note.tsx'
import { OwnPasswordConfirmation } from './own-password-confirmation.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useConfirmedForm } from './use-confirmed-form.ts'

type ConfirmedChangeDialogProps = {
  title: string
  /** Text about the consequences of the change, or its fields with their problems. */
  children: string | ((problems: Record<string, string>) => ReactNode)
  button: string
  findProblems?: () => Record<string, string>
  /** Makes the change with the password that was typed. */
  onConfirm: (ownPassword: string) => Promise<void>
  onClose: () => void
}

/** Asks for the own password before a change of an account. */
export function ConfirmedChangeDialog({ title, children, button, findProblems, onConfirm, onClose }: ConfirmedChangeDialogProps) {
  const t = useStaffText()
  const id = useId()
  const { formProps, isPending, problems, failure, confirmation } = useConfirmedForm(onConfirm, findProblems)
  const isAlone = typeof children === 'string'

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
      <form {...formProps} id={id}>
        {isAlone ? <p>{children}</p> : children(problems)}
        <OwnPasswordConfirmation {...confirmation} isAlone={isAlone} />
        <FailureNote failure={failure} />
      </form>
    </Dialog>
  )
}
