import { ORIGINAL_MAX_BYTES } from '../limits.ts'
import type { ShrinkProblem } from './queue/shrink-picture.ts'

export type FileProblem = ShrinkProblem | 'invalid'
export type RefusedFile<F = { name: string; size: number }> = { file: F; problem: FileProblem }
export type FileSelection<F> = { taken: F[]; refused: RefusedFile<F>[] }

/** Separates files that can be uploaded from those that the server would certainly refuse. It judges by type and size alone. */
export function splitPickedFiles<F extends { type: string; size: number }>(files: readonly F[]): FileSelection<F> {
  const picked: FileSelection<F> = { taken: [], refused: [] }
  for (const file of files) {
    const problem = problemOf(file)
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
