import type { FastifyRequest } from 'fastify'
import type { Clock } from '#platform/clock.server.ts'
import { addToTranslationMemory, type LearnTranslations } from '#platform/learn-translations.server.ts'
import { writtenTranslations } from './translations.ts'

/** Adds the translations of a product or category that staff have just saved to the translation memory. */
export async function learnSavedTranslations(
  request: FastifyRequest,
  parts: { clock: Clock; learnTranslations: LearnTranslations },
  texts: readonly string[],
  { before = {}, after }: { before?: object | undefined; after: object & { outdatedTexts: readonly string[] } },
): Promise<void> {
  const written = writtenTranslations(texts, { ...before }, { ...after })
  await addToTranslationMemory(
    request,
    parts,
    written.map((one) => ({ ...one, from: 'de' })),
  )
}
