import { askShop } from '#features/catalog/saved/ask-shop.ts'
import type { ApplianceKey } from '#features/sizing/household/appliance-figures.ts'
import { isPreset, withOtherChemistry } from '#features/sizing/household/household.ts'
import { initialAddedLoad, inputLimits, readHousehold, UNNAMED } from '#features/sizing/household/household-form.ts'
import { encodeCorrections, encodeHousehold } from '#features/sizing/household/household-link.ts'
import { HOME_KEY, OWN_HOME, SHOWN_KEY } from '#features/sizing/household/kept-home.ts'
import { OWN_APPLIANCE } from '#features/sizing/household/sent-form.ts'
import { needsOf } from '#features/sizing/needs.ts'
import { roundNeeds } from '#features/sizing/shown-needs.ts'
import type { Language } from '#i18n/language.ts'
import { readStored, writeStored } from '#kit/browser/storage.ts'
import { showNotice } from '../notice.ts'
import { closestTo, root } from '../page.ts'
import { field, makeRow } from './added-row.ts'
import {
  addressOf,
  appliances,
  assumptions,
  bank,
  calc,
  days,
  fields,
  fill,
  form,
  formatFigure,
  kept,
  list,
  motor,
  nameLabel,
  number,
  outage,
  read,
  readHome,
  rows,
  rowText,
  stale,
  starts,
  unnamed,
} from './calculator-form.ts'
import { removeNote } from './field-notes.ts'
import { showHomes } from './home-chips.ts'
import { putIntoCart, showFailed } from './kit-into-cart.ts'
import { storeHome } from './own-homes.ts'
import { noteUsedValue, usedFor } from './used-values.ts'

/** Debounce time in ms between the last input and the request for kits. */
const DEBOUNCE_MS = 500
/** Time in ms after which unanswered kits are marked as outdated, as if offline. The request goes on; a later answer replaces them. */
const TIMEOUT_MS = 4000
/** Time in ms until a failed request is repeated, if the browser reports a connection. */
const RETRY_MS = 15_000

/** The share link of the calculation. Its `data-home` is the household of the shop's last answer. */
const answered = () => document.querySelector('[data-home]') as HTMLAnchorElement

const answerPart = () => document.getElementById('answer') as HTMLElement

/** Household of the last answered request, followed by its corrections. */
let asked = answered().dataset.home ?? ''
/** Household that is in the form now. */
let entered = asked
let timer: ReturnType<typeof setTimeout> | undefined
let asking = new AbortController()

/** Shows the computed needs at once, and requests kits once the visitor pauses for `wait` ms. */
function update(wait = DEBOUNCE_MS): void {
  const { household, corrections } = read()
  const needs = roundNeeds(needsOf(household, assumptions))
  const { supply, outageHours } = household
  const worded = {
    bank: fill(bank, { a: number.format(needs.ah), v: number.format(needs.volts) }),
    when: supply === 'offGrid' ? days : fill(outage, { h: number.format(outageHours) }),
  }
  for (const place of calc.querySelectorAll<HTMLElement>('[data-need]')) {
    const key = place.dataset.need as keyof typeof needs | keyof typeof worded
    place.textContent = key in worded ? worded[key as 'bank'] : number.format(needs[key as 'ah'])
  }
  const counted = rows()
  for (const row of list.children) {
    const named = field(row, 'n')
    const title = row.querySelector('summary b')
    if (title && named.type !== 'hidden') title.textContent = named.value.trim() || unnamed
    const line = row.querySelector('summary span')
    // Shows the figures used, so that the visitor notices a number that was parsed differently than meant.
    const load = household.loads[counted.indexOf(row)]
    if (!line || !load) continue
    const start = !load.key && load.startFactor > 1 ? fill(starts, { f: formatFigure(load.startFactor) }) : ''
    line.textContent =
      fill(rowText, { w: formatFigure(load.watts), d: formatFigure(load.dayHours), h: formatFigure(load.nightHours) }) + start
  }
  for (const wrong of form.querySelectorAll('[aria-invalid]')) wrong.removeAttribute('aria-invalid')
  for (const correction of corrections) {
    if (!('reason' in correction)) continue
    const { row, reason, field: figure } = correction
    const place = row === undefined ? form : counted[row]
    const input = place && field(place, fields[figure])
    // No note while the focused field is empty: the visitor is still typing.
    if (input && (reason !== 'empty' || input !== document.activeElement)) noteUsedValue(input, figure)
  }
  const home = encodeHousehold(household, appliances)
  if (entered !== home) keepForLanguages(home)
  entered = home
  for (const chip of form.querySelectorAll<HTMLElement>('[data-for]')) {
    if (chip.dataset.for === home) chip.setAttribute('aria-current', 'true')
    else chip.removeAttribute('aria-current')
  }
  // The fetched page puts corrections without a reason into words; the others have a note beside their field already.
  const fixed = encodeCorrections(corrections.filter((one) => !('reason' in one)))
  clearTimeout(timer)
  // An answer to an earlier input must not replace the newer one.
  asking.abort()
  answered().href = answered().href.replace(/%3Fhome%3D.*|$/, encodeURIComponent(`?home=${encodeURIComponent(home)}`))
  const isNew = home + fixed !== asked
  // The bar's price and the WhatsApp message are for the last answer: hides them until the new one arrives.
  for (const place of document.querySelectorAll<HTMLElement>('#bar .muted,#bar .btn-wa')) place.style.visibility = isNew ? 'hidden' : ''
  if (isNew) timer = setTimeout(ask, wait, home, fixed)
  else setBehind(false)
}

/** Puts the entered household into the language links, even before the shop has answered. */
function keepForLanguages(home: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.lang > a')) link.href = `${addressOf(home)}&lang=${link.lang}`
}

/**
 * Marks the kits as outdated after a failed request, and hides the link to their explanation. With false it removes the mark and
 * shows the link again.
 */
function setBehind(isBehind: boolean): void {
  const answer = answerPart()
  answer.ariaBusy = null
  ;(answer.querySelector('.how') as HTMLElement).hidden = isBehind
  const staleNote = answer.querySelector('.note-warn')
  if (!isBehind) staleNote?.remove()
  if (!isBehind || staleNote) return
  const note = Object.assign(document.createElement('p'), { className: 'note note-warn', textContent: stale })
  note.setAttribute('role', 'status')
  answer.querySelector('h2:last-of-type')?.after(note)
}

/** When a field loses the focus, replaces an invalid or empty value by the value used. The note stays until the field changes again. */
function settle({ target }: Event): void {
  const input = target as HTMLInputElement
  const figure = (Object.keys(fields) as (keyof typeof fields)[]).find((one) => fields[one] === input.name)
  const value = figure && usedFor(input, figure)
  // An empty cable length means the shop's default, which the field shows as placeholder.
  const isEmpty = figure !== 'cableM' && !input.value.trim()
  if (!figure || value === undefined || !(isEmpty || input.hasAttribute('aria-invalid'))) return
  if (isEmpty) noteUsedValue(input, figure)
  // Watts get two decimals at most: "1.234" would be parsed as 1234.
  const parts = figure === 'watts' ? 100 : 1000
  input.value = String(Math.round(value * parts) / parts)
  update()
}

/**
 * Fetches the page of this household and shows its answer. If no answer comes, the earlier one stays and is marked as outdated.
 *
 * @param fixed corrections of the form, which the page puts into words
 */
async function ask(home: string, fixed: string): Promise<void> {
  asking = new AbortController()
  const { signal } = asking
  const answer = answerPart()
  answer.ariaBusy = 'true'
  const timeout = setTimeout(setBehind, TIMEOUT_MS, true)
  // Keeps the hash of the address, such as an order that is being opened.
  const showAddress = () => history.replaceState(history.state, '', addressOf(home) + location.hash)
  try {
    const response = await askShop(`${addressOf(home)}${fixed && `&fixed=${fixed}`}`, root.lang as Language, { signal })
    if (!response.ok) throw 0
    // The security policy refuses the style element of the fetched page; its rules are in this document already (`data-later`
    // of the calculator).
    const html = (await response.text()).replace(/<style>[\s\S]*?<\/style>/g, '')
    const page = new DOMParser().parseFromString(html, 'text/html')
    const come = page.getElementById('answer')
    if (!come) throw 0
    answer.replaceWith(come)
    for (const id of ['fixed', 'left', 'bar']) document.getElementById(id)?.replaceWith(page.getElementById(id) ?? '')
    asked = home + fixed
    showAddress()
  } catch {
    if (!signal.aborted) {
      setBehind(true)
      showAddress()
      if (navigator.onLine) timer = setTimeout(ask, RETRY_MS, home, fixed)
    }
  }
  clearTimeout(timeout)
}

/** Adds a row by cloning the first one. @returns false if the form has no row */
function add(key: string): boolean {
  const first = list.firstElementChild
  if (!first) return false
  const figures = key === OWN_APPLIANCE ? initialAddedLoad : appliances[key as ApplianceKey]
  const { text } = form.querySelector('[name=add] :checked') as HTMLOptionElement
  const row = makeRow(first, { key, name: text, figures, nameLabel, motor })
  list.append(row)
  field(row, key === OWN_APPLIANCE ? 'n' : 'u').focus()
  return true
}

function press(button: HTMLButtonElement): void {
  const { value } = button
  if (value === 'add') {
    const { value: key } = form.elements.namedItem('add') as HTMLSelectElement
    // No row to clone: loads the page of a household with this appliance.
    if (!add(key))
      location.assign(addressOf(encodeHousehold(readHousehold({ loads: [{ key, name: UNNAMED }] }, appliances).household, appliances)))
  } else if (value) {
    const count = field(button.closest('li') as Element, 'u')
    const [least, most] = inputLimits.count
    removeNote(count)
    count.value = String(Math.min(most, Math.max(least, (Number(count.value) || 0) + (value.startsWith('+') ? 1 : -1))))
  } else answerPart().scrollIntoView({ block: 'start' })
  change(value ? DEBOUNCE_MS : 0)
}

form.addEventListener('input', ({ target }) => {
  // Removes the note of the changed field and of fields that are valid again.
  for (const input of form.querySelectorAll('input')) if (input === target || !input.hasAttribute('aria-invalid')) removeNote(input)
  change()
})
form.addEventListener('change', settle)
// Records the pressed button: `event.submitter` is missing before Chrome 81 and Safari 15.4. Enter in a field clicks the form's
// first button.
let pressed: HTMLButtonElement
form.addEventListener('click', (event) => {
  pressed = closestTo<HTMLButtonElement>(event, 'button') ?? pressed
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  press(pressed)
})
/**
 * Stores the entered household for all pages. If the form started from a preset or a shared link, another household may be
 * stored already: then a notice reports that it was replaced, and a chip offers it.
 */
function change(wait?: number): void {
  const isOther = storeHome(encodeHousehold(read().household, appliances), entered)
  writeStored(SHOWN_KEY, OWN_HOME)
  const former = showHomes()
  if (isOther && former) showNotice(fill(kept, { c: former }))
  update(wait)
}

addEventListener('online', () => {
  showFailed(false)
  update(0)
})

calc.addEventListener('click', (event) => {
  // Stores the chosen preset or former household for all pages; the link itself then loads its page.
  const chosen = closestTo(event, '[data-for]')?.dataset.for
  if (chosen) {
    writeStored(SHOWN_KEY, isPreset(chosen) ? chosen : OWN_HOME)
    if (!isPreset(chosen)) storeHome(chosen)
  }
  // Passes a touched share link to the early script: the event replay ignores touches in the calculator, which has `data-live`.
  const shared = closestTo(event, '[data-share]')
  if (shared) {
    event.preventDefault()
    // Without this, visits.ts would count an opened WhatsApp chat.
    event.stopPropagation()
    window.q.push(shared)
    window.q.go?.()
  }
  const button = closestTo(event, '[data-kit]')
  if (!button) return
  // Uses the household of the answer that shows this kit: the visitor may have typed another one since.
  const current = readHome(answered().dataset.home ?? '')
  const household = 'other' in button.dataset ? withOtherChemistry(current) : current
  const home = encodeHousehold(household, appliances)
  void putIntoCart(button, { home, household, daily: roundNeeds(needsOf(household, assumptions)).daily })
})

// From now on this script handles touches (event-replay.ts). Below, it reads what was typed before it loaded.
calc.dataset.live = ''
showFailed(false)

const mine = readStored(HOME_KEY)
showHomes()
const isTouched = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
  value !== defaultValue || checked !== defaultChecked
if ([...form.querySelectorAll('input')].some(isTouched)) change()
else update()
// Removes the corrections of a submitted form from the address, so that a reload does not show them again.
if (/[?&]fixed=/.test(location.search)) history.replaceState(history.state, '', `${addressOf(asked)}#calc`)

// At an address without a household, loads the page of the stored one, unless the visitor enters another meanwhile. If offline, nothing
// happens.
const shown = readStored(SHOWN_KEY)
const chosen = isPreset(shown) ? shown : mine
if (chosen && chosen !== asked && !/[?&]home=/.test(location.search))
  fetch(addressOf(chosen)).then(
    ({ ok }) => ok && readStored(HOME_KEY) === mine && location.replace(addressOf(chosen)),
    () => {},
  )

// For early/connection/other-home.ts, which shows another household on a stored page.
export { makeRow, readHome, update }

/** Replays touches that were caught before this script loaded. */
export function touch(...touched: HTMLElement[]): void {
  for (const target of touched) {
    target.removeAttribute('aria-busy')
    target.click()
  }
}
