import { confinedStyles } from '../src/kit/styles/used-styles.ts'
import { inEveryDocument } from '../src/ui/site/in-every-document.ts'

export type Stylesheet = { address: string; text: string }

/**
 * Constants for a script that opens something over the page (`addOverlayStyles`): the rules of the public stylesheet that its
 * markup uses, and the address of the full stylesheet.
 *
 * @param sheet the full public stylesheet
 * @param markup HTML, or source code with HTML in it
 */
export function overlayStyles(sheet: Stylesheet, markup: string): Record<string, string> {
  const classes = Array.from(markup.matchAll(/class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat()
  const confined = confinedStyles(sheet.text, classes, '@', inEveryDocument)
  if (confined.includes('^')) throw new Error('a rule of the public stylesheet has the sign that stands for the element that opens')
  // The selector occurs a hundred times, which costs bytes even when compressed. `addOverlayStyles` puts it back.
  const rules = confined.replaceAll(':where(@,@ *)', '^')
  return { __OVERLAY_STYLES__: JSON.stringify(rules), __STYLESHEET__: JSON.stringify(sheet.address) }
}
