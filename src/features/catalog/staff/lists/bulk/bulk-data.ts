import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { useDraftAccount } from '#ui/staff/typed/draft-account.ts'
import { changeProducts } from '../../../calls.ts'
import type { BulkAnswer, BulkInput, BulkResultRow } from '../../../product/bulk/bulk.contract.ts'
import { refreshAfterError, refreshProducts } from '../../refresh.ts'
import { bulkWritesOf, type ChosenChange } from './stored-bulk-change.ts'

type Changes = NonNullable<BulkInput['changes']>
type PreviewedChange = { changes: Changes; products: readonly BulkResultRow[]; keepIncomplete: boolean }

/** Query for the preview: values before and after of each product. It is a dry run and stores nothing. `round`: raised to read it anew. */
export const bulkPreviewQuery = (api: Api, { ids, round }: { ids: readonly number[]; round: number }, changes: Changes | undefined) =>
  queryOptions({
    queryKey: [changeProducts.path, ids, changes ?? null, round],
    queryFn: ({ signal }) =>
      api.call(changeProducts, { body: { ids: [...ids], changes: changes ?? {}, keepIncomplete: true, dryRun: true }, signal }),
    enabled: changes !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

/** Sends a bulk change under its Idempotency-Key. */
const sendChange = (api: Api) => (body: ChosenChange, key: string) =>
  api.call(changeProducts, { body, headers: { 'idempotency-key': key } })

/**
 * Stores the previewed change of products. A product whose field somebody else has changed since the preview is skipped as a conflict,
 * and with `keepIncomplete` a draft that lacks something by now stays a draft. If another change is unanswered, only that one is sent
 * again (`isEarlier`): the preview may be older than it.
 */
export function useBulkChange(api: Api) {
  const writes = bulkWritesOf(useDraftAccount())
  return useBulkWrite(async ({ changes, products, keepIncomplete }: PreviewedChange) => {
    const body = { ids: products.map(({ id }) => id), versions: versionsOf(products), changes, keepIncomplete }
    const earlier = await writes.resend(sendChange(api))
    if (earlier) return { answer: earlier.answer, isEarlier: nameOf(earlier.body) !== nameOf(body) }
    return { answer: await writes.send(body, sendChange(api)), isEarlier: false }
  })
}

/** Sends the unanswered bulk change again. Its data is undefined if there was none any more, or if the server refused it. */
export function useBulkResend(api: Api) {
  const writes = bulkWritesOf(useDraftAccount())
  return useBulkWrite(async (): Promise<BulkAnswer | undefined> => (await writes.resend(sendChange(api)))?.answer)
}

function useBulkWrite<Variables, Answer>(mutationFn: (variables: Variables) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => refreshProducts(client),
    onError(error) {
      // Without an answer the change may have been made.
      refreshProducts(client)
      refreshAfterError(client, error)
    },
  })
}

/** Two presses with the same name are the same change, also if the preview was loaded anew between them. */
const nameOf = ({ versions: _, ...change }: ChosenChange) => JSON.stringify(change)

function versionsOf(products: readonly BulkResultRow[]): Record<string, string> {
  return Object.fromEntries(products.flatMap(({ id, updatedAt }) => (updatedAt === null ? [] : [[id, updatedAt]])))
}
