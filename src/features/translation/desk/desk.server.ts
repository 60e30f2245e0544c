import type { z } from 'zod'
import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import type { Database } from '#database/schema.ts'
import { sourceHash } from '#database/source-changes.server.ts'
import { type Language, languages } from '#i18n/language.ts'
import type { TranslatableKind, TranslatableText, TranslationSource } from '#platform/translation-source.server.ts'
import { yieldToEventLoop } from '#platform/yield-to-event-loop.server.ts'
import { type Desk, type DeskEntry, type deskQuerySchema, entryKey } from './desk.contract.ts'

type Dependencies = { db: Database; changes: CatalogueVersion; sources: readonly TranslationSource[] }
type Found = TranslatableText & { kind: TranslatableKind }

/** Number of an entity's latest edits that are searched for the source text of an outdated translation. */
const EDITS_MAX = 100
/** Number of texts after which the loop lets other requests run. */
const BATCH_SIZE = 1000

export type TranslationDesk = ReturnType<typeof translationDesk>

/** Creates the functions that list and count the missing and outdated translations of all sources. */
export function translationDesk({ db, changes, sources }: Dependencies) {
  let counted: { version: number; open: number } | undefined

  async function countOpen(wanted: readonly TranslationSource[]): Promise<number> {
    let open = 0
    for await (const { state } of eachText(wanted, 'de')) if (state !== 'done') open += 1
    return open
  }

  return {
    /**
     * The first entries that match the filters, with titles for the reader; the number of all matches; the progress per language; and
     * the entry with the key `at`, also beyond the limit.
     */
    async list({ language, kind, state, limit, at }: z.output<typeof deskQuerySchema>, reader: Language): Promise<Desk> {
      const progress = createProgress()
      const found: Found[] = []
      let named: { position: number; text: Found } | undefined
      let total = 0
      for await (const text of eachText(sources, reader)) {
        progress.add(text)
        const isWanted = (!language || text.to === language) && (!kind || text.kind === kind) && (!state || text.state === state)
        if (text.state === 'done' || !isWanted) continue
        total += 1
        if (found.length < limit) found.push(text)
        if (at === entryKey(text)) named = { position: total, text }
      }
      return {
        progress: progress.read(),
        total,
        entries: await withFormer(db, found),
        at: await readNamed(db, named),
      }
    },

    /** Drops the cached count after a confirmation, which does not raise the catalogue version. */
    forgetCount(): void {
      counted = undefined
    },

    /** Number of missing and outdated translations. Catalogue sources are counted once per catalogue version, others at each call. */
    async count(): Promise<number> {
      const { version } = changes
      if (counted?.version !== version) {
        const open = await countOpen(sources.filter(({ isCatalogue }) => isCatalogue))
        if (changes.version === version) counted = { version, open }
        else return open + (await countOpen(sources.filter(({ isCatalogue }) => !isCatalogue)))
      }
      return (counted?.open ?? 0) + (await countOpen(sources.filter(({ isCatalogue }) => !isCatalogue)))
    },
  }
}

/**
 * Counts the texts that exist in each language and are up to date. An original counts as done in its own language: if it is translated
 * into German, the German text becomes the original, and no total changes.
 */
function createProgress() {
  const done = new Map<Language, number>()
  let total = 0
  let last: Found | undefined
  const count = (language: Language) => done.set(language, (done.get(language) ?? 0) + 1)
  return {
    /** Adds a translation. Sources list the translations of a text one after the other. */
    add(text: Found): void {
      const isSameText = last?.kind === text.kind && last.subject === text.subject && last.field === text.field
      last = text
      if (!isSameText) total += 1
      if (!isSameText) count(text.from)
      if (text.state === 'done') count(text.to)
    },
    read: (): Desk['progress'] => (total === 0 ? [] : languages.map((language) => ({ language, done: done.get(language) ?? 0, total }))),
  }
}

async function* eachText(sources: readonly TranslationSource[], reader: Language): AsyncGenerator<Found> {
  let seen = 0
  for (const { kind, list } of sources)
    for await (const part of list(reader)) {
      for (const text of part) yield { ...text, kind }
      seen += part.length
      if (seen < BATCH_SIZE) continue
      seen = 0
      await yieldToEventLoop()
    }
}

/** Adds the source text from which each outdated translation was made; null if the history no longer has it. */
async function withFormer(db: Database, found: readonly Found[]): Promise<DeskEntry[]> {
  const entries: DeskEntry[] = []
  const known = new Map<string, Record<string, unknown>[]>()
  for (const { madeFrom, former, ...text } of found) {
    let made = former ?? null
    if (madeFrom) {
      const key = `${text.kind} ${text.subject}`
      const edits = known.get(key) ?? (await listFormerFields(db, text))
      known.set(key, edits)
      const before = edits
        .map((fields) => fields[madeFrom.field])
        .find((one) => typeof one === 'string' && sourceHash(one) === madeFrom.hash)
      made = typeof before === 'string' && before !== '' ? before : null
    }
    entries.push({ ...text, state: text.state === 'missing' ? 'missing' : 'outdated', former: made })
  }
  return entries
}

async function readNamed(db: Database, named: { position: number; text: Found } | undefined): Promise<Desk['at']> {
  const [entry] = named ? await withFormer(db, [named.text]) : []
  return named && entry ? { position: named.position, entry } : null
}

async function listFormerFields(db: Database, { kind, subject }: Found): Promise<Record<string, unknown>[]> {
  const rows = await db
    .selectFrom('edit')
    .select('before')
    .where('kind', '=', kind as 'product')
    .where('subject', '=', subject)
    .where('action', '=', 'changed')
    .orderBy('id', 'desc')
    .limit(EDITS_MAX)
    .execute()
  return rows.map(({ before }) => JSON.parse(before) as Record<string, unknown>)
}
