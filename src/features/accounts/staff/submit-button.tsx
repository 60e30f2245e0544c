import type { ReactNode } from 'react'
import { useHydrated } from '#ui/staff/use-hydrated.ts'

type SubmitButtonProps = { isPending: boolean; form?: string; children: ReactNode }

/** The button that sends a small form; while it runs a second click does nothing. */
export function SubmitButton({ isPending, form, children }: SubmitButtonProps) {
  const isReady = useHydrated()
  return (
    <button
      className="btn btn-sun"
      type="submit"
      form={form}
      disabled={!isReady}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
    >
      {isPending ? <span className="spin" /> : null}
      {children}
    </button>
  )
}
