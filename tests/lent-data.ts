import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { RECIPE } from '#features/media/convert.server.ts'

/**
 * The data folder that the shops of a run share; unset where a shop is started outside a run, to be measured for example.
 * prepare-run.ts fills it.
 */
export const LENT_DATA = 'LENT_DATA'

/** Gives a shop that is about to start a copy of the filled database: filling one takes longer than all else of a start. */
export function lendDatabase(dataDir: string): void {
  const lent = process.env[LENT_DATA]
  if (lent) copyFileSync(join(lent, DATABASE), join(dataDir, DATABASE))
}

const DATABASE = 'shop.db'

/**
 * Has it keep what it makes of pictures where all others find it, and find what they made: these files are named after
 * their content, appear whole and never change.
 */
export function sharePictures(dataDir: string): void {
  const lent = process.env[LENT_DATA]
  if (!lent) return
  for (const folder of MADE_OF_PICTURES) {
    const shared = join(lent, folder)
    mkdirSync(shared, { recursive: true })
    mkdirSync(join(dataDir, folder, '..'), { recursive: true })
    symlinkSync(shared, join(dataDir, folder))
  }
}

const MADE_OF_PICTURES = ['', 'miniatures', 'previews'].map((kind) => join('renditions', kind, String(RECIPE)))
