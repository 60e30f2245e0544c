import { bringStyles } from './styles.ts'

/** The open cart's dialog, still empty but for the place where changes are read out. */
export function makeDialog(): { dialog: HTMLDialogElement; status: HTMLElement } {
  bringStyles()
  document.body.insertAdjacentHTML(
    'beforeend',
    '<dialog class="dlg" id="cart" aria-labelledby="cart-title"><div></div><p class="sr" role="status"></p></dialog>',
  )
  const dialog = document.body.lastElementChild as HTMLDialogElement
  // Safari has dialogs from 15.4 on; before that it is an element like any other, and has to open and close as one.
  // supported: put in place here where it is missing
  dialog.showModal ??= () => dialog.setAttribute('open', '')
  dialog.close ??= () => dialog.dispatchEvent(new Event('close'))
  return { dialog, status: dialog.lastElementChild as HTMLElement }
}
