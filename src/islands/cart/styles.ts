import { addStyles } from '#kit/styles/add-styles.ts'

declare global {
  /** The rules of the open cart alone, each confined to `#cart`, which `^` stands for; the build puts them here. */
  const __CART_STYLES__: string
}

let isStyled = false

/** Brings the rules of the open cart: a document holds only those that it uses itself. */
export function bringStyles(): void {
  if (isStyled) return
  isStyled = true
  // With a text in place of a pattern the build would put it in itself.
  if (CSS.supports('selector(:where(a))')) addStyles(__CART_STYLES__.replace(/\^/g, ':where(#cart,#cart *)'))
  // Before Chrome 88 and Safari 14.1 no rule can be confined: the whole sheet comes.
  else void window.bringSheet()
}
