import { bringFiles, files, once } from './files.ts'
import { root } from './page.ts'

/**
 * Brings the whole sheet: a document holds only what it uses itself. It follows the document's own styles, wherever
 * they stand, of which it repeats each rule in the same order, so the page that is there does not change.
 */
export const bringSheet = () =>
  once(
    'sheet',
    () =>
      new Promise((onload, onerror) => {
        root.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: files.sheet, onload, onerror }))
      }),
  )

/** Brings a script that shows what the document itself may have no styles for. */
export async function bringStyled<File>(address: string | undefined): Promise<File> {
  const [[file]] = await Promise.all([bringFiles<[File]>(address), bringSheet()])
  return file
}
