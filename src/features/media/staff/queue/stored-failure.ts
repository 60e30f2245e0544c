import { CallError, type ErrorBody } from '#api/error-body.ts'
import type { FileProblem } from '../picked-files.ts'

/** Why an upload failed: a file that is not worth sending, or the refusal of the server. */
export type UploadProblem = { file: FileProblem } | { error: unknown }

/** An upload that failed, on this device until somebody has read it. */
export type FailedFile = { id: string; name: string; originalBytes: number; maxBytes: number; problem: StoredProblem }
type StoredProblem = { file: FileProblem } | { status: number; body: (ErrorBody & Record<string, unknown>) | undefined }

/** A problem as the device can store it: a stored error would lose its class. */
export function storedProblem(problem: UploadProblem): StoredProblem {
  if ('file' in problem) return problem
  const { error } = problem
  return error instanceof CallError ? { status: error.status, body: error.body } : { status: 500, body: undefined }
}

export function readProblem(problem: StoredProblem): UploadProblem {
  return 'file' in problem ? problem : { error: new CallError(problem.status, problem.body?.error ?? '', problem.body) }
}
