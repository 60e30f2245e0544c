import { FILES_MAX, PICKER_MAX_BYTES } from '../limits.ts'

/** How large a file may be, and how many are taken at once; the rest is refused. */
export type FileLimits = { maxBytes: number; maxFiles: number }
export const pickerLimits: FileLimits = { maxBytes: PICKER_MAX_BYTES, maxFiles: FILES_MAX }

export type FileProblem = 'invalid' | 'heic' | 'too-large' | 'too-many'
export type Picked<F> = { taken: F[]; refused: { file: F; problem: FileProblem }[] }

/**
 * Sorts out files that cannot be accepted. The server checks the content; here only certain cases are refused, so that
 * nobody waits for ten megabytes to be turned away.
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
  // A file without a known ending has no type; the server knows better.
  if (type !== '' && (!type.startsWith('image/') || type === 'image/svg+xml')) return 'invalid'
  if (size === 0) return 'invalid'
  return size > maxBytes ? 'too-large' : undefined
}
