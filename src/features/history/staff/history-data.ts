import { infiniteQueryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import type { HistoryKind, TrashEntry, TrashKind } from '../history.contract.ts'
import { HISTORY_PAGE, TRASH_PAGE } from '../limits.ts'
import * as calls from '../staff-calls.ts'

/** What was changed about one thing, page by page; asked for anew whenever it is shown. */
export const historyQuery = (api: Api, kind: HistoryKind, subject: string) =>
  infiniteQueryOptions({
    queryKey: [calls.listHistory.path, kind, subject],
    queryFn: ({ pageParam }) => api.call(calls.listHistory, { query: { kind, subject, page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (last.length === HISTORY_PAGE ? all.length + 1 : undefined),
    refetchOnMount: 'always',
  })

/** After a change that did not come from the history itself. */
export function refreshHistory(client: QueryClient, kind: HistoryKind, subject: number | string): void {
  void client.invalidateQueries({ queryKey: [calls.listHistory.path, kind, String(subject)] })
}

/** The trash, page by page. */
export const trashQuery = (api: Api, kind: TrashKind | undefined) =>
  infiniteQueryOptions({
    queryKey: [calls.listTrash.path, kind ?? 'all'],
    queryFn: ({ pageParam }) => loadTrash(api, kind, pageParam),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (last.length === TRASH_PAGE ? all.length + 1 : undefined),
    refetchOnMount: 'always',
  })

export function loadTrash(api: Api, kind: TrashKind | undefined, page = 1): Promise<TrashEntry[]> {
  return api.call(calls.listTrash, { query: { kind, page } })
}

type Named = { kind: TrashKind; id: number }

/** Undo, restore and delete for ever. What comes back may show in any list, so all of them are asked for again. */
export function useHistoryActions(api: Api) {
  const client = useQueryClient()
  const onSuccess = () => void client.invalidateQueries()
  return {
    undo: useMutation({
      mutationFn: ({ id, force }: { id: number; force: boolean }) => api.call(calls.undoChange, { params: { id }, body: { force } }),
      onSuccess,
    }),
    restore: useMutation({ mutationFn: ({ kind, id }: Named) => api.call(calls.restoreTrashed, { params: { kind, id } }), onSuccess }),
    deleteForever: useMutation({
      mutationFn: ({ kind, id }: Named) => api.call(calls.deleteForever, { params: { kind, id } }),
      onSuccess: () => void client.invalidateQueries({ queryKey: [calls.listTrash.path] }),
    }),
  }
}
