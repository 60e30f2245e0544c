import { morph } from './morph.ts'

/**
 * Makes the function that redraws the dialog. The focus stays on its element; if that is removed or disabled, the focus moves
 * to the element beside it, or to the title.
 *
 * @param render returns the current contents
 */
export function makeRedraw(dialog: HTMLElement, render: () => DocumentFragment): () => void {
  return () => {
    const { activeElement } = document
    const focused = dialog.contains(activeElement) ? activeElement : null
    const next = dialog.cloneNode() as HTMLElement
    next.append(render())
    morph(dialog, next)
    for (const image of dialog.querySelectorAll('picture img')) window.whenNear?.(image)
    if (!focused || (focused.isConnected && !focused.matches(':disabled'))) return
    // The last button of the stepper: a quantity that cannot be lowered can be raised.
    const beside = focused.isConnected ? focused.parentElement?.lastElementChild : null
    const able = beside?.matches(':enabled') ? beside : dialog.querySelector('h2')
    ;(able as HTMLElement | null)?.focus({ preventScroll: true })
  }
}
