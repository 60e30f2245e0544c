import { FILES_MAX, PICKER_MAX_BYTES } from '../limits.ts'

/** Maximum size of a file, and maximum number of files at once. */
export type FileLimits = { maxBytes: number; maxFiles: number }
export const pickerLimits: FileLimits = { maxBytes: PICKER_MAX_BYTES, maxFiles: FILES_MAX }

export type FileProblem = 'invalid' | 'heic' | 'too-large' | 'too-many'
export type Picked<F> = { taken: F[]; refused: { file: F; problem: FileProblem }[] }

/**
 * Rejects files that certainly cannot be accepted, so that nobody uploads ten megabytes in vain. The server checks the content.
 */
export function sortPicked<F extends { name: string; type: string; size: number }>(
  files: readonly F[],
  { maxBytes, maxFiles }: FileLimits = pickerLimits,
): Picked<F> {
  const picked: Picked<F> = { taken: [], refused: [] }
  for (const file of files) {
    const problem = problemOf(file, maxBytes) ?? (picked.taken.length === maxFiles ? 'too-many' : undefined)
    if (problem) picked.refused.push({ file, problem })
    else picked.taken.push(file)
  }
  return picked
}

function problemOf({ name, type, size }: { name: string; type: string; size: number }, maxBytes: number): FileProblem | undefined {
  // Many systems know no type for it, so the ending counts too.
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return 'heic'
  // A file without a known extension has no type; the server decides.
  if (type !== '' && (!type.startsWith('image/') || type === 'image/svg+xml')) return 'invalid'
  if (size === 0) return 'invalid'
  return size > maxBytes ? 'too-large' : undefined
}
