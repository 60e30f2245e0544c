import { CircleAlert } from 'lucide-react'
import { type Ref, useId } from 'react'
import { useStaffText } from '#ui/staff/text.ts'
import type { WordList } from '../own-words/word-rules.ts'

type WordsFieldProps = {
  list: WordList
  value: string
  problem: string | undefined
  /** Built-in words of the group or unit, one per line. */
  seeded: string
  /** Words that another group or unit also has, with its name. */
  elsewhere: readonly { phrase: string; name: string }[]
  onChange: (text: string) => void
  /** The text area, which gets the focus if its words are refused. */
  ref: Ref<HTMLTextAreaElement>
}

/** Text area for words, one per line, with problems and warnings. */
export function WordsField({ list, value, problem, seeded, elsewhere, onChange, ref }: WordsFieldProps) {
  const t = useStaffText()
  const id = useId()
  const isUnit = list === 'units'
  const notes = [problem ? `${id}-problem` : '', elsewhere.length > 0 ? `${id}-warning` : '', `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{t(isUnit ? 'searchWords.spellings' : 'searchWords.words')}</label>
      <textarea
        ref={ref}
        id={id}
        className="in min-h-32"
        rows={Math.min(10, Math.max(5, value.split('\n').length + 1))}
        data-autofocus
        autoComplete="off"
        lang={isUnit ? undefined : list}
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={notes}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem ? (
        <p className="err" id={`${id}-problem`} role="alert">
          <CircleAlert className="ic" aria-hidden="true" />
          {problem}
        </p>
      ) : null}
      {elsewhere.length > 0 ? (
        <div className="warn" id={`${id}-warning`} role="status">
          {elsewhere.map(({ phrase, name }) => (
            <p key={`${phrase} ${name}`}>{t(isUnit ? 'searchWords.elsewhereUnit' : 'searchWords.elsewhere', { phrase, name })}</p>
          ))}
        </div>
      ) : null}
      <div className="help stack [--gap:.4rem]" id={`${id}-help`}>
        {t(isUnit ? 'searchWords.spellingsHelp' : 'searchWords.wordsHelp')
          .split('\n')
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        {isUnit ? <p>{t('searchWords.always', { names: seeded.split('\n').join(', ') })}</p> : null}
      </div>
      {!isUnit && seeded && seeded !== value ? (
        <details>
          <summary className="sm min-h-11 cursor-pointer content-center">{t('searchWords.shipped')}</summary>
          <p className="sm muted wrap-anywhere" lang={list}>
            {seeded.split('\n').join(', ')}
          </p>
        </details>
      ) : null}
    </div>
  )
}
