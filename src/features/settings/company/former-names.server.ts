import type { Database } from '#database/schema.ts'
import type { Setting } from '../setting.contract.ts'
import { listSettings } from '../setting.store.server.ts'

/** Settings with a name of the company. */
const NAME_KEYS = ['company_brand', 'company_legal_name'] as const
/** Settings with texts that staff write. Other facts, such as a mail address, may rightly have an earlier name. */
const TEXT_KEY = /^(?:page|line|hero_title|hours_note)_/
/** Shorter names are likely to be other words too. */
const MIN_LENGTH = 3

/** Reads former names of the company from the history. @returns a function that finds those in a text */
export async function createFormerNameFinder(db: Database): Promise<(text: string) => string[]> {
  const settings = await listSettings(db)
  const current = settings.flatMap(({ key, value }) => (NAME_KEYS.some((name) => name === key) && value.trim() ? value.trim() : []))
  const edits = await db.selectFrom('edit').select('before').where('kind', '=', 'setting').where('subject', 'in', NAME_KEYS).execute()
  const before = edits.map((edit) => String((JSON.parse(edit.before) as { value?: unknown }).value ?? '').trim())
  const former = [...new Set(before)].filter((name) => name.length >= MIN_LENGTH && !current.includes(name))
  return (text) => former.filter((name) => hasFormerName(text, name, current))
}

/** Settings with texts that staff have written. */
export async function listWrittenTexts(db: Database): Promise<Setting[]> {
  return (await listSettings(db)).filter(({ key }) => TEXT_KEY.test(key))
}

/**
 * True if the text has the former name as whole words, as it was written or in capitals. A former name within a present one is
 * ignored: "Sol" within "Sol y Sombra".
 */
export function hasFormerName(text: string, former: string, current: readonly string[]): boolean {
  const longer = current.filter((name) => name.includes(former))
  const rest = longer.reduce((left, name) => left.replaceAll(name, ' ').replaceAll(name.toUpperCase(), ' '), text)
  return [former, former.toUpperCase()].some((name) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escapeSigns(name)}(?![\\p{L}\\p{N}])`, 'u').test(rest),
  )
}

const escapeSigns = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
