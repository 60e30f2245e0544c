import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { formatNumber } from '#i18n/format.ts'
import { SearchField } from '#ui/staff/fields/search-field.tsx'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { SearchWords } from '../own-words/search-words.contract.ts'
import type { WordList } from '../own-words/word-rules.ts'
import { filterWords } from './search-words-data.ts'

type WordsListProps = {
  all: readonly SearchWords[]
  list: WordList
  onAdd: () => void
  onOpen: (words: SearchWords) => void
}

/** Lists the groups of a language, or the units, with a filter. A click on a name opens the group or unit. */
export function WordsList({ all, list, onAdd, onOpen }: WordsListProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query)
  const found = useMemo(() => filterWords(all, list, wanted), [all, list, wanted])
  const count = { count: formatNumber(found.length, language) }
  return (
    <>
      <div className="abar">
        <SearchField className="flex-[1_1_12rem] lg:max-w-md" label={t('searchWords.filter')} value={query} onSearch={setQuery} />
        {list === 'units' ? null : (
          <IconButton icon={Plus} className="btn btn-sun" onClick={onAdd}>
            {t('searchWords.add')}
          </IconButton>
        )}
      </div>
      <p className="muted sm mb-2" role="status">
        {found.length === 0
          ? t('searchWords.none', { query: wanted })
          : t(list === 'units' ? 'searchWords.units' : 'searchWords.count', count)}
      </p>
      <ul className="m-0 list-none p-0">
        {found.map((one) => (
          <WordsLine key={one.key} words={one} onOpen={() => onOpen(one)} />
        ))}
      </ul>
    </>
  )
}

function WordsLine({ words: { list, name, words, seeded, isOff, origin }, onOpen }: { words: SearchWords; onOpen: () => void }) {
  const t = useStaffText()
  const lines = list === 'units' ? [...seeded.split('\n'), ...words.split('\n')] : words.split('\n').slice(1)
  return (
    <li className="border-0 border-b border-solid border-edge py-2">
      <button
        className={`min-h-11 min-w-11 max-w-full cursor-pointer border-0 bg-transparent p-0 text-left font-[600] text-sea underline underline-offset-4 wrap-anywhere ${isOff ? 'line-through' : ''}`}
        type="button"
        aria-label={t('searchWords.edit', { name })}
        onClick={onOpen}
      >
        <span lang={list === 'units' ? undefined : list}>{name}</span>
      </button>
      {origin === 'seeded' ? null : (
        <span className={origin === 'own' ? 'tag tag-ok ml-2' : 'tag tag-ink ml-2'}>{t(`searchWords.${origin}`)}</span>
      )}
      {isOff ? <span className="tag ml-2">{t('searchWords.off')}</span> : null}
      <p className="muted sm wrap-anywhere" lang={list === 'units' ? undefined : list}>
        {lines.filter(Boolean).join(', ')}
      </p>
    </li>
  )
}
