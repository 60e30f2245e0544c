import { inputLimits } from '#features/sizing/household/household-form.ts'
import { assumptions, fields, fill, number, read, rows, used } from './calculator-form.ts'
import { addNote } from './field-notes.ts'

/** The value that the calculation uses for a field; undefined for a field in a row with count 0. */
function usedFor(input: HTMLInputElement, figure: keyof typeof fields): number | undefined {
  const { household } = read()
  if (figure === 'cableM') return household.cableM ?? assumptions.cableM
  if (figure === 'outageHours' || figure === 'growthPercent') return household[figure]
  return household.loads[rows().indexOf(input.closest('li') as Element)]?.[figure]
}

/** Shows a note beside a field with an invalid value: the value used instead, and the allowed range. */
export function noteUsedValue(input: HTMLInputElement, figure: keyof typeof fields): void {
  const [a, b] = inputLimits[figure].map((limit) => number.format(limit)) as [string, string]
  addNote(input, () => fill(used, { v: number.format(usedFor(input, figure) ?? 0), a, b }))
}

/**
 * Replaces an invalid or empty value by the value used; for a field that has lost the focus. The note stays until the field
 * changes again.
 *
 * @returns true if the value was replaced
 */
export function settle({ target }: Event): boolean {
  const input = target as HTMLInputElement
  const figure = (Object.keys(fields) as (keyof typeof fields)[]).find((one) => fields[one] === input.name)
  const value = figure && usedFor(input, figure)
  // An empty cable length means the shop's default, which the field shows as placeholder.
  const isEmpty = figure !== 'cableM' && !input.value.trim()
  if (!figure || value === undefined || !(isEmpty || input.hasAttribute('aria-invalid'))) return false
  if (isEmpty) noteUsedValue(input, figure)
  // Watts get two decimals at most: "1.234" would be parsed as 1234.
  const parts = figure === 'watts' ? 100 : 1000
  input.value = String(Math.round(value * parts) / parts)
  return true
}
