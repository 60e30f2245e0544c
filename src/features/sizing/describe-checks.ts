import { type WordedFindings, wordFindings } from '#features/catalog/findings/worded-findings.ts'
import { checkCompared } from '#features/catalog/fit/compared-checks.ts'
import { evaluateSystem } from '#features/catalog/fit/evaluate-system.ts'
import type { Finding } from '#features/catalog/fit/finding.ts'
import type { Specs } from '#features/catalog/goods/attributes.ts'
import type { Language } from '#i18n/language.ts'
import type { Assumptions } from './assumptions.ts'
import type { Appliances } from './household/appliances.ts'
import { decodeHousehold } from './household/household-link.ts'
import type { StockItem } from './kits/kit-parts.ts'
import { needsOf } from './needs.ts'
import { householdKind } from './runtime-text.ts'

/** Products to check, and the household that they should power; see `checksQuerySchema`. */
type Asked = { items: readonly { id: number; quantity: number }[]; home?: string | undefined; alternatives?: boolean | undefined }
type Known = {
  /** Visible products of the kinds for which catalog/fit has rules; others are ignored. */
  stock: readonly (StockItem & { specs: Specs })[]
  language: Language
  basis: { assumed: Assumptions; appliances: Appliances }
  nameOf: (id: number) => string
  /** Called with the findings; these may name figures that the check lacked. */
  note?: (findings: readonly Finding[]) => void
}

/** Checks whether products work together and power a household, and words the findings. */
export function describeChecks(
  { items: asked, home, alternatives }: Asked,
  { stock, language, basis, nameOf, note }: Known,
): WordedFindings {
  const known = new Map(stock.map((item) => [item.id, item]))
  const items = asked.flatMap(({ id, quantity }) => {
    const item = known.get(id)
    // Compared alternatives have no quantity.
    return item ? { ...item, quantity: alternatives ? 1 : quantity, name: nameOf(id) } : []
  })
  if (items.length === 0) return { findings: [] }
  const describe = (findings: readonly Finding[], kind?: ReturnType<typeof householdKind>) => {
    note?.(findings)
    return wordFindings(findings, items, language, kind)
  }
  if (alternatives) return describe(checkCompared(items))
  if (!home) return describe(evaluateSystem(items))
  const { household, corrections } = decodeHousehold(home, basis.appliances)
  // Checks no household that could not be read completely, since its needs would be wrong.
  if (corrections.some(({ field }) => field === 'unknown' || field === 'link' || field === 'cut')) return describe(evaluateSystem(items))
  return describe(evaluateSystem(items, needsOf(household, basis.assumed)), householdKind(household, basis.appliances))
}
