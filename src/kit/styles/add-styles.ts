/** A top-level rule, with the rules in it. */
const RULE = /[^{}]+\{(?:[^{}]|\{[^{}]*\})*\}/g

/**
 * Adds a style sheet to the page. The security policy refuses style elements, but allows sheets made by script: a constructed
 * sheet, or, before Chrome 99 and Safari 16.4, rules added to the document's last sheet.
 */
export function addStyles(css: string): void {
  // supported: engines without constructed sheets use the last sheet of the document, below
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  } catch {
    const sheet = document.styleSheets[document.styleSheets.length - 1] as CSSStyleSheet
    for (const rule of css.match(RULE) ?? []) {
      try {
        sheet.insertRule(rule, sheet.cssRules.length)
      } catch {
        // The browser does not know this rule's selector.
      }
    }
  }
}

declare global {
  /** Rules of the public stylesheet that the markup of this script uses; the build writes them (tools/overlay-styles.ts). */
  const __OVERLAY_STYLES__: string
  /** Address of the full public stylesheet. */
  const __STYLESHEET__: string
}

let hasOverlayStyles = false

/**
 * Adds the rules of the public stylesheet for an element that opens over the page; later calls do nothing. The rules apply to
 * this element alone, so the page does not change. Chrome before 88 and Safari before 14.1 cannot confine rules: they load the
 * full stylesheet, which repeats each rule of the document in the same order.
 *
 * @param place selector of the element that opens
 * @param own rules that the public stylesheet does not have
 */
export function addOverlayStyles(place: string, own = ''): void {
  if (hasOverlayStyles) return
  hasOverlayStyles = true
  // Uses a regular expression: the bundler would evaluate a replacement of a plain string and write out every selector.
  let rules = __OVERLAY_STYLES__.replace(/\^/g, `:where(${place},${place} *)`)
  if (!CSS.supports('selector(:where(a))')) {
    document.head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" href="${__STYLESHEET__}">`)
    rules = ''
  }
  addStyles(rules + own)
}
