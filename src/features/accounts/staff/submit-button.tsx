import type { ReactNode } from 'react'
import { useHydrated } from '#ui/staff/use-hydrated.ts'

type SubmitButtonProps = { isPending: boolean; children: ReactNode }

/** Submit button of a small form; further clicks are ignored while the form is being sent. */
export function SubmitButton({ isPending, children }: SubmitButtonProps) {
  const isReady = useHydrated()
  return (
    <button
      className="btn btn-sun"
      type="submit"
      disabled={!isReady}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
    >
      {isPending ? <span className="spin" /> : null}
      {children}
    </button>
  )
}
