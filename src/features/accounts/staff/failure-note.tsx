import type { FailureWords } from '#ui/staff/failure.ts'
import { Note } from '#ui/staff/note.tsx'

/** Why a form was not sent, in the form itself and in sight. */
export function FailureNote({ failure }: { failure: FailureWords | undefined }) {
  if (!failure) return null
  return (
    <Note kind="error" title={failure.title} ref={bringIntoView}>
      {failure.text}
    </Note>
  )
}

const bringIntoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' })
