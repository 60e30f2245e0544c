/** The units of the catalogue as they stand behind a figure, for a regular expression with the flag `u`. */
export const UNIT = '(?:k?Wh?|kVA|Ah|V|A|mm²?|m|l|kg)(?![\\p{L}\\d])'

const blankBeforeUnit = new RegExp(`(\\d) (?=${UNIT})`, 'gu')

/** A text whose figures stay on one line with their unit: "46 kg" is never cut into "46" and "kg". */
export function unitsTogether(text: string): string {
  return text.replace(blankBeforeUnit, '$1\u00a0')
}
