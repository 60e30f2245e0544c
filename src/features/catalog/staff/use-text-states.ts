import { useWatch } from 'react-hook-form'
import type { TextState } from '#ui/staff/three-languages.tsx'
import { readMark } from '#ui/staff/translation-marks.ts'
import { productTexts, type TranslationName, translationsOf } from '../translations.ts'
import { useProductFields, useProductForm } from './product-form-context.ts'
import type { ProductFormValues } from './product-form-values.ts'
import { translationState } from './translation-state.ts'

export const translationNames = translationsOf(productTexts)
type GermanName = `${(typeof productTexts)[number]}De`

/** The German text that a translation belongs to: "nameEs" -> "nameDe". */
export function germanNameOf(name: TranslationName): GermanName {
  return name.replace(/(?:Es|En)$/, 'De') as GermanName
}

/** How every translation of the form stands to its German text just now; those without German are left out. */
export function useTextStates(): Partial<Record<TranslationName, TextState>> {
  const { control } = useProductFields()
  const { saved, outdated } = useProductForm()
  const values = useWatch({ control }) as ProductFormValues
  const states = translationNames.flatMap((name) => {
    const german = germanNameOf(name)
    if (!values[german]?.trim()) return []
    const mark = readMark(values.translationMarks ?? [], name, values[german], values[name] ?? '')
    const pairs = [saved, values].map((from) => ({ german: from[german], text: from[name] ?? '' })) as [Pair, Pair]
    return [[name, translationState(...pairs, { isBehind: outdated.includes(name), mark })]]
  })
  return Object.fromEntries(states)
}

type Pair = Parameters<typeof translationState>[0]
