import { decodeAssumptions } from '#features/sizing/assumption-figures.ts'
import { decodeChangedAppliances } from '#features/sizing/household/changed-appliances.ts'
import type { Household } from '#features/sizing/household/household.ts'
import { readHousehold } from '#features/sizing/household/household-form.ts'
import { decodeHousehold } from '#features/sizing/household/household-link.ts'
import { OWN_APPLIANCE, readSentForm } from '#features/sizing/household/sent-form.ts'
import { field } from './added-row.ts'

/** Elements, texts and figures of the calculator's document, and readers of its form. */

export const calc = document.getElementById('calc') as HTMLElement
export const form = calc.querySelector('form') as HTMLFormElement
export const list = form.querySelector('ul.rows') as HTMLElement
export const { row: rowText = '', starts = '', bank = '', outage = '', days = '', stale = '' } = calc.dataset
export const { name: nameLabel = '', used = '', own = '', kept = '', motor = '' } = calc.dataset
export const assumptions = decodeAssumptions(calc.dataset.assumed ?? '')
export const number = new Intl.NumberFormat(calc.dataset.locale, { maximumFractionDigits: 3 })

/** The shop's appliances: the built-in ones with the changes of staff. */
export const appliances = decodeChangedAppliances(document.getElementById('main')?.dataset.appliances)

/** Decodes the household of an address (`?home=`) with the shop's appliances. */
export const readHome = (home: string): Household => decodeHousehold(home, appliances).household

/** Name of an own appliance until the visitor enters one. */
export const unnamed = form.querySelector<HTMLOptionElement>(`[name=add] [value=${OWN_APPLIANCE}]`)?.text ?? ''

export const formatFigure = (value: number) => number.format(Math.round(value * 100) / 100)
export const fill = (text: string, values: Record<string, string>) => text.replace(/\{(\w)\}/g, (_, name: string) => values[name] ?? '')
export const read = () => readHousehold(readSentForm(new FormData(form)), appliances)

/** Rows of appliances whose count is not 0. */
export const rows = () => [...list.children].filter((row) => field(row, 'u').value.trim() !== '0')

export const addressOf = (home: string) => `/cuba-energia-solar?home=${encodeURIComponent(home)}`

/** Name of the form field for each figure. */
export const fields = {
  count: 'u',
  watts: 'w',
  dayHours: 'd',
  nightHours: 'h',
  outageHours: 'hours',
  growthPercent: 'grow',
  cableM: 'cable',
} as const
