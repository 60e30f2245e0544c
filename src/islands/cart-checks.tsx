import { useEffect, useRef, useState } from 'react'
import { brokenCalculation } from '#features/cart/order/keep-calculated.ts'
import { notesSubject } from '#features/cart/order/order-notes.ts'
import type { CartChecksProps } from '#features/cart/screen/linked-order.tsx'
import type { WordedFindings } from '#features/catalog/findings/worded-findings.ts'
import { FindingsList } from '#features/sizing/findings-list.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'

/** Time after the last touch until the shop is asked; of the cart as it was opened it is asked at once. */
const QUIET_MS = 700

/** `height` and `look` of the hint: of what was found of the cart before, whose place is kept until this one is known. */
type Found = { state: 'checking'; height: number; look?: string | undefined } | { state: 'failed' } | ({ state: 'found' } & WordedFindings)

/** What a cart has to say of its goods together, and of the calculation that they came from. */
export function CartChecks(props: CartChecksProps) {
  const t = usePageText()
  const { cart, check } = props
  const broken = brokenCalculation(cart)
  const question = check.questionOf(cart)
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
      {question ? <Fit {...props} question={question} /> : null}
    </>
  )
}

/**
 * Whether the goods of the cart work together, in the numbers in which they are taken, and carry its household. The shop
 * is asked when nothing has been touched for a moment; what it said of another cart is not shown any more, but its place is
 * kept, so that what one touches does not move. What comes of it is read out once. Goods that have nothing to do with one
 * another are not spoken of.
 */
function Fit({ cart, question, check, tell, say, noted }: CartChecksProps & { question: string }) {
  const t = usePageText()
  const section = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const told = useRef('')
  const quietMs = useRef(0)
  const { language } = useVisit()
  const [found, setFound] = useState<Found>({ state: 'checking', height: 0 })
  const { lines } = cart
  const subject = notesSubject(cart, language)
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
    let isLeft = false
    const timer = setTimeout(() => {
      check.ask(question, subject).then(
        (findings) => {
          if (isLeft) return
          noted()
          setFound({ ...findings, state: 'found' })
        },
        () => isLeft || setFound({ state: 'failed' }),
      )
    }, quietMs.current)
    quietMs.current = QUIET_MS
    return () => {
      clearTimeout(timer)
      isLeft = true
    }
  }, [question, subject, check, noted])

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

/** The classes of what stands above the total: red where something does not fit, quieter where it is to be kept in mind. */
const hintLook = ({ findings, hint }: WordedFindings) =>
  hint && `btn btn-wide sm${findings.some(({ verdict }) => verdict === 'never') ? ' text-red' : ''}`
