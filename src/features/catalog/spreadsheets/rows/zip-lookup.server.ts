import type { ZipFile } from '../files/zip-pictures.server.ts'
import { fileKey } from './picture-names.ts'

/** A file of the ZIP, with its texts for the preview and for messages; or the paths of several files that fit equally well but differ in content. */
type FoundInZip = { file: ZipFile; shown: string; noted: string } | { paths: string[] }

/**
 * Returns a function that finds the file of a ZIP that a cell names. Of several files with that name it takes the one whose folders
 * agree with most folders of the cell, counted from the file name upwards, or whose whole path is that of the cell.
 */
export function zipLookup(files: readonly ZipFile[]): (reference: { file: string; folders: readonly string[] }) => FoundInZip | undefined {
  const byName = Map.groupBy(files, ({ path }) => fileKey(path.split('/').at(-1) ?? ''))
  return ({ file: name, folders }) => {
    const sameName = byName.get(fileKey(name)) ?? []
    const ranked = sameName.map((file) => ({ file, agreeing: countAgreeing(folders, file.path.split('/').slice(0, -1)) }))
    const most = Math.max(...ranked.map(({ agreeing }) => agreeing))
    const best = ranked.filter(({ agreeing }) => agreeing === most).map(({ file }) => file)
    const [first] = best
    if (!first) return undefined
    if (new Set(best.map(({ content }) => content)).size > 1) return { paths: best.map(({ path }) => path) }
    const shown = sameName.length > 1 ? first.path : name
    // The cell names other folders than those of the file: staff should see which file it is.
    return { file: first, shown, noted: most < folders.length ? first.path : shown }
  }
}

/** Number of folders in which two paths agree, from the innermost one; Infinity if they agree in all. */
function countAgreeing(one: readonly string[], other: readonly string[]): number {
  const keys = other.toReversed().map(fileKey)
  const differing = one.toReversed().findIndex((folder, at) => fileKey(folder) !== keys[at])
  if (differing !== -1) return differing
  return one.length === other.length ? Infinity : one.length
}
