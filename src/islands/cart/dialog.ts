import { addOverlayStyles } from '#kit/styles/add-styles.ts'

/** Makes an empty dialog for the cart. It handles clicks itself (`data-live`, see early/event-replay.ts). */
export function makeDialog(): HTMLDialogElement {
  addOverlayStyles('#cart')
  document.body.insertAdjacentHTML('beforeend', '<dialog class="dlg" id="cart" aria-labelledby="cart-title" data-live></dialog>')
  return document.body.lastElementChild as HTMLDialogElement
}
