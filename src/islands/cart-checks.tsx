import { useEffect, useRef, useState } from 'react'
import { browserApi } from '#api/client.ts'
import { brokenCalculation, calculatedHome } from '#features/cart/order/keep-calculated.ts'
import { keepNotes, notesSubject } from '#features/cart/order/order-notes.ts'
import type { CartChecksProps } from '#features/cart/screen/linked-order.tsx'
import { checkGoods } from '#features/sizing/calls.ts'
import { FindingsList } from '#features/sizing/findings-list.tsx'
import { HOME_KEY, OWN_HOME, SHOWN_KEY } from '#features/sizing/kept-home.ts'
import type { WordedFindings } from '#features/sizing/worded-findings.ts'
import { readStored } from '#kit/storage.ts'
import { usePageText, useVisit } from '#ui/visit.ts'

/** Time after the last touch until the shop is asked; of the cart as it was opened it is asked at once. */
const QUIET_MS = 700
/** More goods than this are not checked in one go, see checks.contract.ts. */
const MOST_CHECKED = 60

/** `height` and `look` of the hint: of what was found of the cart before, whose place is kept until this one is known. */
type Found = { state: 'checking'; height: number; look?: string | undefined } | { state: 'failed' } | ({ state: 'found' } & WordedFindings)

/** What a cart has to say of its goods together, and of the calculation that they came from. */
export function CartChecks(props: CartChecksProps) {
  const t = usePageText()
  const { cart } = props
  const broken = brokenCalculation(cart)
  return (
    <>
      {/* It stands empty from the start, else screen readers would miss what comes into it. */}
      <div role="status" className="sm">
        {broken ? (
          <p className="mt-3">
            {t('checks.broken')}{' '}
            <a href={`/cuba-energia-solar${broken.home ? `?home=${encodeURIComponent(broken.home)}` : ''}#calc`}>{t('checks.again')}</a>
          </p>
        ) : null}
      </div>
      {isChecked(cart) ? <Fit {...props} /> : null}
    </>
  )
}

/** Of one kind of goods alone there is something to say only of what supplies: of several of it, or for a household. */
const isChecked = ({ code, lines: [first, second] }: CartChecksProps['cart']) =>
  !!second || (!!first?.product.isSource && (first.quantity > 1 || !!homeOf(code)))

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
 * is asked when nothing has been touched for a moment; what it said of another cart is not shown any more, but its place is
 * kept, so that what one touches does not move. What comes of it is read out once. Goods that have nothing to do with one
 * another are not spoken of.
 */
function Fit({ cart: { code, lines }, tell, say, noted }: CartChecksProps) {
  const t = usePageText()
  const section = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const told = useRef('')
  const quietMs = useRef(0)
  const { language } = useVisit()
  const [found, setFound] = useState<Found>({ state: 'checking', height: 0 })
  const items = lines
    .slice(0, MOST_CHECKED)
    .map(({ id, quantity }) => `${id}.${quantity}`)
    .join('-')
  const note = t('checks.note')
  const subject = notesSubject({ lines }, language)
  useEffect(() => {
    setFound((last) =>
      last.state === 'checking'
        ? last
        : {
            state: 'checking',
            height: section.current?.getBoundingClientRect().height ?? 0,
            look: last.state === 'found' ? hintLook(last) : undefined,
          },
    )
    const left = new AbortController()
    const timer = setTimeout(() => {
      const home = homeOf(code)
      browserApi()
        // Those of the page, which may have been chosen against those of the browser.
        .call(checkGoods, { query: { items, ...(home ? { home } : {}) }, headers: { 'accept-language': language }, signal: left.signal })
        .then((words) => {
          keepNotes(subject, notesIn(words, note))
          noted()
          setFound({ ...words, state: 'found' })
        })
        .catch(() => left.signal.aborted || setFound({ state: 'failed' }))
    }, quietMs.current)
    quietMs.current = QUIET_MS
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [items, code, language, subject, noted, note])

  // As high as a phone's sheet gets: it would grow with the outcome, and lift the goods from under a finger.
  useEffect(() => {
    const dialog = section.current?.closest('dialog')
    if (dialog) dialog.style.minHeight = '92dvh'
  }, [])
  const isChecking = found.state === 'checking'
  const words: WordedFindings = found.state === 'found' ? found : { findings: [] }
  const { findings, headline = '' } = words
  const look = found.state === 'checking' ? found.look : hintLook(words)
  const hint = look && (isChecking ? t('checks.checking') : words.hint)
  useEffect(() => {
    if (!hint) return
    tell(
      <button type="button" className={look} disabled={isChecking} onClick={() => title.current?.focus()}>
        {hint}
      </button>,
    )
    return () => tell(undefined)
  }, [hint, look, isChecking, tell])

  const outcome = found.state === 'failed' ? t('checks.failed') : headline || findings.map(({ text }) => text).join(' ')
  useEffect(() => {
    // The same again, as of one panel more, is no news.
    if (!outcome || outcome === told.current) return
    told.current = outcome
    say(outcome)
  }, [outcome, say])

  // Nothing is promised of a cart of cement: what is asked and comes to nothing is not shown.
  if (found.state === 'found' && findings.length === 0) return null
  return (
    <section
      className="stack mt-3 [--gap:.5rem]"
      aria-labelledby="checks"
      aria-busy={isChecking}
      ref={section}
      style={isChecking ? { minHeight: found.height } : {}}
    >
      <h3 className="text-base" id="checks" ref={title} tabIndex={-1}>
        {t('checks.title')}
      </h3>
      {found.state === 'found' ? (
        <>
          {headline ? (
            <p>
              <b>{headline}</b>
            </p>
          ) : null}
          <FindingsList findings={findings} />
          {/* Of one thing alone that way stands above. */}
          {lines.length > 1 ? (
            <a className="sm py-3" href="/cuba-energia-solar#calc">
              {t('checks.calculate')}
            </a>
          ) : null}
        </>
      ) : (
        <p className="sm">{t(isChecking ? 'checks.checking' : 'checks.failed')}</p>
      )}
    </section>
  )
}

/** Notes for the order's message: a line for each part that does not fit, and last a line for all where there is no room. */
function notesIn({ findings, hint }: WordedFindings, note: string): string[] {
  const misfits = findings.filter(({ verdict }) => verdict === 'never')
  return misfits.length > 0
    ? [...misfits.map(({ text }) => text), `${hint}.`].map((text) => `${note}: ${text.replaceAll('\u00a0', ' ')}`)
    : []
}

/** The classes of what stands above the total: red where something does not fit, quieter where it is to be kept in mind. */
const hintLook = ({ findings, hint }: WordedFindings) =>
  hint && `btn btn-wide sm${findings.some(({ verdict }) => verdict === 'never') ? ' text-red' : ''}`
