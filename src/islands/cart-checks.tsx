import { useEffect, useRef, useState } from 'react'
import { browserApi } from '#api/client.ts'
import { calculatedHome } from '#features/cart/order/keep-calculated.ts'
import type { CartChecksProps } from '#features/cart/screen/linked-order.tsx'
import { checkGoods } from '#features/sizing/calls.ts'
import { FindingsList } from '#features/sizing/findings-list.tsx'
import { HOME_KEY, OWN_HOME, SHOWN_KEY } from '#features/sizing/kept-home.ts'
import type { WordedFinding } from '#features/sizing/worded-findings.ts'
import { readStored } from '#kit/storage.ts'
import { usePageText, useVisit } from '#ui/visit.ts'

/** Time after the last touch until the shop is asked. */
const QUIET_MS = 700
/** More goods than this are not checked in one go, see checks.contract.ts. */
const MOST_CHECKED = 60

type Found = { state: 'checking' } | { state: 'failed' } | { state: 'found'; findings: readonly WordedFinding[] }

/**
 * For which household the cart is: the one that its kit was calculated for, else what the visitor has chosen or entered.
 * Of one that nobody has chosen nothing is said here.
 */
function homeOf(code: string): string | undefined {
  const shown = readStored(SHOWN_KEY)
  return calculatedHome(code) ?? ((shown === OWN_HOME ? undefined : shown) || readStored(HOME_KEY) || undefined)
}

/**
 * Whether the goods of the cart work together, in the numbers in which they are taken, and carry its household. The shop
 * is asked when nothing has been touched for a moment; what it said of another cart is not shown any more. Goods that have
 * nothing to do with one another are not spoken of.
 */
export function CartChecks({ cart: { code, lines }, tell }: CartChecksProps) {
  const t = usePageText()
  const title = useRef<HTMLHeadingElement>(null)
  const { language } = useVisit()
  const [found, setFound] = useState<Found>({ state: 'checking' })
  const items = lines
    .slice(0, MOST_CHECKED)
    .map(({ id, quantity }) => `${id}.${quantity}`)
    .join('-')
  useEffect(() => {
    setFound({ state: 'checking' })
    const left = new AbortController()
    const timer = setTimeout(() => {
      const home = homeOf(code)
      browserApi()
        // Those of the page, which may have been chosen against those of the browser.
        .call(checkGoods, { query: { items, ...(home ? { home } : {}) }, headers: { 'accept-language': language }, signal: left.signal })
        .then(({ findings }) => setFound({ state: 'found', findings }))
        .catch(() => left.signal.aborted || setFound({ state: 'failed' }))
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [items, code, language])
  const misfits = found.state === 'found' ? found.findings.filter(({ verdict }) => verdict === 'never').length : 0
  const hint = misfits > 0 ? t('checks.misfits', { count: misfits }) : ''
  useEffect(() => {
    if (!hint) return
    tell(
      <button type="button" className="btn btn-wide text-red" onClick={() => title.current?.focus()}>
        {hint}
      </button>,
    )
    return () => tell(undefined)
  }, [hint, tell])
  // Nothing is promised of a cart of cement: what is asked and comes to nothing is not shown.
  if (found.state === 'checking' || (found.state === 'found' && found.findings.length === 0)) return null
  return (
    <section className="stack mt-3 [--gap:.5rem]" aria-labelledby="checks" role="status">
      <h3 className="text-base" id="checks" ref={title} tabIndex={-1}>
        {t('checks.title')}
      </h3>
      {found.state === 'failed' ? (
        <p className="sm">{t('checks.failed')}</p>
      ) : (
        <>
          <FindingsList findings={found.findings} isTaken />
          <a className="sm" href="/cuba-energia-solar#calc">
            {t('checks.calculate')}
          </a>
        </>
      )}
    </section>
  )
}
