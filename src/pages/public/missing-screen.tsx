import { SearchBox } from '#features/catalog/pages/search-box.tsx'
import { ProblemScreen } from '#ui/site/problem-screen.tsx'
import { useText } from '#ui/visit.ts'

/** Screen for an address without a page. */
export function MissingScreen() {
  const t = useText()
  return (
    <ProblemScreen code={t('missing.code')} title={t('missing.title')} text={t('missing.text')}>
      <SearchBox id="find" words="" />
      <div className="row">
        <a className="btn btn-sun" href="/products">
          {t('layout.products')}
        </a>
        <a className="btn" href="/">
          {t('missing.home')}
        </a>
      </div>
    </ProblemScreen>
  )
}
