import { type ReactNode, useId } from 'react'
import { ActionDialog } from '#ui/staff/action-dialog.tsx'
import { FailureNote } from './failure-note.tsx'
import { OwnPasswordConfirmation } from './own-password-confirmation.tsx'
import { useConfirmedForm } from './use-confirmed-form.ts'

type ConfirmedChangeDialogProps = {
  title: string
  /** Text about the consequences of the change, or its fields with their problems. */
  children: string | ((problems: Record<string, string>) => ReactNode)
  button: string
  findProblems?: () => Record<string, string>
  /** Makes the change. Gets the typed password. */
  onConfirm: (ownPassword: string) => Promise<void>
  onClose: () => void
}

/** Asks for the user's own password before a change of an account. */
export function ConfirmedChangeDialog({ title, children, button, findProblems, onConfirm, onClose }: ConfirmedChangeDialogProps) {
  const id = useId()
  const { formProps, isPending, problems, failure, confirmation } = useConfirmedForm(onConfirm, findProblems)
  const isAlone = typeof children === 'string'

  return (
    <ActionDialog title={title} action={{ label: button, isBusy: isPending, form: id }} onClose={onClose}>
      <form {...formProps} id={id}>
        {isAlone ? <p>{children}</p> : children(problems)}
        <OwnPasswordConfirmation {...confirmation} isAlone={isAlone} />
        <FailureNote failure={failure} />
      </form>
    </ActionDialog>
  )
}
