/** Elements that can get the focus by keyboard. */
const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled], [hidden]), select:not([disabled]), textarea:not([disabled]), summary'

/** Position of the focus: the element, and each ancestor with its parent and index. */
type Place = { element: HTMLElement; steps: { node: Element; parent: Element; index: number }[] }

/**
 * Keeps the focus near its position for users of keyboard or screen reader. If the focused element is removed, as with a
 * deleted row, or is disabled during a save, browsers start again at the top of the page. Here the focus moves to a successor:
 * the same button of the next row, the field whose "clear" button is gone, the heading of the next page, or the element itself
 * once it is enabled again.
 *
 * @returns a function that stops it
 */
export function keepFocus(root: HTMLElement): () => void {
  const { ownerDocument: document } = root
  /** The last position per layer: a dialog, the toasts, or the page. */
  const places = new Map<Element, Place>()
  let layer: Element | undefined

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    layer = target.closest('.toasts, dialog') ?? root
    places.set(layer, { element: target, steps: stepsUp(target, root) })
  }
  const leave = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      // A click on empty space drops the focus on purpose. If the focused element was removed instead, `look` finds a successor.
      if (target instanceof HTMLElement && isUsable(target) && document.activeElement === document.body && document.hasFocus())
        layer = undefined
    })
  const look = () => {
    if (document.activeElement !== document.body || layer === undefined) return
    // After a dialog or toast closes, the focus returns to the position before it.
    while (layer !== root && (!layer.isConnected || (layer.matches('.toasts') && !places.get(layer)?.element.isConnected)))
      layer = outside(layer, places, root)
    const place = places.get(layer)
    // Waits while the element is disabled, because it will be enabled again.
    if (place === undefined || (place.element.isConnected && !isUsable(place.element))) return
    const next = successorOf(place, root)
    if (next) focus(next)
  }

  const observer = new MutationObserver(look)
  root.addEventListener('focusin', remember)
  root.addEventListener('focusout', leave)
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  return () => {
    root.removeEventListener('focusin', remember)
    root.removeEventListener('focusout', leave)
    observer.disconnect()
  }
}

function stepsUp(element: Element, root: Element): Place['steps'] {
  const { parentElement: parent } = element
  if (element === root || !parent) return []
  return [{ node: element, parent, index: [...parent.children].indexOf(element) }, ...stepsUp(parent, root)]
}

/** The layer below a closed dialog or toast: the open dialog below it, else the page. */
function outside(layer: Element, places: Map<Element, Place>, root: Element): Element {
  places.delete(layer)
  return [...places.keys()].findLast((one) => one.isConnected && one.matches('dialog[open]')) ?? root
}

/** The element to focus instead of a removed one; the element itself while it is usable; undefined if there is none. */
function successorOf({ element, steps }: Place, root: Element): HTMLElement | undefined {
  if (isUsable(element)) return element
  const at = steps.findIndex(({ parent }) => parent.isConnected)
  const gap = steps[at]
  if (!gap) return undefined
  const path = steps.slice(0, at).map(({ index }) => index)
  const neighbours = [gap.parent.children[gap.index], gap.parent.children[gap.index - 1]]
  const same = neighbours.map((one) => one && sameIn(one, [...path].reverse(), element)).find(Boolean)
  if (same) return same
  const isPage = gap.parent.contains(root.querySelector('main')) || gap.parent.matches('main')
  if (isPage) return root.querySelector<HTMLElement>('main h1') ?? undefined
  for (const place of [...neighbours, ...steps.slice(at).map(({ parent }) => parent)]) {
    const first = place && firstIn(place)
    if (first) return first
  }
  return undefined
}

/** A similar element inside a neighbour: at the same path, else the first of its kind. */
function sameIn(neighbour: Element, path: readonly number[], element: HTMLElement): HTMLElement | undefined {
  const ofItsKind = [...neighbour.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.tagName === element.tagName && one.className === element.className && one.textContent === element.textContent,
  )
  const there = path.reduce<Element | undefined>((node, index) => node?.children[index], neighbour)
  const visible = ofItsKind.filter(isUsable)
  return visible.find((one) => one === there) ?? visible[0]
}

function firstIn(place: Element): HTMLElement | undefined {
  const within = [...place.querySelectorAll<HTMLElement>(FOCUSABLE)]
  return [...(place instanceof HTMLElement && place.matches(FOCUSABLE) ? [place] : []), ...within].find(isUsable)
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.getClientRects().length > 0
}

function focus(element: HTMLElement): void {
  const isHeading = element.matches('h1')
  if (isHeading) element.tabIndex = -1
  // The router scrolls to the heading of a new page itself.
  element.focus({ preventScroll: isHeading })
}
