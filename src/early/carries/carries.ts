import { decodeChangedAppliances } from '#features/sizing/household/changed-appliances.ts'
import { isPreset, presetKeys } from '#features/sizing/household/household.ts'
import { decodeHousehold } from '#features/sizing/household/household-link.ts'
import { HOME_KEY, OWN_HOME, SHOWN_KEY } from '#features/sizing/household/kept-home.ts'
import { describeRuntime, householdKind } from '#features/sizing/runtime-text.ts'
import type { CarriesTexts } from '#i18n/scripts/carries.ts'
import { readStored, writeStored } from '#kit/browser/storage.ts'
import { all } from '../page.ts'

/**
 * Shows how long products power the household that the visitor has chosen, instead of the preset household of documents. A
 * separate script, loaded once the visitor touches the choice or has chosen a household. It computes from figures in the
 * document, so it works offline.
 */
export function carries(words: CarriesTexts) {
  const main = document.getElementById('main') as HTMLElement
  const appliances = decodeChangedAppliances(main.dataset.appliances)
  /** The choice made on this page, in case the browser stores nothing. */
  let unkept = ''
  /** Replaces the list of choices by the chosen household again; undefined while the list is closed. */
  let close: (() => void) | undefined

  function update(): void {
    const shown = readStored(SHOWN_KEY) || unkept
    const { household } = decodeHousehold((shown === OWN_HOME ? readStored(HOME_KEY) : shown) ?? '', appliances)
    const kind = householdKind(household, appliances)
    for (const place of all('[data-c]')) {
      const runtime = describeRuntime(place.dataset.c ?? '', household, words)
      const [time, name] = place.children
      // A household without running appliances has no runtime.
      write(time, (name ? runtime?.line : runtime?.short) ?? '—')
      write(name, words.households[kind])
    }
    for (const name of all('[data-who]')) write(name, words.households[kind])
    for (const choice of all('#carries [data-for]')) {
      if (choice.dataset.for === (shown === OWN_HOME ? OWN_HOME : kind)) choice.setAttribute('aria-current', 'true')
      else choice.removeAttribute('aria-current')
    }
  }

  addEventListener('storage', update)
  // Updates products that are appended to a list later.
  new MutationObserver(update).observe(main, { childList: true, subtree: true })

  /** Replaces the shown household by links to choose from. */
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

  /**
   * Handles touched choices: stores the chosen household. "Own" leads to the calculator if none was entered yet. Without
   * arguments only shows the stored choice.
   */
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

/** Writes a text only if it differs: each write would trigger the MutationObserver again. */
function write(place: Element | undefined, text: string): void {
  if (place && place.textContent !== text) place.textContent = text
}
