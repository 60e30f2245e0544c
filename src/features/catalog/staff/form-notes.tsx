import { useEffect, useRef } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { formatCubanMoment } from '#i18n/staff-format.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { hideTopic } from '#ui/staff/toast-list.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { focusField, formProblems } from './form-problems.ts'
import { CHECK, type useEditing } from './use-editing.ts'

// biome-ignore lint/suspicious/noExplicitAny: the notes stand in every form, whatever its fields
export type EditingPart<Values extends FieldValues = any> = { editing: ReturnType<typeof useEditing<Values, any, any>> }

/** What stands above the fields: a draft to go on with, what has to be mended, or that somebody else was faster. */
export function FormNotes({ editing }: EditingPart) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { kind, drafts, conflict, form } = editing
  const problems = formProblems(kind, useFormState({ control: form.control }).errors, t, language)
  const left = problems.length
  const before = useRef(left)
  const { offered } = drafts

  // Whoever mends the first field has read the message, and on a phone it lies over the next one.
  useEffect(() => {
    if (left < before.current) hideTopic(CHECK)
    before.current = left
  }, [left])

  return (
    <>
      {offered ? (
        <Note title={t('draft.found', { when: formatCubanMoment(offered.savedAt, language) })}>
          <p>{t('draft.text')}</p>
          <div className="row mt-2">
            <button className="btn" type="button" onClick={() => editing.restore(offered)}>
              {t('draft.restore')}
            </button>
            <button className="btn btn-quiet" type="button" onClick={() => drafts.discard(offered)}>
              {t('draft.discard')}
            </button>
          </div>
        </Note>
      ) : null}
      {conflict.current ? <ConflictPanel editing={editing} conflict={conflict.current} /> : null}
      {problems.length > 0 ? (
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
