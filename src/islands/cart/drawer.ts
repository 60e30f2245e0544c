import { morph } from './morph.ts'

/**
 * Draws the contents of the dialog anew. Focus stays where it was; where its element is gone or disabled it moves to what
 * is beside it, or to the title.
 *
 * @param render the contents as they are to be
 * @returns draws them
 */
export function drawer(dialog: HTMLElement, render: () => DocumentFragment): () => void {
  return () => {
    const { activeElement } = document
    const focused = dialog.contains(activeElement) ? activeElement : null
    const next = dialog.cloneNode() as HTMLElement
    next.append(render())
    morph(dialog, next)
    for (const image of dialog.querySelectorAll('picture img')) window.whenNear?.(image)
    if (!focused || (focused.isConnected && !focused.matches(':disabled'))) return
    // A quantity that can be lowered no more can be raised.
    const beside = focused.isConnected ? focused.parentElement?.lastElementChild : null
    const able = beside?.matches(':enabled') ? beside : dialog.querySelector('h2')
    ;(able as HTMLElement | null)?.focus({ preventScroll: true })
  }
}
