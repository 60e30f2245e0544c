/** Focuses an element, and scrolls it to the middle of the window, where neither a bar nor a toast covers it or the message below it. */
export function focusInMiddle(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
