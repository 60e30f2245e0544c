import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

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

/** Gives it what others have made of the same pictures: these are named after their content and never change. */
export function lendPictures(dataDir: string): void {
  const lent = process.env[LENT_DATA]
  if (lent) linkAll(join(lent, RENDITIONS), join(dataDir, RENDITIONS))
}

/** Keeps for others what a shop that has ended made. */
export function takePictures(dataDir: string): void {
  const lent = process.env[LENT_DATA]
  if (lent) linkAll(join(dataDir, RENDITIONS), join(lent, RENDITIONS))
}

const RENDITIONS = 'renditions'

/** Another name for each file: at once, and never for half of it. */
function linkAll(from: string, to: string): void {
  for (const entry of entriesOf(from)) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) {
      if (entry.name !== 'unfinished') linkAll(source, target)
      continue
    }
    mkdirSync(to, { recursive: true })
    try {
      linkSync(source, target)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
