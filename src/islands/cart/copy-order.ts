import { cartStore } from '#features/cart/cart-store.ts'
import type { OpenCart } from './open-cart.ts'

/** How long a button shows that it copied. */
const COPIED_MS = 2000
let timer: ReturnType<typeof setTimeout> | undefined

/** Copies the order whole, however long it is. */
export async function copyOrder(open: OpenCart): Promise<void> {
  const { message } = open.write(cartStore.read())
  const isDone = (await toClipboard(message)) || copySelected(open.dialog)
  open.hasCopied = isDone
  open.said = open.t(isDone ? 'cart.copied' : 'cart.copyFailed')
  open.draw()
  clearTimeout(timer)
  timer = setTimeout(() => {
    open.hasCopied = false
    open.said = ''
    open.draw()
  }, COPIED_MS)
}

async function toClipboard(text: string): Promise<boolean> {
  try {
    // supported: without it the selection is copied
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Without https a browser has no clipboard for us: the message is shown and selected, and copied as in old days. */
function copySelected(dialog: HTMLElement): boolean {
  const preview = dialog.querySelector('details')
  if (!preview?.lastElementChild) return false
  preview.open = true
  getSelection()?.selectAllChildren(preview.lastElementChild)
  return document.execCommand('copy')
}
