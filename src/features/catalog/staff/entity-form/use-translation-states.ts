import { useFormContext, useWatch } from 'react-hook-form'
import { readNote } from '#ui/staff/fields/translation-notes.ts'
import type { TextState } from '#ui/staff/fields/use-translating.ts'
import { useSharedForm } from './form-context.ts'
import { germanNameOf } from './noted-translations.ts'
import { translationState } from './translation-state.ts'

/** Present state of every translation in the form; translations without a German text are left out. */
export function useTranslationStates(): Partial<Record<string, TextState>> {
  const { control } = useFormContext()
  const { saved, translations, outdated } = useSharedForm()
  const values = useWatch({ control })
  const states = translations.flatMap((name) => {
    const german = germanNameOf(name)
    if (!values[german]?.trim()) return []
    const note = readNote(values.translationNotes ?? [], name, values[german], values[name] ?? '')
    const pairs = [saved, values].map((from) => ({ german: from[german], text: from[name] ?? '' })) as [Pair, Pair]
    return [[name, translationState(...pairs, { isBehind: outdated.includes(name), note })]]
  })
  return Object.fromEntries(states)
}

type Pair = Parameters<typeof translationState>[0]
