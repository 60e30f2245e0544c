import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { formatNumber } from '#i18n/format.ts'
import { SearchField } from '#ui/staff/fields/search-field.tsx'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { GlossaryTerm } from '../translation.contract.ts'
import { searchTerms } from './glossary-data.ts'

type GlossaryTableProps = { terms: readonly GlossaryTerm[]; onAdd: () => void; onOpen: (term: GlossaryTerm) => void }

/** Table of all terms with a search field. The German word of a term is a button that opens it. */
export function GlossaryTable({ terms, onAdd, onOpen }: GlossaryTableProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query)
  const found = useMemo(() => searchTerms(terms, wanted), [terms, wanted])
  const tags = { changed: 'tag tag-ink', own: 'tag tag-ok', removed: 'tag', shipped: '' }
  return (
    <>
      <div className="abar">
        <SearchField className="flex-[1_1_16rem] lg:max-w-md" label={t('glossary.search')} value={query} onSearch={setQuery} />
        <IconButton icon={Plus} className="btn btn-sun" onClick={onAdd}>
          {t('glossary.add')}
        </IconButton>
      </div>
      <p className="muted sm mb-2" role="status">
        {found.length === 0 ? t('glossary.none', { query: wanted }) : t('glossary.count', { count: formatNumber(found.length, language) })}
      </p>
      {found.length > 0 ? (
        <table className="tb tb-terms table-fixed">
          <thead>
            <tr>
              <th scope="col">{t('glossary.german')}</th>
              <th scope="col">{t('glossary.spanish')}</th>
              <th scope="col">{t('glossary.english')}</th>
            </tr>
          </thead>
          <tbody>
            {found.map((term) => (
              <tr key={term.key} className={term.origin === 'removed' ? 'muted line-through' : undefined}>
                <td className="wrap-anywhere hyphens-auto" lang="de">
                  <button
                    className="min-h-11 w-full cursor-pointer border-0 bg-transparent p-0 text-left font-[600] text-sea underline underline-offset-4"
                    type="button"
                    aria-label={t('glossary.editTerm', { term: term.de })}
                    onClick={() => onOpen(term)}
                  >
                    {term.de}
                  </button>
                  {term.origin === 'shipped' ? null : <span className={tags[term.origin]}>{t(`glossary.${term.origin}`)}</span>}
                </td>
                <td className="wrap-anywhere hyphens-auto" lang="es">
                  {term.es || '–'}
                </td>
                <td className="wrap-anywhere hyphens-auto" lang="en">
                  {term.en || '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  )
}
