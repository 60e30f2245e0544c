import type { Language } from '#i18n/language.ts'
import { wordSet } from './word-set.ts'

/**
 * What engines burn beside petrol and diesel. Where no text has it, it tells nothing of goods but that they are not these:
 * "planta a gas" is any generator, and none of gas. In English "gas" is petrol.
 */
export const otherFuels: Record<Language, ReadonlySet<string>> = {
  es: wordSet('gas queroseno kerosene keroseno glp propano butano metano biogas'),
  en: wordSet('kerosene lpg propane butane methane biogas'),
  de: wordSet('kerosin petroleum gas flussiggas erdgas propan propangas butan biogas'),
}
