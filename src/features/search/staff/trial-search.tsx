import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Api } from '#api/client.ts'
import { formatNumber } from '#i18n/format.ts'
import { type Language, languages, nameOf } from '#i18n/language.ts'
import { failureText } from '#ui/staff/failure.ts'
import { Options, SelectField } from '#ui/staff/fields/select-field.tsx'
import { TextField } from '#ui/staff/fields/text-field.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useDebounced } from '#ui/staff/use-debounced.ts'
import { TRIAL_MAX } from '../own-words/limits.ts'
import type { Trial, TrialInput } from '../own-words/search-words.contract.ts'
import { trialQuery } from './search-words-data.ts'

type TrialSearchProps = {
  api: Api
  language: Language
  /** Initial text of the search field. */
  query?: string
  /** Unsaved words of a group, which replace its stored ones in the search. */
  unsaved?: TrialInput['unsaved']
}

/** Search field with which staff search as visitors do. Searches while staff type, and shows results and synonyms. */
export function TrialSearch({ api, language: first, query: initial = '', unsaved }: TrialSearchProps) {
  const t = useStaffText()
  const id = useId()
  const [query, setQuery] = useState(initial)
  const [language, setLanguage] = useState(first)
  const asked = useDebounced<TrialInput>({ language, query: query.trim(), ...(unsaved ? { unsaved } : {}) })
  const { data, error, isFetching } = useQuery(trialQuery(api, asked))
  return (
    <section className="panel stack [--gap:.75rem]" aria-labelledby={`${id}-title`}>
      <h2 className="text-lg" id={`${id}-title`}>
        {t('searchWords.trial')}
      </h2>
      <p className="sm muted">{t(unsaved ? 'searchWords.trialHelp' : 'searchWords.trialPageHelp')}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] items-end gap-3">
        <TextField
          label={t('searchWords.trialWords')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={TRIAL_MAX}
          lang={language}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <SelectField
          label={t('searchWords.trialLanguage')}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
        >
          <Options of={languages.map((one) => [one, t(`searchWords.list.${one}`)])} />
        </SelectField>
      </div>
      <div aria-busy={isFetching || undefined}>
        {asked.query === '' ? null : error ? (
          <p role="status" className="err">
            {t('searchWords.trialFailed', { message: failureText(error, t) })}
          </p>
        ) : data ? (
          <TrialAnswer trial={data} />
        ) : (
          <p role="status" className="muted">
            {t('searchWords.searching')}
          </p>
        )}
      </div>
    </section>
  )
}

function TrialAnswer({ trial: { count, hits, near, readAs, ...constraints } }: { trial: Trial }) {
  const t = useStaffText()
  const reader = useStaffLanguage()
  const shown = count > 0 ? hits : near
  const words = readAs.map(({ word, alike }) => (alike.length > 0 ? t('searchWords.alike', { word, alike: alike.join(', ') }) : word))
  return (
    <div className="stack [--gap:.4rem]">
      <p role="status">
        <b>{count > 0 ? t('searchWords.found', { count: formatNumber(count, reader) }) : t('searchWords.nothing')}</b>
        {count === 0 && near.length > 0 ? ` ${t('searchWords.near')}` : ''}
      </p>
      {shown.length > 0 ? (
        <ol className="m-0 pl-5 wrap-anywhere">
          {shown.map((one) => (
            <li key={one.id}>{nameOf({ ...one, name: null }, 'name', reader)}</li>
          ))}
        </ol>
      ) : null}
      {count > hits.length ? (
        <p className="sm muted">{t('searchWords.more', { count: formatNumber(count - hits.length, reader) })}</p>
      ) : null}
      <TrialConstraints {...constraints} count={count} />
      {words.length > 0 ? (
        <p className="sm muted wrap-anywhere">
          {t('searchWords.readAs')} {words.join(' · ')}
        </p>
      ) : null}
    </div>
  )
}

/** Lists the parts of the question that became filters, and those that are not applied. */
function TrialConstraints({
  count,
  unfiltered,
  filters,
  isCheapFirst,
  leftOut,
  unread,
  unclear,
  unfit,
  ignored,
  leadsTo,
}: Omit<Trial, 'hits' | 'near' | 'readAs'>) {
  const t = useStaffText()
  const reader = useStaffLanguage()
  const limits = (some: readonly string[]) => ({ limits: some.join(', ') })
  const lines = [
    filters.length > 0 ? `${t('searchWords.filters')} ${filters.join(' · ')}` : '',
    count < unfiltered ? t('searchWords.unfiltered', { count: formatNumber(unfiltered, reader) }) : '',
    isCheapFirst ? t('searchWords.cheapFirst') : '',
    leftOut.length > 0 ? t('searchWords.leftOut', limits(leftOut)) : '',
    unread.length > 0 ? t('searchWords.unread', limits(unread)) : '',
    unclear.length > 0 ? t('searchWords.unclear', limits(unclear)) : '',
    unfit.length > 0 ? t('searchWords.unfit', limits(unfit)) : '',
    ignored.length > 0 ? t('searchWords.ignored', limits(ignored)) : '',
    leadsTo ? t(`searchWords.leadsTo.${leadsTo}`) : '',
  ]
  return lines.filter(Boolean).map((line) => (
    <p className="sm wrap-anywhere" key={line}>
      {line}
    </p>
  ))
}
