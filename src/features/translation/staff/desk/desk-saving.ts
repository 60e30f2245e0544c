import type { Conflict } from '#kit/merge-fields.ts'
import type { DeskEntry } from '../../desk/desk.contract.ts'

/** A stored translation with its version (`versionOf`). */
export type StoredTranslation = { text: string; updatedAt: string | null }

/**
 * Saves each translation with the API call of its entity, such as a product or a picture. The page passes these functions in,
 * since only pages may import from all features.
 */
export type DeskSaving = {
  /** Saves a text that was based on this version. Throws like any call. */
  save: (entry: DeskEntry, change: { text: string; version: string | null }, key: string) => Promise<StoredTranslation>
  /** Confirms that a translation of this version fits a source text. */
  confirm: (
    entry: DeskEntry,
    confirmed: { text: string; version: string | null; source: string },
    key: string,
  ) => Promise<StoredTranslation>
  /** Current translation and conflicts, from the error of a save that was refused as stale; undefined for other errors. */
  readConflict: (entry: DeskEntry, error: unknown) => { current: StoredTranslation; conflicts: Conflict[] } | undefined
}
