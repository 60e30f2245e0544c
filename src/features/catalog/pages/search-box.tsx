import { Search } from '#ui/site/icons.tsx'
import { useText } from '#ui/visit.ts'
import { QUERY_BOX_MAX } from '../product/listing/list-limits.ts'

type SearchBoxProps = {
  id: string
  /** Search words of the page, '' for none. */
  words: string
  /** True for the search box in the header, which is the page's only search landmark. */
  isLandmark?: boolean
}

/** Search form that loads the results as a document, also without script. */
export function SearchBox({ id, words, isLandmark }: SearchBoxProps) {
  const t = useText()
  return (
    <form className="srch" role={isLandmark ? 'search' : undefined} action="/products">
      <input
        id={id}
        name="q"
        defaultValue={words}
        maxLength={QUERY_BOX_MAX}
        // Otherwise the back button would restore the last typed text above the results of an earlier search.
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('search.products')}
        aria-label={t('search.products')}
      />
      {/* Safari focuses a tapped button only if it has a tabIndex. Without focus inside, the header's box would close before the tap. */}
      <button className="hb" type="submit" tabIndex={0} aria-label={t('search.go')}>
        <Search />
      </button>
    </form>
  )
}
