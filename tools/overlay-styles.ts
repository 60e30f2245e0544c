import { confinedStyles } from '../src/kit/styles/used-styles.ts'
import { inEveryDocument } from '../src/ui/site/in-every-document.ts'

export type Stylesheet = { address: string; text: string }

/**
 * Values that the build writes into a script which opens something over the page, see `addOverlayStyles`: the rules of the
 * public stylesheet that its markup uses, and the address of the whole.
 *
 * @param sheet the full public stylesheet
 * @param markup HTML, or source code with HTML in it
 */
export function overlayStyles(sheet: Stylesheet, markup: string): Record<string, string> {
  const classes = Array.from(markup.matchAll(/class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat()
  const confined = confinedStyles(sheet.text, classes, '@', inEveryDocument)
  if (confined.includes('^')) throw new Error('a rule of the public stylesheet has the sign that stands for the element that opens')
  // Written out a hundred times, the selector would cost bytes even when compressed.
  const rules = confined.replaceAll(':where(@,@ *)', '^')
  return { __OVERLAY_STYLES__: JSON.stringify(rules), __STYLESHEET__: JSON.stringify(sheet.address) }
}
