import type { Suggestions } from '#features/catalog/pages/suggestions.contract.ts'
import { askShop } from '#features/catalog/saved/ask-shop.ts'
import type { Language } from '#i18n/language.ts'
import type { SuggestTexts } from '#i18n/scripts/suggest.ts'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { addStyles } from '#kit/styles/add-styles.ts'
import { closestTo, isLow, root } from '../page.ts'
import { RECENT_KEY, readRecent, withRecent } from './recent-searches.ts'
import sheet from './suggest.css?inline'

/** Debounce time in ms between the last input and the request. */
const DEBOUNCE_MS = 250
const MIN_LENGTH = 2
/** Number of cached answers, for a visitor who deletes a letter again. */
const MAX_ANSWERS = 30

type Go = () => void
const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  more: { role?: string; [property: string]: unknown } = {},
  ...inside: (Node | string)[]
) => {
  const { role, ...properties } = more
  const element = Object.assign(document.createElement(name), properties)
  // Many browsers lack the `role` property.
  if (role) element.setAttribute('role', role)
  element.append(...inside)
  return element
}
const fill = (element: HTMLElement, ...inside: Node[]) => {
  element.textContent = ''
  element.append(...inside)
}
/** True offline, and on a stored page: some browsers do not notice that the connection is gone. */
const isAway = () => !navigator.onLine || 'kept' in root.dataset
const recent = () => readRecent(readStored(RECENT_KEY))
const keep = (list: readonly string[]) => (list.length > 0 ? writeStored(RECENT_KEY, JSON.stringify(list)) : dropStored(RECENT_KEY))

/**
 * Suggests products below every search box while the visitor types, and earlier searches below an empty box. A separate script,
 * loaded when a box gets the focus. The box is a combobox as WAI-ARIA describes; if there is no answer, the form works as
 * without this script.
 */
export function suggest(t: SuggestTexts): void {
  const known = new Map<string, Suggestions>()
  const boxes = new WeakSet<HTMLInputElement>()
  addStyles(sheet)
  const sought = new URLSearchParams(location.search).get('q')
  if (sought) keep(withRecent(recent(), sought))
  const attach = (event: { target: EventTarget | null }) => {
    const input = closestTo<HTMLInputElement>(event as Event, '.srch input')
    if (!input || boxes.has(input)) return
    boxes.add(input)
    live(input)
  }
  // Lets a saved catalogue build its search index before the first key.
  if (isAway()) askShop('/api/suggestions?q=', root.lang as Language).catch(() => {})
  addEventListener('focusin', attach)
  if (document.activeElement) attach({ target: document.activeElement })

  function live(input: HTMLInputElement): void {
    const form = input.form as HTMLFormElement
    const id = `${input.id}-list`
    const list = make('ul', { id, role: 'listbox', ariaLabel: t.products })
    const status = make('span', { className: 'sr', role: 'status' })
    const before = make('div')
    const box = make('div', { className: 'sug', hidden: true }, before, list)
    // Tells event-replay.ts that this script handles touches in the box.
    box.dataset.live = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    let asking = new AbortController()
    let goes: Go[] = []
    let active = -1
    form.append(box, status)
    input.setAttribute('role', 'combobox')
    Object.assign(input, { ariaAutoComplete: 'list', ariaHasPopup: 'listbox' })
    input.setAttribute('aria-controls', id)
    close()

    input.addEventListener('input', look)
    input.addEventListener('keydown', (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (event.key === 'Escape' && !box.hidden) {
        event.preventDefault()
        close()
      } else if (step && box.hidden) look()
      else if (step && goes.length > 0) {
        event.preventDefault()
        // -1 is the box itself; it comes after the last suggestion and before the first.
        mark(active + step > goes.length - 1 ? -1 : active + step < -1 ? goes.length - 1 : active + step)
      } else if (step === 1 && before.childElementCount > 0) {
        event.preventDefault()
        before.querySelector('a')?.focus()
      } else if (event.key === 'Enter' && active >= 0) {
        event.preventDefault()
        goes[active]?.()
      }
    })
    form.addEventListener('focusout', ({ relatedTarget }) => {
      if (!form.contains(relatedTarget as Node | null)) close()
    })
    form.addEventListener('submit', () => {
      if (input.value.trim()) keep(withRecent(recent(), input.value))
    })
    input.addEventListener('focus', look)
    look()

    function look(): void {
      clearTimeout(timer)
      asking.abort()
      const words = input.value.replace(/\s+/g, ' ').trim()
      const answer = known.get(words)
      // No suggestions for the search that the page already shows.
      const isShown = words === sought && input.value === input.defaultValue
      if (!words) showRecent()
      // The box admits one letter more than the shop accepts (QUERY_BOX_MAX).
      else if (words.length < MIN_LENGTH || words.length >= input.maxLength || isShown) close()
      else if (answer) show(words, answer)
      // A saved catalogue needs no debounce.
      else timer = setTimeout(ask, isAway() ? 0 : DEBOUNCE_MS, words)
    }

    async function ask(words: string): Promise<void> {
      asking = new AbortController()
      try {
        const more = isLow ? '' : '&pictures=true'
        const answer = await askShop(`/api/suggestions?q=${encodeURIComponent(words)}${more}`, root.lang as Language, {
          headers: { 'accept-language': root.lang },
          signal: asking.signal,
        })
        if (!answer.ok) throw 0
        const found = (await answer.json()) as Suggestions
        if (known.size > MAX_ANSWERS) known.clear()
        known.set(words, found)
        if (form.contains(document.activeElement)) show(words, found)
      } catch {
        // Aborted or offline: Enter still opens the page of results.
        if (!asking.signal.aborted) close()
      }
    }

    function show(words: string, { total, products, ignored }: Suggestions): void {
      const note = ignored ? t.ignored({ words: ignored.join(', ') }) : ''
      fill(before, ...(note ? [make('p', {}, note)] : []))
      goes = []
      const option = (go: Go, ...inside: (Node | string)[]) => {
        const line = make('li', { id: `${id}-${goes.push(go)}`, role: 'option', ariaSelected: 'false', onclick: go }, ...inside)
        // Keeps the focus in the box: without it the list would close before the click arrives.
        line.onmousedown = (event) => event.preventDefault()
        return line
      }
      fill(
        list,
        ...products.map(({ name, slug, price, picture }) =>
          option(
            () => {
              keep(withRecent(recent(), words))
              location.assign(`/product/${slug}`)
            },
            ...(picture ? [make('img', { src: picture.replace(/[^/]+$/, '240l.webp'), alt: '', width: 48, height: 36 })] : []),
            name,
            make('small', {}, price ?? t.onRequest),
          ),
        ),
        ...(total > 0 ? [option(send, t.all({ count: total }))] : []),
      )
      status.textContent = `${total > 0 ? t.found({ count: products.length }) : t.none}${note ? `. ${note}` : ''}`
      open(total > 0 || note !== '')
    }

    function showRecent(): void {
      const words = recent()
      fill(list)
      goes = []
      fill(
        before,
        ...(words.length === 0
          ? []
          : [
              make('p', { id: `${id}-before` }, t.recent),
              make(
                'ul',
                {},
                ...words.map((one) =>
                  make(
                    'li',
                    {},
                    make('a', { href: `/products?q=${encodeURIComponent(one)}` }, one),
                    make('button', { type: 'button', ariaLabel: t.remove({ words: one }), onclick: () => forget(one) }, '×'),
                  ),
                ),
              ),
              make('button', { type: 'button', className: 'sug-all', onclick: () => forget() }, t.removeAll),
            ]),
      )
      status.textContent = ''
      open(words.length > 0)
    }

    function forget(words?: string): void {
      keep(words === undefined ? [] : recent().filter((one) => one !== words))
      input.focus()
      showRecent()
    }

    // Safari before 16 lacks form.requestSubmit(). No script listens to the submit event, which form.submit() does not fire.
    function send(): void {
      keep(withRecent(recent(), input.value))
      form.submit()
    }

    function mark(place: number): void {
      active = place
      const options = [...list.children]
      for (const [index, line] of options.entries()) line.ariaSelected = String(index === place)
      const chosen = options[place]
      chosen?.scrollIntoView({ block: 'nearest' })
      if (chosen) input.setAttribute('aria-activedescendant', chosen.id)
      else input.removeAttribute('aria-activedescendant')
    }

    function open(isOpen: boolean): void {
      mark(-1)
      box.hidden = !isOpen
      input.ariaExpanded = String(isOpen && goes.length > 0)
    }

    function close(): void {
      clearTimeout(timer)
      asking.abort()
      // The announced count is no longer valid.
      status.textContent = ''
      open(false)
    }
  }
}
