import { Link } from 'react-router'
import { SearchBox } from '#features/catalog/search-box.tsx'
import { ProblemScreen } from '#ui/site/problem-screen.tsx'
import { useText } from '#ui/visit.ts'

/** For an address where there is no page. */
export function MissingScreen() {
  const t = useText()
  return (
    <ProblemScreen code={t('missing.code')} title={t('missing.title')} text={t('missing.text')}>
      <SearchBox id="find" words="" />
      <div className="row">
        <Link className="btn btn-sun" to="/products">
          {t('layout.products')}
        </Link>
        <Link className="btn" to="/">
          {t('missing.home')}
        </Link>
      </div>
    </ProblemScreen>
  )
}
