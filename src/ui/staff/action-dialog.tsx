import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { useStaffText } from './text.ts'

type ActionDialogProps = {
  title: string
  isWide?: boolean
  /** Label of the button that only closes the dialog; "Cancel" by default, null for no such button. */
  cancel?: string | null
  action: {
    label: string
    icon?: LucideIcon
    /** True for an action that deletes. */
    isRed?: boolean
    /** True while the action is under way; further clicks do nothing. */
    isBusy?: boolean
    /** True while required input is missing; clicks do nothing. */
    isBlocked?: boolean
  } & ({ /** Id of the form to submit; the form must ignore a submit while `isBlocked`. */ form: string } | { onClick: () => void })
  onClose: () => void
  children: ReactNode
}

/** A dialog for one action: the content, and buttons to cancel and to confirm. */
export function ActionDialog({ cancel, action, onClose, children, ...dialog }: ActionDialogProps) {
  const t = useStaffText()
  const { label, icon: Icon, isRed, isBusy, isBlocked } = action
  const isIdle = isBusy || isBlocked || undefined
  const press = 'form' in action ? ({ type: 'submit', form: action.form } as const) : { onClick: () => isIdle || action.onClick() }
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      footer={
        <div className="row justify-end">
          {cancel === null ? null : (
            <button className="btn" type="button" onClick={onClose}>
              {cancel ?? t('staff.cancel')}
            </button>
          )}
          <button
            type="button"
            {...press}
            className={`btn ${isRed ? 'btn-red' : 'btn-sun'}`}
            aria-busy={isBusy || undefined}
            aria-disabled={isIdle}
          >
            {isBusy ? <span className="spin" /> : Icon ? <Icon className="ic" aria-hidden="true" /> : null}
            {label}
          </button>
        </div>
      }
    >
      {children}
    </Dialog>
  )
}
