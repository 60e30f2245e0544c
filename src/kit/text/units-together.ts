/** Pattern of the units that follow figures in the catalogue, for a regular expression with the flag `u`. */
export const UNIT_PATTERN = '(?:k?Wh?|kVA|Ah|V|A|mm²?|m|l|kg|%)(?![\\p{L}\\d])'

const blankBeforeUnit = new RegExp(`(\\d) (?=${UNIT_PATTERN})`, 'gu')

/** Puts a no-break space between figure and unit, so that "46 kg" is never broken after "46". */
export function keepUnitsTogether(text: string): string {
  return text.replace(blankBeforeUnit, '$1\u00a0')
}
