import type { Database } from '#database/schema.ts'
import type { WrittenTranslation } from '#platform/learn-translations.server.ts'
import { listTermsInUse } from './glossary.store.server.ts'
import { type LanguagePair, translateWholeTerm } from './glossary.ts'
import { lineFromPieces, piecesOf, restoreMarks, type Segment, segmentsOf, textHtml } from './marked-segments.ts'
import { findStoredTranslation, memoryKey, storeTranslation } from './memory.store.server.ts'
import { RecentTranslations } from './recent-translations.ts'
import { ServiceFailure, type TranslationService } from './service.server.ts'
import type { TradeTerm } from './shipped-terms.ts'
import type { Translation } from './translation.contract.ts'

type Dependencies = { db: Database; service: TranslationService | undefined; onFailure: (error: ServiceFailure) => void }
export type Translator = ReturnType<typeof createTranslator>

/** Creates the translator. It takes a translation from the glossary, else from memory, else from the service; callers enforce limits. */
export function createTranslator({ db, service, onFailure }: Dependencies) {
  const recent = new RecentTranslations()
  const recentKey = (text: string, { from, to }: LanguagePair) => `${from}>${to}:${memoryKey(text)}`

  /** Translation from glossary or memory; undefined if neither has one. */
  async function findKnown(terms: readonly TradeTerm[], text: string, pair: LanguagePair, now: Date): Promise<Translation | undefined> {
    const term = translateWholeTerm(terms, text, pair)
    if (term !== undefined) return { translatedText: term, source: 'glossary' }
    const key = recentKey(text, pair)
    const known = recent.find(key, now) ?? (await findStoredTranslation(db, text, pair))
    if (known === undefined) return undefined
    recent.add(key, known, now)
    return { translatedText: known, source: 'memory' }
  }

  async function fromService(
    text: string,
    pair: LanguagePair,
    terms: readonly TradeTerm[],
    keep: (translated: string) => Promise<void>,
  ): Promise<Translation> {
    if (!service) return { translatedText: text, source: 'none', reason: 'unconfigured' }
    try {
      const translated = await translateMarked(service, text, terms, pair)
      if (translated.trim() === '') throw new ServiceFailure('unreadable', 'an empty translation')
      await keep(translated)
      return { translatedText: translated, source: 'service' }
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error
      onFailure(error)
      return { translatedText: text, source: 'none', reason: error.problem }
    }
  }

  return {
    /**
     * Returns the translation of a text, or the text itself with the reason.
     *
     * @param isPrivate written by a customer: the service's answer is not stored
     * @param beforeService called before the service is asked; may throw to prevent it
     */
    async translate(
      text: string,
      pair: LanguagePair,
      now: Date,
      { isPrivate, beforeService }: { isPrivate?: boolean | undefined; beforeService: () => Promise<void> },
    ): Promise<Translation> {
      const terms = await listTermsInUse(db)
      const known = await findKnown(terms, text, pair, now)
      if (known) return known
      if (service) await beforeService()
      return fromService(text, pair, terms, async (translated) => {
        if (isPrivate) return
        await storeTranslation(db, { text, translated, ...pair, origin: 'service' }, now)
        recent.add(recentKey(text, pair), translated, now)
      })
    },

    hasService: service !== undefined,

    /** Translations of German texts from glossary and memory, in the order of the texts; undefined for unknown ones. */
    async listKnown(texts: readonly { text: string; to: LanguagePair['to'] }[], now: Date): Promise<(string | undefined)[]> {
      const terms = await listTermsInUse(db)
      const found = []
      for (const { text, to } of texts) found.push((await findKnown(terms, text, { from: 'de', to }, now))?.translatedText)
      return found
    },

    /** Stores translations written by staff. */
    async learn(written: readonly WrittenTranslation[], now: Date): Promise<void> {
      for (const { text, translated, ...pair } of written) {
        await storeTranslation(db, { text, translated, ...pair, origin: 'staff' }, now)
        recent.forget(recentKey(text, pair))
      }
    },

    /** Drops recent translations after a change of the glossary. */
    forgetRecent: () => recent.clear(),
  }
}

/** Translates a text by a service and keeps its marks: with tags, or piece by piece if the service damages the tags. */
async function translateMarked(
  service: TranslationService,
  text: string,
  terms: readonly TradeTerm[],
  pair: LanguagePair,
): Promise<string> {
  const segments = segmentsOf(text, terms, pair)
  const travelling = segments.filter(({ html }) => html !== '')
  if (travelling.length === 0) return text
  const answers = await service.translate(
    travelling.map(({ html }) => html),
    pair,
  )
  const lines = new Map<Segment, string | undefined>(travelling.map((segment, at) => [segment, restoreMarks(segment, answers[at] ?? '')]))
  const damaged = travelling.filter((segment) => lines.get(segment) === undefined)
  if (damaged.length > 0) {
    const pieces = damaged.map(({ parts }) => piecesOf(parts))
    const again = await service.translate(
      pieces.flat().map((piece) => textHtml(piece, terms, pair)),
      pair,
    )
    for (const [at, segment] of damaged.entries()) lines.set(segment, lineFromPieces(segment, again.splice(0, pieces[at]?.length ?? 0)))
  }
  return segments.map((segment) => lines.get(segment) ?? segment.lead).join('\n')
}
