import { confinedStyles } from '../src/kit/styles/used-styles.ts'

/**
 * Classes that every public document uses (header, search, footer, notices). `overlayStyles` leaves their rules out. Classes of
 * buttons are not listed, because their rules must follow the rules for large letters. tests/walks/styles.test.ts checks that
 * each page has these classes.
 */
export const inEveryDocument = [
  ...['gap-2', 'grid', 'hb', 'ic', 'justify-center', 'lbl', 'mt-2', 'muted', 'nowrap', 'num', 'row', 'row-b', 'sm', 'sr', 'stack'],
]

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
