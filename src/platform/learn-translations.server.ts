import type { FastifyRequest } from 'fastify'
import type { Language } from '#i18n/language.ts'
import type { Clock } from './clock.server.ts'

/** Languages by their rank as a source of translations: a text is translated from German, else from Spanish, else from English. */
export const sourceOrder = ['de', 'es', 'en'] as const

export type WrittenTranslation = { text: string; translated: string; from: Language; to: Language }
/** Stores translations by staff in the translation memory (features/translation). */
export type LearnTranslations = (written: readonly WrittenTranslation[], now: Date) => Promise<void>

/** Adds translations that staff have just saved to the translation memory. A failure is logged and otherwise ignored. */
export async function addToTranslationMemory(
  request: FastifyRequest,
  { clock, learnTranslations }: { clock: Clock; learnTranslations: LearnTranslations },
  written: readonly WrittenTranslation[],
): Promise<void> {
  await learnTranslations(written, clock.now()).catch((error: unknown) =>
    request.log.error({ err: error }, 'translations not added to the memory'),
  )
}

/**
 * Returns the translations that a write changed, with their source text. Unchanged translations are left out, since they may belong
 * to an earlier source text.
 */
export function changedTranslations(before: Partial<Record<Language, string>>, after: Record<Language, string>): WrittenTranslation[] {
  const hasText = (texts: Partial<Record<Language, string>>) => (language: Language) => (texts[language] ?? '').trim() !== ''
  // The source is a language that had a text before the write: a German text that is added to a Spanish text is its translation.
  const from = sourceOrder.filter(hasText(after)).find(hasText(before)) ?? sourceOrder.find(hasText(after))
  if (!from) return []
  return sourceOrder
    .filter((to) => to !== from && hasText(after)(to) && after[to] !== before[to])
    .map((to) => ({ text: after[from], translated: after[to], from, to }))
}
