import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

type IconButtonProps = ComponentProps<'button'> & {
  icon: LucideIcon
  /** True while the action is under way: a spinner replaces the icon. It does not disable the button. */
  isBusy?: boolean
}

/** A button with an icon, before its text if it has one. A button without text needs an `aria-label`. */
export function IconButton({ icon: Icon, isBusy, children, ...button }: IconButtonProps) {
  return (
    <button className="btn" type="button" aria-busy={isBusy || undefined} {...button}>
      {isBusy ? <span className="spin" /> : <Icon className="ic" aria-hidden="true" />}
      {children}
    </button>
  )
}
