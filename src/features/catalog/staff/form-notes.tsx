import { useEffect, useRef } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { formatMoment } from '#i18n/staff-format.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { hideTopic } from '#ui/staff/toast-list.ts'
import { CHECK, focusField, formProblems, type useEditing } from './use-editing.ts'

// biome-ignore lint/suspicious/noExplicitAny: the notes stand in every form, whatever its fields
export type EditingPart<Values extends FieldValues = any> = { editing: ReturnType<typeof useEditing<Values, any, any>> }

/** What stands above the fields: a draft to go on with, what has to be mended, or that somebody else was faster. */
export function FormNotes({ editing }: EditingPart) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { kind, drafts, theirs, form, isSaving } = editing
  const problems = formProblems(kind, useFormState({ control: form.control }).errors, t, language)
  const left = problems.length
  const before = useRef(left)
  const stale = useRef<HTMLDivElement>(null)
  const { offered } = drafts

  // Whoever mends the first field has read the message, and on a phone it lies over the next one.
  useEffect(() => {
    if (left < before.current) hideTopic(CHECK)
    before.current = left
  }, [left])

  useEffect(() => {
    if (!theirs) return
    stale.current?.focus({ preventScroll: true })
    stale.current?.scrollIntoView({ block: 'center' })
  }, [theirs])

  return (
    <>
      {offered ? (
        <Note title={t('draft.found', { when: formatMoment(offered.savedAt, language) })}>
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
      {theirs ? (
        <Note ref={stale} kind="error" title={t('stale.title')}>
          <p>{t('stale.text')}</p>
          <p>
            {t('stale.fields', {
              fields:
                kind
                  .changedFields(kind.valuesFrom(theirs), form.getValues())
                  .map((field) => kind.fieldName(field, t, language))
                  .join(', ') || '–',
            })}
          </p>
          <div className="row mt-2">
            <button className="btn" type="button" disabled={isSaving} onClick={() => void editing.saveMine()}>
              {t('stale.mine')}
            </button>
            <button className="btn" type="button" disabled={isSaving} onClick={editing.loadTheirs}>
              {t('stale.theirs')}
            </button>
          </div>
        </Note>
      ) : null}
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
