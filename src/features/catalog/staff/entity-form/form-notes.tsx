import { type ReactNode, useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { formatCubanMoment } from '#i18n/staff-format.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { hideTopic } from '#ui/staff/toast-list.ts'
import type { Draft } from '#ui/staff/typed/draft.ts'
import { focusField, formProblems, PROBLEMS_TOPIC } from './form-problems.ts'
import { ConflictPanel } from './saving/conflict-panel.tsx'
import type { EditingPart } from './use-entity-form.ts'

/** Notes above the fields: drafts of earlier visits, a conflict, and a list of several problems. A single one is at its field. */
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
      <DraftNotes editing={editing} />
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

/** The draft in the form, and another one of an earlier visit. */
function DraftNotes({ editing: { drafts, saved, isSaving, restore, setAside, discard } }: EditingPart) {
  const t = useStaffText()
  const { restored, offered, elsewhere } = drafts
  return (
    <>
      {/* The draft of a stored entity needs no warning: its next save is merged with what the other tab has saved. */}
      {elsewhere && !saved.entity ? (
        <Note kind="warn" title={t(elsewhere === 'removed' ? 'draft.gone' : 'draft.shared')}>
          {t('draft.sharedText')}
        </Note>
      ) : null}
      {restored && elsewhere !== 'removed' ? (
        <DraftNote draft={restored} title="draft.restored" text="draft.restoredText" isSaving={isSaving} onDiscard={discard}>
          {saved.entity ? null : (
            <button className="btn" type="button" disabled={isSaving} onClick={setAside}>
              {t('draft.setAside')}
            </button>
          )}
        </DraftNote>
      ) : null}
      {offered ? (
        <DraftNote draft={offered} title="draft.found" text="draft.text" isSaving={isSaving} onDiscard={discard}>
          <button className="btn" type="button" disabled={isSaving} onClick={() => restore(offered)}>
            {t('draft.restore')}
          </button>
        </DraftNote>
      ) : null}
    </>
  )
}

type DraftNoteProps<Values> = {
  draft: Draft<Values>
  title: 'draft.restored' | 'draft.found'
  text: 'draft.restoredText' | 'draft.text'
  isSaving: boolean
  onDiscard: (draft: Draft<Values>) => Promise<void>
  children: ReactNode
}

function DraftNote<Values>({ draft, title, text, isSaving, onDiscard, children }: DraftNoteProps<Values>) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const words = t(title, { when: formatCubanMoment(draft.savedAt, language) })
  return (
    <section aria-label={words}>
      <Note title={words}>
        <p>{t(text)}</p>
        <div className="row mt-2">
          {children}
          <button className="btn" type="button" disabled={isSaving} onClick={() => void onDiscard(draft)}>
            {t('draft.discard')}
          </button>
        </div>
      </Note>
    </section>
  )
}
