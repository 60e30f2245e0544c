import type { FastifyRequest } from 'fastify'
import type { Clock } from '#platform/clock.server.ts'
import { type TranslationLanguage, writtenTranslations } from './translations.ts'

/** Stores translations of German texts in the translation memory (features/translation). */
export type LearnTranslations = (
  written: readonly { text: string; translated: string; to: TranslationLanguage }[],
  now: Date,
) => Promise<void>

/** Hands translations that staff have just saved to the translation memory. A failure is logged and otherwise ignored. */
export async function learnFrom(
  request: FastifyRequest,
  { clock, learnTranslations }: { clock: Clock; learnTranslations: LearnTranslations },
  texts: readonly string[],
  { before = {}, after }: { before?: object | undefined; after: object & { outdatedTexts: readonly string[] } },
): Promise<void> {
  const written = writtenTranslations(texts, { ...before }, { ...after })
  await learnTranslations(written, clock.now()).catch((error: unknown) => request.log.error({ err: error }, 'translations not learnt'))
}
