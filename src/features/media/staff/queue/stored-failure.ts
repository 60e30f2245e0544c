import { CallError, type ErrorBody } from '#api/error-body.ts'
import type { FileProblem } from '../picked-files.ts'

/** Why an upload failed: a problem of the file, which was not sent, or the error of the call. */
export type UploadProblem = { file: FileProblem } | { error: unknown }

/** A failed upload as this device stores it until the user dismisses it. */
export type FailedFile = { id: string; name: string; originalBytes: number; maxBytes: number; problem: StoredProblem }
type StoredProblem = { file: FileProblem } | { status: number; body: (ErrorBody & Record<string, unknown>) | undefined }

/** Converts a problem for IndexedDB, which would drop the class of an error. */
export function toStoredProblem(problem: UploadProblem): StoredProblem {
  if ('file' in problem) return problem
  const { error } = problem
  return error instanceof CallError ? { status: error.status, body: error.body } : { status: 500, body: undefined }
}

export function readProblem(problem: StoredProblem): UploadProblem {
  return 'file' in problem ? problem : { error: new CallError(problem.status, problem.body?.error ?? '', problem.body) }
}
