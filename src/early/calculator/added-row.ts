import type { ApplianceFigures } from '#features/sizing/household/appliance-figures.ts'
import { MOTOR, OWN_APPLIANCE, TURNS } from '#features/sizing/household/sent-form.ts'

/** Icon of an appliance that was added in the browser; the icons of other appliances are only in documents. */
const PLUG = 'M12 22v-5M9 8V2M15 8V2M18 8v5a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4V8Z'

/** The field with this name in a row or in the form. */
export const field = (row: Element, name: string) => row.querySelector(`[name=${name}]`) as HTMLInputElement

type Added = {
  /** Key of the appliance, or OWN_APPLIANCE. */
  key: string
  name: string
  figures: Pick<ApplianceFigures, 'watts' | 'dayHours' | 'nightHours' | 'takesTurns'>
  /** Labels of the name field and of the motor checkbox of an own appliance. */
  nameLabel: string
  motor: string
}

/** Makes the row of an appliance by cloning another row, because the labels are only in documents. */
export function makeRow(other: Element, { key, name: label, figures, nameLabel, motor }: Added): HTMLElement {
  const row = other.cloneNode(true) as HTMLElement
  const { watts, dayHours, nightHours, takesTurns = false } = figures
  for (const note of row.querySelectorAll('[role=alert]')) note.remove()
  row.querySelector('svg path')?.setAttribute('d', PLUG)
  const title = row.querySelector('summary b') as HTMLElement
  const before = title.textContent ?? ''
  title.textContent = label
  for (const part of row.querySelectorAll('[aria-label]')) part.ariaLabel = (part.ariaLabel ?? '').replace(before, label)
  for (const [name, value] of Object.entries({ a: key, u: 1, w: watts, d: dayHours, h: nightHours })) {
    const input = field(row, name)
    input.value = String(value)
    input.setAttribute('value', String(value))
  }
  const named = field(row, 'n')
  row.querySelector(`[value=${MOTOR}]`)?.parentElement?.remove()
  const turns = row.querySelector<HTMLInputElement>(`[value=${TURNS}]`)
  if (turns) turns.checked = turns.defaultChecked = takesTurns
  if (key === OWN_APPLIANCE) {
    const text = (row.querySelector('details label') as HTMLElement).cloneNode(true) as HTMLElement
    const input = text.querySelector('input') as HTMLInputElement
    ;(text.firstChild as Text).data = nameLabel
    Object.assign(input, { name: 'n', value: '', inputMode: 'text', maxLength: 40 })
    ;(named.closest('label') ?? named).remove()
    row.querySelector('summary')?.after(text)
    const box = Object.assign(document.createElement('input'), { type: 'checkbox', name: 'a', value: MOTOR })
    const tick = document.createElement('label')
    tick.className = 'tick'
    tick.append(box, motor)
    turns?.parentElement?.before(tick)
  } else if (named.type !== 'hidden') {
    const hidden = Object.assign(document.createElement('input'), { type: 'hidden', name: 'n' })
    ;(named.closest('label') ?? named).replaceWith(hidden)
  }
  const details = row.querySelector('details') as HTMLDetailsElement
  details.open = key === OWN_APPLIANCE
  return row
}
