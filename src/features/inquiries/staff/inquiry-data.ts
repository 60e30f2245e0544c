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
import { ignoreMissing } from '#api/refusals.ts'
import * as calls from '../calls.ts'
import type { Inquiry, InquiryCounts, InquiryFilter, InquiryForStaff, ReceivedOrderInput } from '../inquiry.contract.ts'
import { PAGE_SIZE } from '../limits.ts'
import type { InquiryStatus } from '../status.ts'

/** Age up to which data from the document counts as fresh, so that it is not fetched again at once. */
const JUST_LOADED_MS = 5_000
/** Refetches older data whenever a screen opens, since visitors send inquiries at any time. */
const refetchOnMount = (query: { state: { dataUpdatedAt: number } }) =>
  Date.now() - query.state.dataUpdatedAt > JUST_LOADED_MS ? ('always' as const) : true

/** Query for the list of inquiries, filtered by search and status, ten per page. */
export const inquiriesQuery = (api: Api, filter: InquiryFilter) =>
  infiniteQueryOptions({
    queryKey: [calls.listInquiries.path, filter],
    queryFn: ({ pageParam }) => api.call(calls.listInquiries, { query: { ...filter, page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.length === PAGE_SIZE ? page + 1 : undefined),
    refetchOnMount,
  })

/** Interval at which an open screen polls for new inquiries. A hidden tab polls too, since its title shows their number. */
const POLLING_MS = 45_000

/** Polls the counts while a screen is open, and refetches the lists when a new inquiry has arrived. Returns the query of the counts. */
export function useInquiryNews(api: Api, counts: InquiryCounts | undefined) {
  const reload = useReloadInquiries()
  const news = useQuery({
    ...inquiryCountsQuery(api),
    initialData: counts,
    refetchInterval: POLLING_MS,
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

/** Query for the counts by status, of all inquiries or of those that a search finds. */
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

/** Query for the inquiries above and below an inquiry in the list. */
export const neighboursQuery = (api: Api, id: number, filter: InquiryFilter) =>
  queryOptions({
    queryKey: [calls.getInquiryNeighbours.path, id, filter],
    queryFn: () => api.call(calls.getInquiryNeighbours, { params: { id }, query: filter }),
    refetchOnMount,
  })

/** Query for the inquiries that have this code, or whose cart has it as its order code. */
export const inquiriesByCodeQuery = (api: Api, code: string) =>
  queryOptions({
    queryKey: [calls.findInquiriesByCode.path, code],
    queryFn: () => api.call(calls.findInquiriesByCode, { params: { code } }),
    refetchOnMount,
  })

/** Joins the loaded pages into one list without duplicates: a new inquiry may have moved another one to the next page. */
export function flattenPages({ pages }: InfiniteData<Inquiry[]>): Inquiry[] {
  return [...new Map(pages.flat().map((inquiry) => [inquiry.id, inquiry])).values()]
}

/** The current inquiry from the error of a stale change; undefined for other errors. */
export function currentFromError(error: unknown): InquiryForStaff | undefined {
  return error instanceof CallError && error.status === 409 ? (error.body?.current as InquiryForStaff | undefined) : undefined
}

export type InquiryWrite = { id: number; updatedAt: string; status?: InquiryStatus; notes?: string; suspicion?: null }
/** `key`: the Idempotency-Key of a write. */
type Keyed = { key: string }

/** Returns a function that refetches lists and counts. */
export function useReloadInquiries(): () => void {
  const client = useQueryClient()
  return useCallback(() => refresh(client), [client])
}

/** Mutations that change or delete an inquiry. Both update the cached lists; a deletion also refetches them. */
export function useInquiryActions(api: Api) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: ({ id, key, ...body }: InquiryWrite & Keyed) =>
      api.call(calls.changeInquiry, { params: { id }, body, headers: { 'idempotency-key': key } }),
    onSuccess: (changed) => showEverywhere(client, changed),
    onError: (error) => {
      const current = currentFromError(error)
      if (current) showEverywhere(client, current)
    },
  })
  const remove = useMutation({
    mutationFn: (id: number) => ignoreMissing(api.call(calls.deleteInquiry, { params: { id } })),
    onSuccess: (_, id) => {
      editLists(client, (page) => page.filter((inquiry) => inquiry.id !== id))
      client.removeQueries({ queryKey: [calls.getInquiry.path, id] })
      refresh(client)
    },
  })
  return { change, remove }
}

/**
 * Returns a function that looks up the inquiries of an order code again, and updates the screens that show them. The function
 * returns true if there is an inquiry that no screen has shown yet.
 *
 * @throws CallError if the lookup fails
 */
export function useOrderLookup(api: Api): (code: string) => Promise<boolean> {
  const client = useQueryClient()
  return async (code) => {
    const query = inquiriesByCodeQuery(api, code)
    const shown = client.getQueryData(query.queryKey) ?? []
    const found = await client.fetchQuery({ ...query, staleTime: 0, retry: false })
    return found.some(({ id }) => !shown.some((inquiry) => inquiry.id === id))
  }
}

/** Write of an order: a new inquiry, or a change of the inquiry `made` that an earlier write created. */
export type OrderWrite = { order: ReceivedOrderInput; made?: { id: number; updatedAt: string } | undefined }

/** Mutation that records an order as an inquiry. A repeated call with the same key makes no second inquiry. */
export function useRecordOrder(api: Api) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ order, made, key }: OrderWrite & Keyed) => {
      const headers = { 'idempotency-key': key }
      if (!made) return api.call(calls.recordOrder, { body: order, headers })
      const { id, updatedAt } = made
      return api.call(calls.changeInquiry, { params: { id }, body: { ...order, updatedAt }, headers })
    },
    onSuccess: () => refresh(client),
  })
}

function showEverywhere(client: QueryClient, changed: InquiryForStaff): void {
  // The inquiry stays in filtered lists even if its new status does not match: it must not vanish right after the click.
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
