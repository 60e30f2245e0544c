import { isPreset } from '#features/sizing/household/household.ts'
import { HOME_KEY } from '#features/sizing/household/kept-home.ts'
import { needsOf } from '#features/sizing/needs.ts'
import { roundNeeds } from '#features/sizing/shown-needs.ts'
import { readStored } from '#kit/browser/storage.ts'
import { addressOf, assumptions, form, list, number, own, readHome } from './calculator-form.ts'
import { readHomes } from './own-homes.ts'

const presets = [...form.querySelectorAll<HTMLAnchorElement>('[data-for]')]

/**
 * Shows a chip for each household entered on this device, after the presets. Scrolls so that the touched control stays in
 * place.
 *
 * @returns label of the newest household that was replaced by another
 */
export function showHomes(): string | undefined {
  const { top } = list.getBoundingClientRect()
  for (const chip of form.querySelectorAll<HTMLElement>('[data-for]')) if (!isPreset(chip.dataset.for)) chip.remove()
  const last = presets[presets.length - 1] as HTMLAnchorElement
  const mine = readStored(HOME_KEY)
  const chips = readHomes().map((home) => {
    const chip = last.cloneNode() as HTMLAnchorElement
    chip.dataset.for = home
    chip.href = `${addressOf(home)}#calc`
    // Former households are labelled with their consumption per day.
    chip.textContent = home === mine ? own : `${own}, ${number.format(roundNeeds(needsOf(readHome(home), assumptions)).daily)} kWh`
    return chip
  })
  last.after(...chips)
  scrollBy({ top: list.getBoundingClientRect().top - top, behavior: 'instant' })
  return chips.find(({ dataset }) => dataset.for !== mine)?.text
}
