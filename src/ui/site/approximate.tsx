import { formatApproximate, formatRateDay } from '#i18n/approximate.ts'
import { useText, useVisit } from '#ui/visit.ts'

type ApproximateProps = {
  /** Price in US cents; nothing is shown if it is missing. */
  cents: number | null | undefined
  /** True adds the day of the rate: "≈ 52 000 CUP, tasa del 20 nov.". */
  isDated?: boolean | undefined
}

/** Approximate amount in the visitor's second currency, beside a price in US dollars; hidden if no currency is chosen. */
export function Approximate({ cents, isDated }: ApproximateProps) {
  const { language, money } = useVisit()
  const dated = useSecondCurrencyFormatter()
  if (!money?.chosen || cents === null || cents === undefined) return null
  return (
    <>
      {' '}
      <span className="approx">{isDated ? dated(cents) : formatApproximate(cents, money.chosen, language)}</span>
    </>
  )
}

/**
 * Returns a function that formats US cents in the second currency, with the day of the rate. Its result is a list of one text,
 * which is empty if no currency is chosen.
 */
export function useSecondCurrencyFormatter(): (cents: number) => readonly string[] {
  const t = useText()
  const { language, money } = useVisit()
  const { chosen } = money ?? {}
  if (!chosen) return () => []
  const date = t('money.rateOf', { date: formatRateDay(chosen, language) })
  return (cents) => [`${formatApproximate(cents, chosen, language)}, ${date}`]
}
