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
  const t = useText()
  const { language, money } = useVisit()
  if (!money?.chosen || cents === null || cents === undefined) return null
  const amount = formatApproximate(cents, money.chosen, language)
  return (
    <span className="approx">
      {isDated ? `${amount}, ${t('money.rateOf', { date: formatRateDay(money.chosen.day, language) })}` : amount}
    </span>
  )
}
