import { addOverlayStyles } from '#kit/styles/add-styles.ts'

/** An empty dialog for the open cart. It answers touches by itself (`data-live`, see early/event-replay.ts). */
export function makeDialog(): HTMLDialogElement {
  addOverlayStyles('#cart')
  document.body.insertAdjacentHTML('beforeend', '<dialog class="dlg" id="cart" aria-labelledby="cart-title" data-live></dialog>')
  const dialog = document.body.lastElementChild as HTMLDialogElement
  // Safari has dialogs from 15.4 on; before that it is an element like any other, and has to open and close as one.
  // supported: put in place here where it is missing
  dialog.showModal ??= () => dialog.setAttribute('open', '')
  dialog.close ??= () => dialog.dispatchEvent(new Event('close'))
  return dialog
}
