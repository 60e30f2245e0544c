declare global {
  /** The rules of the open cart alone, each confined to `#cart`, which `^` stands for; the build puts them here. */
  const __CART_STYLES__: string
}

let styles: CSSStyleSheet | undefined

/** Brings the rules of the open cart: a document holds only those that it uses itself. */
export function bringStyles(): void {
  if (styles) return
  try {
    // Without :where() (Chrome before 88, Safari before 14) none of the rules would hold.
    if (!CSS.supports('selector(:where(a))')) throw new Error()
    styles = new CSSStyleSheet()
    // With a text in place of a pattern the build would put it in itself.
    styles.replaceSync(__CART_STYLES__.replace(/\^/g, ':where(#cart,#cart *)'))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles]
  } catch {
    // Older browsers get the whole sheet.
    void window.bringSheet()
  }
}
