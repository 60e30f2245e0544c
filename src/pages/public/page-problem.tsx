import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { RotateCcw } from '#ui/site/icons.tsx'
import { pageAddress } from '#ui/site/page-address.ts'
import { ProblemScreen } from '#ui/site/problem-screen.tsx'
import { useText } from '#ui/visit.ts'
import { MissingScreen } from './missing-screen.tsx'

/** What stands in place of a page that is not there or did not load; the frame around it stays, and so does the cart. */
export function PageProblem() {
  const t = useText()
  const error = useRouteError()
  const place = useLocation()
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingScreen />
  return (
    <ProblemScreen title={t('failure.title')} text={t('failure.text')}>
      <a className="btn btn-sun" href={pageAddress(place)}>
        <RotateCcw />
        {t('failure.retry')}
      </a>
    </ProblemScreen>
  )
}
