import { defineCall } from '#api/call.ts'
import type {
  BatchUndone,
  HistoryEntry,
  HistoryQuery,
  TrashEntry,
  TrashKind,
  TrashQuery,
  UndoInput,
  UndoResult,
} from './history.contract.ts'

/** Entries per page of the history. */
export const HISTORY_PAGE = 20
/** Entries per page of the trash. */
export const TRASH_PAGE = 50

type TrashItem = { params: { kind: TrashKind; id: number } }

export const listHistory = defineCall<{ query: HistoryQuery; answer: HistoryEntry[] }>('GET', '/api/admin/history')
export const undoChange = {
  ...defineCall<{ params: { id: number }; body: UndoInput; answer: UndoResult }>('POST', '/api/admin/history/:id/undo'),
  takesBack: true,
} as const
export const undoBatch = {
  ...defineCall<{ params: { id: number }; body: UndoInput; answer: BatchUndone }>('POST', '/api/admin/history/batches/:id/undo'),
  takesBack: true,
} as const
export const listTrash = defineCall<{ query: TrashQuery; answer: TrashEntry[] }>('GET', '/api/admin/trash')
export const restoreTrashed = {
  ...defineCall<TrashItem & { answer: UndoResult }>('POST', '/api/admin/trash/:kind/:id/restore'),
  takesBack: true,
} as const
export const deleteForever = defineCall<TrashItem & { answer: undefined }>('DELETE', '/api/admin/trash/:kind/:id')
