import { inputLimits } from '#features/sizing/household/household-form.ts'
import { assumptions, type fields, fill, number, read, rows, used } from './calculator-form.ts'
import { addNote } from './field-notes.ts'

/** The value that the calculation uses for a field; undefined for a field in a row with count 0. */
export function usedFor(input: HTMLInputElement, figure: keyof typeof fields): number | undefined {
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
