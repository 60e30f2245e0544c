/**
 * Ignores the second click of a double click after its first click has opened or closed a dialog: it would press whatever is in
 * that place now, such as a button below the closed dialog.
 *
 * @returns a function that ends this
 */
export function ignoreStrayClicks(): () => void {
  let last: Element | null = null
  const check = (event: MouseEvent) => {
    const dialog = (event.target as Element).closest('dialog')
    if (event.detail > 1 && dialog !== last) {
      event.preventDefault()
      event.stopPropagation()
    } else last = dialog
  }
  addEventListener('click', check, true)
  return () => removeEventListener('click', check, true)
}
