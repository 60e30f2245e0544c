import { ORIGINAL_MAX_BYTES } from '../limits.ts'
import type { ShrinkProblem } from './queue/shrink-picture.ts'

export type FileProblem = ShrinkProblem | 'invalid'
export type RefusedFile<F = { name: string; size: number }> = { file: F; problem: FileProblem }
export type Picked<F> = { taken: F[]; refused: RefusedFile<F>[] }

/** Rejects files that certainly cannot be accepted. Larger photos are shrunk; the server checks the content. */
export function sortPicked<F extends { type: string; size: number }>(files: readonly F[]): Picked<F> {
  const picked: Picked<F> = { taken: [], refused: [] }
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
