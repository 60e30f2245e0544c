import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import type { BulkInput, BulkResultRow } from '../../../product/bulk/bulk.contract.ts'
import { changeProducts } from '../../../staff-calls.ts'
import { refreshAfterError, refreshProducts } from '../../refresh.ts'

type Changes = BulkInput['changes']
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

/**
 * Stores the previewed change of products. A product whose field somebody else has changed since the preview is skipped as a conflict,
 * and with `keepIncomplete` a draft that lacks something by now stays a draft.
 */
export function useBulkChange(api: Api) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ changes, products, keepIncomplete }: PreviewedChange) => {
      const ids = products.map(({ id }) => id)
      return api.call(changeProducts, { body: { ids, versions: versionsOf(products), changes, keepIncomplete } })
    },
    onSuccess: () => refreshProducts(client),
    onError(error) {
      // Without an answer the change may have been made.
      refreshProducts(client)
      refreshAfterError(client, error)
    },
  })
}

function versionsOf(products: readonly BulkResultRow[]): Record<string, string> {
  return Object.fromEntries(products.flatMap(({ id, updatedAt }) => (updatedAt === null ? [] : [[id, updatedAt]])))
}
