import { useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { orderCategories, orderProducts } from '../../calls.ts'
import type { Move } from '../../entity/entity.contract.ts'
import { productRowsQuery } from '../product-data.ts'
import { refreshCategories, refreshProducts } from '../refresh.ts'

/** Calls that save a new order of products or categories and then reload the lists that show it. */
export function useSaveOrder(api: Api) {
  const client = useQueryClient()
  return {
    async products({ products: moves }: { products: Move[] }, key: string): Promise<void> {
      await api.call(orderProducts, { body: { moves }, headers: { 'idempotency-key': key } })
      const places = new Map(moves.map(({ id, to }) => [id, to]))
      client.setQueryData(productRowsQuery(api).queryKey, (rows) =>
        rows?.map((row) => ({ ...row, sortOrder: places.get(row.id) ?? row.sortOrder })),
      )
      refreshProducts(client)
    },
    async categories(moves: { categories: Move[]; subcategories: Move[] }, key: string): Promise<void> {
      await api.call(orderCategories, { body: moves, headers: { 'idempotency-key': key } })
      refreshCategories(client)
    },
  }
}
