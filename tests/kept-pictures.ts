import { linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the renditions of a run lie; unset where a shop is started outside it, to be measured for example. */
const FOLDER = 'KEPT_PICTURES'

/**
 * Lets the shops of a run share what they made of the same pictures: making them takes longer than all else that a shop
 * does here. They are named after their content and never change. Started by vitest.browser.config.ts.
 */
export default function keepPictures(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  process.env[FOLDER] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Gives a shop that is about to start what others have made. */
export function lendPictures(dataDir: string): void {
  const kept = process.env[FOLDER]
  if (kept) linkAll(kept, join(dataDir, 'renditions'))
}

/** Keeps for others what a shop that has ended made. */
export function takePictures(dataDir: string): void {
  const kept = process.env[FOLDER]
  if (kept) linkAll(join(dataDir, 'renditions'), kept)
}

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
