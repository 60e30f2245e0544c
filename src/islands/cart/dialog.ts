import { addOverlayStyles } from '#kit/styles/add-styles.ts'

/** Makes an empty dialog for the cart. It handles clicks itself (`data-live`, see early/event-replay.ts). */
export function makeDialog(): HTMLDialogElement {
  addOverlayStyles('#cart')
  document.body.insertAdjacentHTML('beforeend', '<dialog class="dlg" id="cart" aria-labelledby="cart-title" data-live></dialog>')
  const dialog = document.body.lastElementChild as HTMLDialogElement
  // In Safari before 15.4 `<dialog>` is an ordinary element: these functions open and close it.
  // supported: defined here if it is missing
  dialog.showModal ??= () => dialog.setAttribute('open', '')
  dialog.close ??= () => dialog.dispatchEvent(new Event('close'))
  return dialog
}
