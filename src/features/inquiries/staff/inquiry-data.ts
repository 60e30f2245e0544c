import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { Api } from '#api/client.ts'
import { CallError } from '#api/error-body.ts'
import { orGone } from '#api/refusals.ts'
import type { HeldInquiry, Inquiry, InquiryCounts, InquiryFilter, ReceivedOrderInput } from '../inquiry.contract.ts'
import { PAGE_SIZE } from '../limits.ts'
import * as calls from '../staff-calls.ts'
import type { InquiryStatus } from '../status.ts'

/** Data that came with the document is as fresh as a first request would be. */
const JUST_LOADED_MS = 5_000
/** Visitors send inquiries at any time: whoever opens a screen that shows them sees those of now. */
const refetchOnMount = (query: { state: { dataUpdatedAt: number } }) =>
  Date.now() - query.state.dataUpdatedAt > JUST_LOADED_MS ? ('always' as const) : true

/** The list that a search and a status leave, ten at a time. */
export const inquiriesQuery = (api: Api, filter: InquiryFilter) =>
  infiniteQueryOptions({
    queryKey: [calls.listInquiries.path, filter],
    queryFn: ({ pageParam }) => api.call(calls.listInquiries, { query: { ...filter, page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.length === PAGE_SIZE ? page + 1 : undefined),
    refetchOnMount,
  })

/** An open screen learns within a minute of what has come; a hidden one too, since its title is what somebody sees of it then. */
const LOOK_AGAIN_MS = 45_000

/** Announces new inquiries while a screen is open; lists follow. */
export function useInquiryNews(api: Api, counts: InquiryCounts | undefined) {
  const reload = useReloadInquiries()
  const news = useQuery({
    ...inquiryCountsQuery(api),
    initialData: counts,
    refetchInterval: LOOK_AGAIN_MS,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  })
  const newest = news.data?.newest
  const seen = useRef(newest)
  useEffect(() => {
    if (newest !== undefined && seen.current !== undefined && newest > seen.current) reload()
    seen.current = newest
  }, [newest, reload])
  return news
}

/** How many there are of each status, all together or of those that a search finds. */
export const inquiryCountsQuery = (api: Api, q = '') =>
  queryOptions({
    queryKey: [calls.countInquiries.path, q],
    queryFn: () => api.call(calls.countInquiries, { query: { q } }),
    refetchOnMount,
  })

export const inquiryQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [calls.getInquiry.path, id],
    queryFn: () => api.call(calls.getInquiry, { params: { id } }),
    refetchOnMount,
  })

/** The one above and the one below it in the list. */
export const neighboursQuery = (api: Api, id: number, filter: InquiryFilter) =>
  queryOptions({
    queryKey: [calls.getInquiryNeighbours.path, id, filter],
    queryFn: () => api.call(calls.getInquiryNeighbours, { params: { id }, query: filter }),
    refetchOnMount,
  })

/** The inquiries with a code of their own, or of the order that came with them. */
export const inquiriesByCodeQuery = (api: Api, code: string) =>
  queryOptions({
    queryKey: [calls.findInquiriesByCode.path, code],
    queryFn: () => api.call(calls.findInquiriesByCode, { params: { code } }),
    refetchOnMount,
  })

/** The loaded pages as one list. A new inquiry may have pushed one onto the next page: each is shown once. */
export function flatten({ pages }: InfiniteData<Inquiry[]>): Inquiry[] {
  return [...new Map(pages.flat().map((inquiry) => [inquiry.id, inquiry])).values()]
}

/** The inquiry as it is now, from the refusal of a change that began before somebody else's. */
export function currentOf(error: unknown): HeldInquiry | undefined {
  return error instanceof CallError && error.status === 409 ? (error.body?.current as HeldInquiry | undefined) : undefined
}

export type Change = { id: number; updatedAt: string; status?: InquiryStatus; notes?: string; suspicion?: null }
/** The Idempotency-Key of a write. */
type Keyed = { key: string }

/** Asks again for lists and counts. */
export function useReloadInquiries(): () => void {
  const client = useQueryClient()
  return useCallback(() => refresh(client), [client])
}

/** Changes and deletes; every screen that shows the inquiry follows without asking again. */
export function useInquiryActions(api: Api) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: ({ id, key, ...body }: Change & Keyed) =>
      api.call(calls.changeInquiry, { params: { id }, body, headers: { 'idempotency-key': key } }),
    onSuccess: (changed) => showEverywhere(client, changed),
    onError: (error) => {
      const current = currentOf(error)
      if (current) showEverywhere(client, current)
    },
  })
  const remove = useMutation({
    mutationFn: (id: number) => orGone(api.call(calls.deleteInquiry, { params: { id } })),
    onSuccess: (_, id) => {
      editLists(client, (page) => page.filter((inquiry) => inquiry.id !== id))
      client.removeQueries({ queryKey: [calls.getInquiry.path, id] })
      refresh(client)
    },
  })
  return { change, remove }
}

/**
 * Asks again which inquiries there are of an order; screens that show them follow.
 *
 * @returns whether there is one by now that no screen has shown
 * @throws CallError when it cannot be known
 */
export function useLookAgain(api: Api): (code: string) => Promise<boolean> {
  const client = useQueryClient()
  return async (code) => {
    const query = inquiriesByCodeQuery(api, code)
    const shown = client.getQueryData(query.queryKey) ?? []
    const found = await client.fetchQuery({ ...query, staleTime: 0, retry: false })
    return found.some(({ id }) => !shown.some((inquiry) => inquiry.id === id))
  }
}

/** An order as it is written down: a new inquiry, or what was changed of the one that was made of it. */
export type OrderWrite = { order: ReceivedOrderInput; made?: { id: number; updatedAt: string } | undefined }

/** Writes an order down as an inquiry. The key makes sure that a repeated call makes no second one. */
export function useWriteDownOrder(api: Api) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ order, made, key }: OrderWrite & Keyed) => {
      const headers = { 'idempotency-key': key }
      if (!made) return api.call(calls.writeDownOrder, { body: order, headers })
      const { id, updatedAt } = made
      return api.call(calls.changeInquiry, { params: { id }, body: { ...order, updatedAt }, headers })
    },
    onSuccess: () => refresh(client),
  })
}

function showEverywhere(client: QueryClient, changed: HeldInquiry): void {
  // It stays where it stands, also where its new status is filtered away: what was just touched does not vanish.
  editLists(client, (page) => page.map((inquiry) => (inquiry.id === changed.id ? changed : inquiry)))
  client.setQueryData([calls.getInquiry.path, changed.id], changed)
  void client.invalidateQueries({ queryKey: [calls.countInquiries.path] })
}

function editLists(client: QueryClient, edit: (page: Inquiry[]) => Inquiry[]): void {
  client.setQueriesData<InfiniteData<Inquiry[]>>(
    { queryKey: [calls.listInquiries.path] },
    (list) => list && { ...list, pages: list.pages.map(edit) },
  )
}

function refresh(client: QueryClient): void {
  for (const { path } of [calls.listInquiries, calls.countInquiries, calls.getInquiryNeighbours, calls.findInquiriesByCode])
    void client.invalidateQueries({ queryKey: [path] })
}
