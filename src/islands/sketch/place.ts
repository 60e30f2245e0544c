/** What stands in the open cart that a finger or the keyboard can reach. */
const REACHABLE = 'a,button,input,h2,summary'

/** Where something stands, in words that hold for the living cart as well: in whose line, and at which place counted from the end. */
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
  const reachable = around?.querySelectorAll<HTMLElement>(REACHABLE) ?? []
  return reachable[reachable.length + Number(fromEnd)]
}

/** Puts the focus on the title: for whoever has just come, and where what had it went with what it did. */
export function focusTitle(dialog: HTMLElement): void {
  dialog.querySelector('h2')?.focus()
}

/**
 * What a visitor has made of the dialog: where the focus is, what was scrolled to, whether the message is read.
 *
 * @returns makes the dialog like this again, after all in it was drawn anew
 */
export function keepState(dialog: HTMLElement): () => void {
  const message = () => dialog.querySelector('details')
  const { activeElement } = document
  const place = placeOf(dialog, activeElement)
  const typed = activeElement instanceof HTMLInputElement ? activeElement : undefined
  const { value = '', selectionStart = 0, selectionEnd = 0 } = typed ?? {}
  const { scrollTop } = dialog
  const isRead = !!message()?.open
  return () => {
    const details = message()
    if (details) details.open = isRead
    const focused = place ? at(dialog, place) : undefined
    // Where a quantity can be lowered no more, it can be raised.
    const able = focused?.matches(':disabled') ? (focused.parentElement?.lastElementChild as HTMLElement) : focused
    ;(able?.matches(':enabled,a,summary') ? able : dialog.querySelector('h2'))?.focus({ preventScroll: true })
    // Focus selects a quantity: the next digit would replace what was typed before it.
    if (able instanceof HTMLInputElement && able.value === value) able.setSelectionRange(selectionStart, selectionEnd)
    dialog.scrollTop = scrollTop
  }
}
