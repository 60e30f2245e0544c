import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router'
import { CallError } from '#api/error-body.ts'
import { RotateCcw } from '#ui/site/icons.tsx'
import { pageAddress } from '#ui/site/page-address.ts'
import { ProblemScreen } from '#ui/site/problem-screen.tsx'
import { useText } from '#ui/visit.ts'
import { MissingScreen } from './missing-screen.tsx'

/**
 * What stands in place of a page that is not there or did not load; the frame around it stays, and so does the cart.
 * When the line returns it tries again by itself.
 */
export function PageProblem() {
  const t = useText()
  const error = useRouteError()
  const place = useLocation()
  const { revalidate } = useRevalidator()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  // Data can be asked for again; a file of the application that did not arrive comes with the document only.
  const again = error instanceof CallError ? revalidate : loadDocument

  useEffect(() => {
    if (isMissing) return
    // After a new version of the shop the old one's files are gone; the document knows the new ones.
    if (again === loadDocument && isFileError(error)) void again()
    const retry = () => void again()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isMissing, error, again])

  if (isMissing) return <MissingScreen />
  return (
    <ProblemScreen title={t('failure.title')} text={t('failure.text')}>
      <a
        className="btn btn-sun"
        href={pageAddress(place)}
        onClick={(event) => {
          event.preventDefault()
          void again()
        }}
      >
        <RotateCcw />
        {t('failure.retry')}
      </a>
    </ProblemScreen>
  )
}

/** The page as a document, if the shop answers: a browser's own error page would lead nowhere. */
async function loadDocument(): Promise<void> {
  await fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => {},
  )
}

/** What browsers say of a module that did not load; each has a sentence of its own, and all of them this word. */
function isFileError(error: unknown): boolean {
  return error instanceof TypeError && /module/i.test(error.message)
}
