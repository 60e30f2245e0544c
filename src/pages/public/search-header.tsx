import { useLocation } from 'react-router'
import { SearchBox } from '#features/catalog/pages/search-box.tsx'
import { readWords } from '#features/catalog/pages/search-words.ts'
import { readConstraints } from '#features/search/plan/query-plan.ts'
import { Search } from '#ui/site/icons.tsx'
import { useVisit } from '#ui/visit.ts'

/** The search in the header. In a narrow header it is an icon, and covers the header while it has the focus. */
export function HeaderSearch() {
  const { pathname, search } = useLocation()
  const { language } = useVisit()
  // Leaves out price and limits: the list shows them as filters, where visitors can change them.
  const words = pathname === '/products' ? readConstraints(readWords(new URLSearchParams(search)), language).rest : ''
  return (
    <>
      <label className="hb push" htmlFor="q">
        <Search />
      </label>
      <SearchBox id="q" words={words} isLandmark />
    </>
  )
}
