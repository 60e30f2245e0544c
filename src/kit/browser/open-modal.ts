/**
 * Opens a dialog over the page. Safari before 15.4 has no modal dialogs: there the element opens in the same place and closes in
 * the same way, but does not trap the focus.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.showModal) dialog.showModal()
  else {
    dialog.setAttribute('open', '')
    dialog.close = (value) => {
      dialog.returnValue = value as string
      dialog.dispatchEvent(new Event('close'))
    }
  }
}
