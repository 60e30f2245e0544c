import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { formatCubanMoment } from '#i18n/staff-format.ts'
import { focusInMiddle } from '#ui/staff/focus-in-middle.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { hideTopic } from '#ui/staff/toast-list.ts'
import { focusField, formProblems, PROBLEMS_TOPIC } from './form-problems.ts'
import { ConflictPanel } from './saving/conflict-panel.tsx'
import type { EditingPart } from './use-entity-form.ts'

const DRAFT = 'draft'
/** Scrolls to the offered draft, since browsers restore the scroll position after a reload. */
export function scrollToDraft(): void {
  const place = document.getElementById(DRAFT)
  focusInMiddle(place)
}

/** Notes above the fields: an unsaved draft to continue, a conflict, and a list of several problems. A single one is at its field. */
export function FormNotes({ editing }: EditingPart) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { kind, conflict, form } = editing
  const problems = formProblems(kind, useFormState({ control: form.control }).errors, language)
  const left = problems.length
  const before = useRef(left)

  // Hides the toast once a problem is solved: on a phone it would cover the next field.
  useEffect(() => {
    if (left < before.current) hideTopic(PROBLEMS_TOPIC)
    before.current = left
  }, [left])

  return (
    <>
      <DraftNote editing={editing} />
      {conflict.current ? <ConflictPanel editing={editing} conflict={conflict.current} /> : null}
      {problems.length > 1 ? (
        <Note kind="error" title={t('check.title', { count: problems.length })}>
          <ul>
            {problems.map(({ field, message }) => (
              <li key={field}>
                <a
                  href={`#${field}`}
                  onClick={(event) => {
                    event.preventDefault()
                    focusField(field)
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </Note>
      ) : null}
    </>
  )
}

function DraftNote({ editing: { drafts, restore } }: EditingPart) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { offered } = drafts
  if (!offered) return null
  const title = t('draft.found', { when: formatCubanMoment(offered.savedAt, language) })
  return (
    <section id={DRAFT} tabIndex={-1} aria-label={title}>
      <Note title={title}>
        <p>{t('draft.text')}</p>
        <div className="row mt-2">
          <button className="btn" type="button" onClick={() => restore(offered)}>
            {t('draft.restore')}
          </button>
          <button className="btn btn-quiet" type="button" onClick={() => drafts.discard(offered)}>
            {t('draft.discard')}
          </button>
        </div>
      </Note>
    </section>
  )
}
