import type { FastifyRequest } from 'fastify'
import type { Clock } from '#platform/clock.server.ts'
import { type TranslationLanguage, writtenTranslations } from './translations.ts'

/** Takes translations of German texts into the translation memory, which is another room. */
export type LearnTranslations = (
  written: readonly { text: string; translated: string; to: TranslationLanguage }[],
  now: Date,
) => Promise<void>

/**
 * Hands what staff have just written to the translation memory. What they wrote is saved already, so a failure here is
 * logged and nobody's trouble.
 */
export async function learnFrom(
  request: FastifyRequest,
  { clock, learnTranslations }: { clock: Clock; learnTranslations: LearnTranslations },
  texts: readonly string[],
  { before = {}, after }: { before?: object | undefined; after: object & { outdatedTexts: readonly string[] } },
): Promise<void> {
  const written = writtenTranslations(texts, { ...before }, { ...after })
  await learnTranslations(written, clock.now()).catch((error: unknown) => request.log.error({ err: error }, 'translations not learnt'))
}
