import { Search } from '#ui/site/icons.tsx'
import { useText } from '#ui/visit.ts'
import { QUERY_BOX_MAX } from '../product/listing/list-limits.ts'

type SearchBoxProps = {
  id: string
  /** The page's current search. */
  words: string
  /** True for the search box in the header: only one on a page is a search landmark. */
  isLandmark?: boolean
}

/** A form that asks for the results as a document. */
export function SearchBox({ id, words, isLandmark }: SearchBoxProps) {
  const t = useText()
  return (
    <form className="srch" role={isLandmark ? 'search' : undefined} action="/products">
      <input
        id={id}
        name="q"
        defaultValue={words}
        maxLength={QUERY_BOX_MAX}
        // Else who goes back finds what was typed last above the results of what was sought before.
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('search.products')}
        aria-label={t('search.products')}
      />
      {/* Safari gives a touched button the focus only so; without it the box in the header would be gone too early. */}
      <button className="hb" type="submit" tabIndex={0} aria-label={t('search.go')}>
        <Search />
      </button>
    </form>
  )
}
