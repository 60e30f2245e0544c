import { cartStore } from '#features/cart/cart-store.ts'
import { handleClick, handleInput } from './answer.ts'
import type { OpenCart } from './open-cart.ts'

/** Listens to clicks and keys in the dialog. */
export function watchDialog(open: OpenCart): void {
  const { dialog, write, opened, draw } = open
  let isUntouched = true
  dialog.addEventListener('click', (event) => {
    const { target, detail } = event
    // The second click of the double click that opened the cart.
    isUntouched = isUntouched && detail > 1
    if (isUntouched) return event.preventDefault()
    const touched = target as HTMLElement
    const button = touched.closest('button')
    const part = touched.closest<HTMLElement>('[data-part]')
    // Closes the dialog for a link that leads to another page or to another place on this page.
    if (touched === dialog || touched.closest('a[href^="/"]')) dialog.close()
    else if (button) handleClick(open, button)
    else if (part) {
      opened.add(write(cartStore.read()), Number(part.dataset.part))
      // Redraws only after the browser has followed the link.
      setTimeout(draw)
    }
  })
  for (const name of ['input', 'focusout'])
    dialog.addEventListener(name, ({ target, type }) => {
      if (target instanceof HTMLInputElement) handleInput(open, target, type === 'focusout')
    })
  dialog.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement) target.select()
  })
  dialog.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target instanceof HTMLInputElement) target.blur()
  })
}
