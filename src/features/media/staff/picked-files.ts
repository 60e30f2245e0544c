import { FILES_MAX, ORIGINAL_MAX_BYTES, PICKER_MAX_BYTES } from '../limits.ts'

/** Maximum size of a file that arrives at the server, and maximum number of files at once. */
export type FileLimits = { maxBytes: number; maxFiles: number }
export const pickerLimits: FileLimits = { maxBytes: PICKER_MAX_BYTES, maxFiles: FILES_MAX }

export type FileProblem = 'invalid' | 'heic' | 'too-large' | 'too-many'
export type Picked<F> = { taken: F[]; refused: { file: F; problem: FileProblem }[] }

/** Rejects files that certainly cannot be accepted. Larger photos are shrunk; the server checks the content. */
export function sortPicked<F extends { type: string; size: number }>(
  files: readonly F[],
  { maxFiles }: Pick<FileLimits, 'maxFiles'> = pickerLimits,
): Picked<F> {
  const picked: Picked<F> = { taken: [], refused: [] }
  for (const file of files) {
    const problem = problemOf(file) ?? (picked.taken.length === maxFiles ? 'too-many' : undefined)
    if (problem) picked.refused.push({ file, problem })
    else picked.taken.push(file)
  }
  return picked
}

function problemOf({ type, size }: { type: string; size: number }): FileProblem | undefined {
  // A file without a known extension has no type; the server decides.
  if (type !== '' && (!type.startsWith('image/') || type === 'image/svg+xml')) return 'invalid'
  if (size === 0) return 'invalid'
  return size > ORIGINAL_MAX_BYTES ? 'too-large' : undefined
}
