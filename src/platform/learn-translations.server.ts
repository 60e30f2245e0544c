import type { FastifyRequest } from 'fastify'
import type { Language } from '#i18n/language.ts'
import type { Clock } from './clock.server.ts'

/** Staff write German first; a text without German is translated from Spanish, then from English. */
export const sourceOrder = ['de', 'es', 'en'] as const

export type WrittenTranslation = { text: string; translated: string; from: Language; to: Language }
/** Stores translations by staff in the translation memory (features/translation). */
export type LearnTranslations = (written: readonly WrittenTranslation[], now: Date) => Promise<void>

/** Hands translations that staff have just saved to the translation memory. A failure is logged and otherwise ignored. */
export async function learn(
  request: FastifyRequest,
  { clock, learnTranslations }: { clock: Clock; learnTranslations: LearnTranslations },
  written: readonly WrittenTranslation[],
): Promise<void> {
  await learnTranslations(written, clock.now()).catch((error: unknown) => request.log.error({ err: error }, 'translations not learnt'))
}

/** Translations that a write has changed, each with its source text; an unchanged one may belong to an earlier source text. */
export function changedTranslations(before: Partial<Record<Language, string>>, after: Record<Language, string>): WrittenTranslation[] {
  const hasText = (texts: Partial<Record<Language, string>>) => (language: Language) => (texts[language] ?? '').trim() !== ''
  // The source was there first: a German text that is added to a Spanish one is its translation.
  const from = sourceOrder.filter(hasText(after)).find(hasText(before)) ?? sourceOrder.find(hasText(after))
  if (!from) return []
  return sourceOrder
    .filter((to) => to !== from && hasText(after)(to) && after[to] !== before[to])
    .map((to) => ({ text: after[from], translated: after[to], from, to }))
}
