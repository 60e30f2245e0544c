import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import type { SentSave } from '#ui/staff/typed/draft.ts'
import * as calls from '../calls.ts'
import type { CategoryInput, StaffCategory, StaffSubcategory, SubcategoryInput } from '../category/category.contract.ts'
import { refreshAfterError, refreshCategories, refreshProducts } from './refresh.ts'

/**
 * Creates or changes a category. With `updatedAt` the change is merged with others' changes, or refused if both changed the same
 * field to different values.
 */
export function useSaveCategory(api: Api, id: number | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, input, updatedAt }: SentSave<Partial<CategoryInput>>): Promise<StaffCategory> => {
      const headers = { 'idempotency-key': key }
      return id === undefined
        ? api.call(calls.createCategory, { body: input as CategoryInput, headers })
        : api.call(calls.changeCategory, { params: { id }, body: { ...input, updatedAt }, headers })
    },
    onSuccess: () => refreshCategories(client),
  })
}

/** Creates or changes a subcategory. If it moves to another category, its products move with it. */
export function useSaveSubcategory(api: Api, id: number | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, input, updatedAt }: SentSave<Partial<SubcategoryInput>>): Promise<StaffSubcategory> => {
      const headers = { 'idempotency-key': key }
      return id === undefined
        ? api.call(calls.createSubcategory, { body: input as SubcategoryInput, headers })
        : api.call(calls.changeSubcategory, { params: { id }, body: { ...input, updatedAt }, headers })
    },
    onSuccess: () => {
      refreshCategories(client)
      refreshProducts(client)
    },
    onError: (error) => refreshAfterError(client, error),
  })
}
