import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { phoneLink, whatsappLink } from '#kit/links.ts'
import { ChatLink, WhatsappIcon } from '#ui/site/chat-link.tsx'
import { RotateCcw } from '#ui/site/icons.tsx'
import { pageAddress } from '#ui/site/page-address.ts'
import { ProblemScreen } from '#ui/site/problem-screen.tsx'
import { useText } from '#ui/visit.ts'
import { useFacts } from './layout-data.ts'
import { MissingScreen } from './missing-screen.tsx'

/** Replaces a page that does not exist or could not be loaded; layout and cart stay. */
export function PageProblem() {
  const t = useText()
  const error = useRouteError()
  const place = useLocation()
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingScreen />
  return (
    <ProblemScreen title={t('failure.title')} text={t(isUnavailable(error) ? 'failure.unavailable' : 'failure.text')}>
      <div className="row">
        <a className="btn btn-sun" href={pageAddress(place)}>
          <RotateCcw />
          {t('failure.retry')}
        </a>
        {isUnavailable(error) ? <OtherWays /> : null}
      </div>
    </ProblemScreen>
  )
}

/** True if the page failed because the database does not answer, is busy or damaged (see load.ts). */
export const isUnavailable = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 503

/** WhatsApp and phone of the company, for visitors whose page could not be loaded. */
function OtherWays() {
  const t = useText()
  const { phones } = useFacts()
  if (!phones.sales) return null
  return (
    <>
      <ChatLink className="btn btn-wa" href={whatsappLink(phones.sales, t('layout.helpMessage'))}>
        <WhatsappIcon />
        WhatsApp
      </ChatLink>
      <a className="btn" href={phoneLink(phones.sales)}>
        {phones.sales}
      </a>
    </>
  )
}
