import { cartStore } from '#features/cart/cart-store.ts'
import { answerTouch, answerTyped } from './answer.ts'
import type { OpenCart } from './open-cart.ts'

/** Answers touches and keys in the dialog. */
export function watchDialog(open: OpenCart): void {
  const { dialog, write, opened, draw } = open
  dialog.addEventListener('click', ({ target }) => {
    const touched = target as HTMLElement
    const button = touched.closest('button')
    const part = touched.closest<HTMLElement>('[data-part]')
    // A link leads away, or to another part of this very page.
    if (touched === dialog || touched.closest('a[href^="/"]')) dialog.close()
    else if (button) answerTouch(open, button)
    else if (part) {
      opened.add(write(cartStore.read()), Number(part.dataset.part))
      // The link is followed first.
      setTimeout(draw)
    }
  })
  for (const name of ['input', 'focusout'])
    dialog.addEventListener(name, ({ target, type }) => {
      if (target instanceof HTMLInputElement) answerTyped(open, target, type === 'focusout')
    })
  dialog.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement) target.select()
  })
  dialog.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target instanceof HTMLInputElement) target.blur()
  })
}
