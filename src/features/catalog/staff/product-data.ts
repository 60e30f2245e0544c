import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { ignoreMissing } from '#api/refusals.ts'
import { useStaffLanguage } from '#ui/staff/text.ts'
import type { SentSave } from '#ui/staff/typed/draft.ts'
import * as calls from '../calls.ts'
import type { ProductInput, ProductListRow, StaffProduct } from '../product/product.contract.ts'
import { toProductListRow } from '../product/product-rows.ts'
import { refreshAfterError, refreshProducts } from './refresh.ts'

/** How long a list that came with the document counts as fresh. */
const JUST_LOADED_MS = 5_000

/** Query of the staff's product list. It is reloaded whenever a page that shows it opens, unless it has just come with the document. */
export const productRowsQuery = (api: Api) =>
  queryOptions({
    queryKey: [calls.listAllProducts.path],
    queryFn: () => api.call(calls.listProductRows, { query: { view: 'list' } }),
    refetchOnMount: (query) => (Date.now() - query.state.dataUpdatedAt > JUST_LOADED_MS ? 'always' : true),
  })

/** Ids of the products that the visitors' search finds for the list's search words. A failure is not retried: the ids are optional. */
export const foundAsVisitorsQuery = (api: Api, q: string) =>
  queryOptions({
    queryKey: [calls.findAsVisitors.path, q],
    queryFn: ({ signal }) => api.call(calls.findAsVisitors, { query: { q }, signal }),
    enabled: q.length >= 2,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

export const categoriesQuery = (api: Api) =>
  queryOptions({ queryKey: [calls.listAllCategories.path], queryFn: () => api.call(calls.listAllCategories) })

export const subcategoriesQuery = (api: Api) =>
  queryOptions({ queryKey: [calls.listAllSubcategories.path], queryFn: () => api.call(calls.listAllSubcategories) })

/** Mutations that delete and duplicate a product. They update the cached list at once, then reload it. */
export function useProductActions(api: Api) {
  const language = useStaffLanguage()
  const client = useQueryClient()
  const change = (edit: (rows: ProductListRow[]) => ProductListRow[]) => {
    client.setQueryData(productRowsQuery(api).queryKey, (rows) => rows && edit(rows))
    refreshProducts(client)
  }
  const remove = useMutation({
    mutationFn: (id: number) => ignoreMissing(api.call(calls.deleteProduct, { params: { id } })),
    onSuccess: (_, id) => change((rows) => rows.filter((row) => row.id !== id)),
  })
  const duplicate = useMutation({
    mutationFn: (id: number) => api.call(calls.duplicateProduct, { params: { id } }),
    onSuccess: (copy) => change((rows) => [...rows, toProductListRow(copy, language)]),
  })
  return { remove, duplicate }
}

/**
 * Creates or changes a product. With `updatedAt` the change is merged with others' changes, or refused if both changed the same
 * field to different values.
 */
export function useSaveProduct(api: Api, id: number | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, input, updatedAt }: SentSave<Partial<ProductInput>>): Promise<StaffProduct> => {
      const headers = { 'idempotency-key': key }
      return id === undefined
        ? api.call(calls.createProduct, { body: input as ProductInput, headers })
        : api.call(calls.changeProduct, { params: { id }, body: { ...input, updatedAt }, headers })
    },
    onSuccess: () => refreshProducts(client),
    onError: (error) => refreshAfterError(client, error),
  })
}
