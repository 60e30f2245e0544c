/** What stands in the open cart that a finger or the keyboard can reach. */
const REACHABLE = 'a,button,h2,summary'

/** Where something stands, in words that hold for the living cart as well: in whose line, and the how manieth from the end. */
export function placeOf(dialog: HTMLElement, element: Element | null): string {
  // The title is where whoever has no other place is put.
  if (element?.localName === 'h2') return ''
  const part = element?.closest<HTMLElement>('.line,.dlg-h,.dlg-f,.dlg-b')
  if (!part || !dialog.contains(part)) return ''
  const { id } = part.dataset
  const reachable = [...part.querySelectorAll(REACHABLE)]
  return `${id ? `[data-id="${id}"]` : `.${part.classList[0]}`} ${reachable.indexOf(element as Element) - reachable.length}`
}

/** What stands there now. */
export function at(dialog: HTMLElement, place: string): HTMLElement | undefined {
  const [part = '', fromEnd] = place.split(' ')
  const around = part ? dialog.querySelector(part) : null
  return [...(around?.querySelectorAll<HTMLElement>(REACHABLE) ?? [])].at(Number(fromEnd))
}
