import { cartStore } from '#features/cart/cart-store.ts'
import type { OpenCart } from './open-cart.ts'

/** How long a button shows that the order was copied, in ms. */
const COPIED_MS = 2000
let timer: ReturnType<typeof setTimeout> | undefined

/** Copies the complete order, also one that is sent in several messages. */
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
    // supported: without the clipboard API `copySelected` copies the order
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Without https there is no clipboard API: opens the preview, selects the message and copies the selection. */
function copySelected(dialog: HTMLElement): boolean {
  const preview = dialog.querySelector('details')
  if (!preview?.lastElementChild) return false
  preview.open = true
  getSelection()?.selectAllChildren(preview.lastElementChild)
  return document.execCommand('copy')
}
