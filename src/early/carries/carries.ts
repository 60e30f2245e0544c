import { readChanged } from '#features/sizing/household/changed-appliances.ts'
import { isPreset, presetKeys } from '#features/sizing/household/household.ts'
import { decodeHousehold } from '#features/sizing/household/household-link.ts'
import { HOME_KEY, OWN_HOME, SHOWN_KEY } from '#features/sizing/household/kept-home.ts'
import { householdKind, tellCarried } from '#features/sizing/runtime-text.ts'
import type { CarriesTexts } from '#i18n/scripts/carries.ts'
import { readStored, writeStored } from '#kit/browser/storage.ts'
import { all } from '../page.ts'

/**
 * Tells for how long goods carry the household that a visitor has chosen, in place of the preset that documents tell it
 * for: a script of its own, which only those fetch who have chosen one. It needs no line: documents hold the figures.
 */
export function carries(words: CarriesTexts) {
  const main = document.getElementById('main') as HTMLElement
  const appliances = readChanged(main.dataset.appliances)
  /** The choice made on this page, in case the browser stores nothing. */
  let unkept = ''
  /** Shows the chosen household alone again, where all were put in its place. */
  let close: (() => void) | undefined

  function update(): void {
    const shown = readStored(SHOWN_KEY) || unkept
    const { household } = decodeHousehold((shown === OWN_HOME ? readStored(HOME_KEY) : shown) ?? '', appliances)
    const kind = householdKind(household, appliances)
    for (const place of all('[data-c]')) {
      const told = tellCarried(place.dataset.c ?? '', household, words)
      const [time, name] = place.children
      // A household without running appliances has no runtime.
      write(time, (name ? told?.line : told?.short) ?? '—')
      write(name, words.households[kind])
    }
    for (const name of all('[data-who]')) write(name, words.households[kind])
    for (const choice of all('#carries [data-for]')) {
      if (choice.dataset.for === (shown === OWN_HOME ? OWN_HOME : kind)) choice.setAttribute('aria-current', 'true')
      else choice.removeAttribute('aria-current')
    }
  }

  addEventListener('storage', update)
  // More of a list may come below it.
  new MutationObserver(update).observe(main, { childList: true, subtree: true })

  /** Puts all that may be chosen in the place of the household that is shown. */
  function open(shown: HTMLAnchorElement): void {
    const choices = [...presetKeys, OWN_HOME].map((kind) => {
      const choice = Object.assign(document.createElement('a'), {
        className: 'btn',
        href: isPreset(kind) ? `/cuba-energia-solar?home=${kind}#calc` : shown.href,
        textContent: words.households[kind as keyof typeof words.households],
      })
      Object.assign(choice.dataset, { js: 'carries', for: kind })
      return choice
    })
    const place = shown.parentElement as HTMLElement
    place.classList.add('row')
    shown.replaceWith(...choices)
    choices[0]?.focus()
    close = () => {
      for (const choice of choices.slice(1)) choice.remove()
      choices[0]?.replaceWith(shown)
      shown.focus()
      close = undefined
    }
  }

  /** Chooses what was touched, or, without anything, shows what is chosen. One's own that is not known yet is entered first. */
  function touch(...touched: HTMLElement[]): void {
    for (const choice of touched) {
      choice.removeAttribute('aria-busy')
      const { for: kind } = choice.dataset
      if (!kind) {
        open(choice as HTMLAnchorElement)
        continue
      }
      if (kind === OWN_HOME && !readStored(HOME_KEY)) {
        location.assign((choice as HTMLAnchorElement).href)
        return
      }
      unkept = kind
      writeStored(SHOWN_KEY, kind)
      close?.()
    }
    update()
  }
  return { touch }
}

/** Not what stands there already: that would be a change to be told of again. */
function write(place: Element | undefined, text: string): void {
  if (place && place.textContent !== text) place.textContent = text
}
