/** A top-level rule, with the rules in it. */
const RULE = /[^{}]+\{(?:[^{}]|\{[^{}]*\})*\}/g

/**
 * Adds a style sheet to the page. The security policy refuses style elements, but not sheets made by script: a constructed
 * sheet, or, before Chrome 99 and Safari 16.4, rules added to the document's last sheet.
 */
export function addStyles(css: string): void {
  // supported: the rest is for engines without constructed sheets
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
