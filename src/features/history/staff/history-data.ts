import { infiniteQueryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Api } from '#api/client.ts'
import { ignoreMissing } from '#api/refusals.ts'
import * as calls from '../calls.ts'
import type { HistoryKind, TrashEntry, TrashKind } from '../history.contract.ts'

/**
 * Scope of a history: one entity, several entities, a kind, the trash, or a batch. `subject`: an id, or the key of a setting;
 * `subjects`: several of them.
 */
export type HistoryScope = {
  kind?: HistoryKind
  subject?: number | string
  subjects?: readonly string[]
  only?: 'trash'
  batch?: number
}

/** Query for edits, page by page. Refetched whenever the history is shown. */
export const historyQuery = (api: Api, { kind, subject, subjects, only, batch }: HistoryScope) =>
  infiniteQueryOptions({
    queryKey: [calls.listHistory.path, kind ?? 'all', subject === undefined ? 'all' : String(subject), subjects, only, batch],
    queryFn: ({ pageParam }) =>
      api.call(calls.listHistory, {
        query: {
          ...{ kind, only, batch, page: pageParam },
          subject: subject === undefined ? undefined : String(subject),
          subjects: subjects?.join(),
        },
      }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (last.length === calls.HISTORY_PAGE ? all.length + 1 : undefined),
    refetchOnMount: 'always',
  })

/** Refetches a shown history after a change made elsewhere; without a subject, all histories of the kind. */
export function refreshHistory(client: QueryClient, kind: HistoryKind, subject?: number | string): void {
  void client.invalidateQueries({ queryKey: [calls.listHistory.path, kind, ...(subject === undefined ? [] : [String(subject)])] })
}

/** Refetches the history whenever `loadedAt`, the load time of a list, changes: a save reloads the list and adds an edit. */
export function useFreshHistory(kind: HistoryKind, loadedAt: number): void {
  const client = useQueryClient()
  useEffect(() => {
    if (loadedAt > 0) refreshHistory(client, kind)
  }, [client, kind, loadedAt])
}

/** Query for the trash, page by page. */
export const trashQuery = (api: Api, kind: TrashKind | undefined) =>
  infiniteQueryOptions({
    queryKey: [calls.listTrash.path, kind ?? 'all'],
    queryFn: ({ pageParam }) => loadTrash(api, kind, pageParam),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (last.length === calls.TRASH_PAGE ? all.length + 1 : undefined),
    refetchOnMount: 'always',
  })

export function loadTrash(api: Api, kind: TrashKind | undefined, page = 1): Promise<TrashEntry[]> {
  return api.call(calls.listTrash, { query: { kind, page } })
}

type TrashedEntity = { kind: TrashKind; id: number }

/** Mutations for undo, restore and permanent deletion. An undo or restore may change any list, so all queries are refetched. */
export function useHistoryActions(api: Api) {
  const client = useQueryClient()
  const onSuccess = () => void client.invalidateQueries()
  return {
    undo: useMutation({
      mutationFn: ({ id, force }: { id: number; force: boolean }) => api.call(calls.undoChange, { params: { id }, body: { force } }),
      onSuccess,
    }),
    restore: useMutation({
      mutationFn: ({ kind, id }: TrashedEntity) => api.call(calls.restoreTrashed, { params: { kind, id } }),
      onSuccess,
    }),
    deleteForever: useMutation({
      mutationFn: ({ kind, id }: TrashedEntity) => ignoreMissing(api.call(calls.deleteForever, { params: { kind, id } })),
      onSuccess: () => {
        void client.invalidateQueries({ queryKey: [calls.listTrash.path] })
        void client.invalidateQueries({ queryKey: [calls.listHistory.path] })
      },
    }),
  }
}
