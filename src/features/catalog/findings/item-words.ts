import { de } from '#i18n/findings/de.ts'
import { en } from '#i18n/findings/en.ts'
import { es, type FindingTexts } from '#i18n/findings/es.ts'
import { formatList, formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { type CarriesTexts, carriesTexts } from '#i18n/scripts/carries.ts'
import { type Translate, translator } from '#i18n/translate.ts'
import { cutText } from '#kit/text/cut-text.ts'
import { keepUnitsTogether } from '#kit/text/units-together.ts'
import type { CheckedItem } from '../fit/finding.ts'
import { atBank } from '../fit/panels/controller-input.ts'
import { attributes, type Specs } from '../goods/attributes.ts'

/** The household that a power source is checked against: a preset, or the visitor's `own`. */
export type HouseholdKind = keyof CarriesTexts['households']

export type NamedItem = CheckedItem & { name: string }

/** Limits that make a sentence fit on a phone: products or pairs before "n others", and characters of a name. Our choice. */
const MAX_NAMED = 4
const MAX_NAME_LENGTH = 80
/** Translators for the texts of findings, by language. */
export const findingTexts: Record<Language, Translate<FindingTexts>> = { es: translator(es), de: translator(de), en: translator(en) }

export type ItemWords = ReturnType<typeof createItemWords>

/**
 * Creates the functions that write names, numbers and lists for sentences about these products.
 *
 * @param home the household that a power source is checked against
 */
export function createItemWords(items: readonly NamedItem[], language: Language, home: HouseholdKind) {
  const t = findingTexts[language]
  const number = (value: number | undefined, digits = 1) => formatNumber(Number((value ?? 0).toFixed(digits)), language)
  const byId = new Map(items.map((item) => [item.id, item]))
  const itemOf = (id: number | undefined) => byId.get(id ?? Number.NaN) as NamedItem
  const alone = ({ name }: NamedItem) => keepUnitsTogether(cutText(name, MAX_NAME_LENGTH))
  /** Returns a controller with its figures at one bank voltage, and with that voltage in its name. */
  const placed = (item: NamedItem, atV: number | undefined): NamedItem =>
    atV === undefined ? item : { ...atBank(item, atV), name: t('atBank', { other: item.name, volts: number(atV) }) }
  /** Returns a source with "one phase" in its name if it was checked at one of its three phases. */
  const atPhase = (item: NamedItem, phases: number | undefined): NamedItem =>
    phases === 1 ? { ...item, name: t('atPhase', { other: item.name }) } : item
  /** The name of a product, with its quantity if it is above 1. */
  const counted = (item: NamedItem, count = item.quantity) => (count > 1 ? `${count} × ${alone(item)}` : alone(item))
  /** Shortens a long list to its first texts and the number of other texts. */
  const firstOf = (texts: readonly string[]) =>
    texts.length > MAX_NAMED + 1 ? [...texts.slice(0, MAX_NAMED), t('others', { count: texts.length - MAX_NAMED })] : texts
  const listOf = (texts: readonly string[]) => formatList(firstOf(texts), language)
  const allOf = (several: readonly NamedItem[]) => listOf(several.map((item) => counted(item)))
  const either = (values: readonly (number | string)[]) => formatList(values.map(String), language, 'disjunction')
  const choice = (item: NamedItem, key: 'acV' | 'phases' | 'chemistry' | 'batteryTypes' | 'cartridgeSize') => {
    const value = item.specs[key]
    const { choices } = attributes[key] as { choices: Record<string, Record<Language, string>> }
    return keepUnitsTogether((value !== undefined && choices[value]?.[language]) || String(value))
  }

  return {
    t,
    number,
    itemOf,
    alone,
    placed,
    atPhase,
    counted,
    firstOf,
    listOf,
    allOf,
    either,
    choice,
    voltagesOf,
    who: whose(home),
    language,
  }

  /** Battery voltages of a device: "12 o 24"; for high-voltage batteries the two limits. */
  function voltagesOf({ batteryV, batteryMinV, batteryMaxV }: Specs): string {
    if (batteryV === 'hv') return `${number(batteryMinV)}–${number(batteryMaxV)}`
    return either(batteryV?.split('/') ?? [])
  }

  function whose(kind: HouseholdKind): string {
    if (kind === 'own') return t('own')
    const name = carriesTexts[language].households[kind]
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
  }
}
