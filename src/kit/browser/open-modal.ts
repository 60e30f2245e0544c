/**
 * Opens a dialog over the page. Before Safari 15.4 an element called dialog is like any other: it is shown in the same
 * place and closes in the same way, but does not keep the focus.
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
