import { parseCents } from '#kit/money.ts'
import { typedNumber } from '#kit/text/typed-number.ts'
import { isSameText } from '#ui/staff/typed/typed-texts.ts'
import { type Attribute, type AttributeKey, attributes } from '../../../goods/attributes.ts'
import { typedPrice } from '../typed-price.ts'
import { valueAt } from './changed-input.ts'

/**
 * True if a field has the same meaning in two states of its form: a price "77" and "77.00", a figure "5,5" and "5.5", no position and
 * "0", a text with or without spaces around it.
 */
export function isSameInput(field: string, one: object, other: object): boolean {
  const [mine, theirs] = [valueAt(one, field), valueAt(other, field)]
  if (typeof mine !== 'string' || typeof theirs !== 'string') return mine === theirs
  return isSameText(mine, theirs) || (figureIn(field, mine) ?? Number.NaN) === figureIn(field, theirs)
}

/** The number in a field's text; undefined if the field is no number field or its text is no number. */
function figureIn(field: string, text: string): number | undefined {
  if (field === 'oldPrice' || field === 'newPrice') return parseCents(typedPrice(text) ?? '')
  if (field === 'sortOrder') return text.trim() === '' ? 0 : typedNumber(text)
  const key = field.replace(/^specs\./, '') as AttributeKey
  if (key === field) return undefined
  const attribute: Attribute = attributes[key]
  return attribute.kind === 'number' ? typedNumber(text, attribute.max) : undefined
}
