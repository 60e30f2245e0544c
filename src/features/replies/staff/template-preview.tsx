import { useId, useState } from 'react'
import type { Language } from '#i18n/language.ts'
import { Options, SelectField } from '#ui/staff/fields/select-field.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { fillLetter, type ReplyFacts } from './letter.ts'
import { MissingNotes } from './reply-notes.tsx'

/** Data for a preview: a sample, or an inquiry. */
export type PreviewLetter = { id: string; label: string; letter: ReplyFacts }

/** Preview of the typed text, filled with the data of an inquiry or a sample. */
export function TemplatePreview({ text, language, letters }: { text: string; language: Language; letters: readonly PreviewLetter[] }) {
  const t = useStaffText()
  const id = useId()
  const [chosen, choose] = useState('')
  const shown = letters.find((one) => one.id === chosen) ?? letters[0]
  if (!shown) return null
  const filled = fillLetter(text.trim(), shown.letter, language)
  return (
    <section className="stack [--gap:.6rem]" aria-labelledby={id}>
      <h3 className="text-lg" id={id}>
        {t('replies.preview')}
      </h3>
      <SelectField label={t('replies.previewWith')} value={shown.id} onChange={({ target }) => choose(target.value)}>
        <Options of={letters.map((one) => [one.id, one.label])} />
      </SelectField>
      <p className="border-l-4 border-line pl-3 whitespace-pre-line break-words" lang={filled.text ? language : undefined}>
        {filled.text || <span className="muted">{t('replies.previewEmpty')}</span>}
      </p>
      <MissingNotes missing={filled.missing} letter={shown.letter} />
    </section>
  )
}
