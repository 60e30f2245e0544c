import type { Load } from '#features/sizing/household/household.ts'
import type { UNNAMED } from '#features/sizing/household/household-form.ts'
import type { OWN_APPLIANCE } from '#features/sizing/household/sent-form.ts'
import { all } from '../page.ts'

type Calculator = typeof import('../calculator/calculator.ts')

/**
 * Fills the calculator's form with the household in the address. The service worker answers the address of a household that is not stored
 * with the page of another one; its kits are then marked as those of the last calculation.
 */
export async function showOtherHome(): Promise<void> {
  const home = new URLSearchParams(location.search).get('home')
  const [[calc], [answered], [script]] = [all('#calc'), all('[data-home]'), all('script[data-calc]')]
  const list = calc?.querySelector('.rows')
  if (!home || !list || !script || answered?.dataset.home === home) return
  const { makeRow, readHome, update }: Calculator = await import(/* @vite-ignore */ script.dataset.calc as string)
  const field = <Field extends HTMLInputElement>(name: string, row = calc as Element) => row.querySelector(`[name=${name}]`) as Field
  const rows = Array.from(list.children)
  const rowOf = (load: Load): HTMLElement => {
    const { key, count, hasMotor = false } = load
    const { text } = field('add').querySelector(`[value=${key ?? OWN}]`) as HTMLOptionElement
    const typed = load.name === NO_NAME ? '' : (load.name ?? '')
    const { name: nameLabel = '', motor = '' } = calc?.dataset ?? {}
    const row = makeRow(rows[0] as Element, { key: key ?? OWN, name: typed || text, figures: load, nameLabel, motor })
    const icon = rows.find((other) => field('a', other).value === key)?.querySelector('svg')
    if (icon) row.querySelector('svg')?.replaceWith(icon.cloneNode(true))
    field('u', row).value = String(count)
    if (key) return row
    field('n', row).value = typed
    ;(row.querySelector('[value=motor]') as HTMLInputElement).checked = hasMotor
    ;(row.querySelector('details') as HTMLDetailsElement).open = !typed
    return row
  }
  const { loads, outageHours, isNight, supply, sun, chemistry, growthPercent, site, cableM = '' } = readHome(home)
  const filled = loads.map(rowOf)
  list.textContent = ''
  list.append(...filled)
  const choices = {
    supply,
    sun,
    site,
    hours: outageHours,
    when: isNight ? 'n' : 'd',
    battery: chemistry,
    grow: growthPercent,
    cable: cableM,
  }
  offerReserve(calc?.querySelector('[name=grow]') as HTMLSelectElement, growthPercent, calc?.dataset.locale)
  for (const [name, value] of Object.entries(choices)) field(name).value = String(value)
  // Calculates without storing the household as the visitor's own.
  update(0)
}

/** Adds a reserve for growth to the choices in its place, as the server does, if a household has another one than those offered. */
function offerReserve(choice: HTMLSelectElement, percent: number, locale: string | undefined): void {
  const offered = Array.from(choice.options, ({ value }) => Number(value))
  if (offered.includes(percent)) return
  const text = `+${percent.toLocaleString(locale)}\u00a0%`
  choice.add(new Option(text, String(percent)), choice.options[offered.findIndex((other) => other > percent)] ?? null)
}

// The values themselves would bring the calculator's rules into this script. The types keep them equal.
const OWN: typeof OWN_APPLIANCE = 'own'
const NO_NAME: typeof UNNAMED = '…'
