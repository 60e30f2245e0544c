import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { RENDITION_VERSION } from '#features/media/picture-process.server.ts'

/**
 * Name of the environment variable with the data folder that prepare-run.ts fills for all shops of a run. Unset for a shop
 * that is started outside a run, to be measured for example.
 */
export const SHARED_DATA = 'SHARED_DATA'

/** Copies the filled database for a shop that is about to start: filling one takes longer than the rest of the start. */
export function copySharedDatabase(dataDir: string): void {
  const sharedFolder = process.env[SHARED_DATA]
  if (sharedFolder) copyFileSync(join(sharedFolder, DATABASE), join(dataDir, DATABASE))
}

const DATABASE = 'shop.db'

/**
 * Links a shop's folders of generated pictures to folders that all shops of a run share. The files are named after their
 * content, appear whole and never change.
 */
export function sharePictures(dataDir: string): void {
  const sharedFolder = process.env[SHARED_DATA]
  if (!sharedFolder) return
  for (const folder of PICTURE_FOLDERS) {
    const shared = join(sharedFolder, folder)
    mkdirSync(shared, { recursive: true })
    mkdirSync(join(dataDir, folder, '..'), { recursive: true })
    symlinkSync(shared, join(dataDir, folder))
  }
}

const PICTURE_FOLDERS = ['', 'miniatures', 'previews'].map((kind) => join('renditions', kind, String(RENDITION_VERSION)))
