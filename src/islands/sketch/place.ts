/** What stands in the open cart that a finger or the keyboard can reach. */
const REACHABLE = 'a,button,h2,summary'

/** Where something stands, in words that hold for the living cart as well: in which line, and the how manieth from the end. */
export function placeOf(dialog: HTMLElement, element: Element | null): string {
  // The title is where whoever has no other place is put.
  if (element?.localName === 'h2') return ''
  const part = element?.closest('.line,.dlg-h,.dlg-f,.dlg-b')
  if (!part || !dialog.contains(part)) return ''
  const line = [...dialog.querySelectorAll('.line')].indexOf(part)
  const reachable = [...part.querySelectorAll(REACHABLE)]
  return `${line < 0 ? `.${part.classList[0]}` : line} ${reachable.indexOf(element as Element) - reachable.length}`
}

/** What stands there now. */
export function at(dialog: HTMLElement, place: string): HTMLElement | undefined {
  const [part = '', fromEnd] = place.split(' ')
  const around = part.startsWith('.') ? dialog.querySelector(part) : dialog.querySelectorAll('.line')[Number(part)]
  return [...(around?.querySelectorAll<HTMLElement>(REACHABLE) ?? [])].at(Number(fromEnd))
}
