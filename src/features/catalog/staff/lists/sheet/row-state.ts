import type { Conflict } from '#kit/merge-fields.ts'
import type { RowDraft } from './row-draft.ts'
import type { Column } from './sheet-cells.ts'

/** Reason why a cell is not saved. `on-request`: a price was pasted into a row whose price is on request, or typed before it was. */
export type CellProblem =
  | { kind: 'unreadable' }
  | { kind: 'on-request'; text: string }
  | ({ kind: 'refused' /** True if the server accepts the price once staff confirm it. */; isConfirmable: boolean } & CellRefusal)
/** The server's refusal of a cell: its message or the call's error, and the conflict if somebody else has changed the field. */
export type CellRefusal = { message?: string | undefined; error?: unknown; conflict?: Conflict | undefined }
/** State of a row. `unfinished`: a cell is half-typed, because the user is still typing or left the page while typing. */
export type RowState = {
  draft: RowDraft | undefined
  problems: Partial<Record<Column, CellProblem>>
  progress: 'saving' | 'saved' | 'waiting' | 'unfinished' | undefined
  /** Price before the save, if the new price differs from it by more than half. */
  jumpedFrom?: string | undefined
  /** `updatedAt` of the product after the save that removed its availability text; the edit in the history has the same time. */
  textRemovedAt?: string | undefined
}

/** True if a cell is refused because somebody else has changed it. */
export function hasConflict({ problems }: RowState, column: Column): boolean {
  const problem = problems[column]
  return problem?.kind === 'refused' && problem.conflict !== undefined
}
