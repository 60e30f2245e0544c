import { formatApproximate, formatRateDay } from '#i18n/approximate.ts'
import { useText, useVisit } from '#ui/visit.ts'

type ApproximateProps = {
  /** US cents; nothing is shown without. */
  cents: number | null | undefined
  /** Adds the day of the rate: "≈ 52 000 CUP, tasa del 20 nov.". */
  isDated?: boolean | undefined
}

/** Approximate amount in the currency that the visitor chose, beside a price in US dollars; nothing without a choice. */
export function Approximate({ cents, isDated }: ApproximateProps) {
  const { language, money } = useVisit()
  const dated = useApproximateText()
  if (!money?.chosen || cents === null || cents === undefined) return null
  return (
    <>
      {' '}
      <span className="approx">{isDated ? dated(cents) : formatApproximate(cents, money.chosen, language)}</span>
    </>
  )
}

/** Returns a function that writes the amount with the day of its rate; an empty list without a choice. */
export function useApproximateText(): (cents: number) => readonly string[] {
  const t = useText()
  const { language, money } = useVisit()
  const { chosen } = money ?? {}
  if (!chosen) return () => []
  const date = t('money.rateOf', { date: formatRateDay(chosen.day, language) })
  return (cents) => [`${formatApproximate(cents, chosen, language)}, ${date}`]
}
