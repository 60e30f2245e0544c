/** Units of the catalogue behind a figure, for a regular expression with the flag `u`. */
export const UNIT = '(?:k?Wh?|kVA|Ah|V|A|mm²?|m|l|kg)(?![\\p{L}\\d])'

const blankBeforeUnit = new RegExp(`(\\d) (?=${UNIT})`, 'gu')

/** Keeps figures and units on one line: "46 kg" is never broken after "46". */
export function unitsTogether(text: string): string {
  return text.replace(blankBeforeUnit, '$1\u00a0')
}
