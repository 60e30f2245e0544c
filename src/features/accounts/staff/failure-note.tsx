import type { FailureWords } from '#ui/staff/failure.ts'
import { Note } from '#ui/staff/note.tsx'

/** Note with the reason why a form could not be sent. Scrolls itself into view. */
export function FailureNote({ failure }: { failure: FailureWords | undefined }) {
  if (!failure) return null
  return (
    <Note kind="error" title={failure.title} ref={bringIntoView}>
      {failure.text}
    </Note>
  )
}

const bringIntoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' })
