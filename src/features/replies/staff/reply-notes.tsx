import type { Language } from '#i18n/language.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { fieldWord, type TemplateField } from '../template-fields.ts'
import type { ReplyFacts } from './letter.ts'

/** Names the fields without a value and the products that left the catalogue, before an answer is sent. */
export function MissingNotes({ missing, letter }: { missing: readonly TemplateField[]; letter: ReplyFacts }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const gone = letter.products.filter(({ stock }) => stock === 'gone').map(({ names }) => names[language])
  return (
    <>
      {missing.length > 0 ? (
        <p className="help" role="status">
          {t('replies.missing', { fields: missing.map((field) => fieldWord(field, language)).join(', ') })}
        </p>
      ) : null}
      {gone.length > 0 ? <p className="warn">{t('replies.gone', { names: gone.join(', ') })}</p> : null}
    </>
  )
}

type OutdatedProps = { text: string; language: Language; onTake: () => void; onKeep: () => void }

/** Warns that stock, prices, hours or the template have changed since the answer was started, and offers the new text. */
export function OutdatedNote({ text, language, onTake, onKeep }: OutdatedProps) {
  const t = useStaffText()
  return (
    <Note kind="warn" title={t('replies.outdated')}>
      <p className="font-semibold">{t('replies.outdatedText')}</p>
      <p className="whitespace-pre-line break-words" lang={language}>
        {text || '–'}
      </p>
      <div className="row mt-2">
        <button className="btn" type="button" onClick={onTake}>
          {t('replies.beginAnew')}
        </button>
        <button className="btn" type="button" onClick={onKeep}>
          {t('replies.keepText')}
        </button>
      </div>
    </Note>
  )
}
