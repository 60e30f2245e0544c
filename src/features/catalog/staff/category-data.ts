import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import type { CategoryInput, StaffCategory, StaffSubcategory, SubcategoryInput } from '../category.contract.ts'
import * as calls from '../staff-calls.ts'
import { refreshAfterRefusal, refreshCategories, refreshProducts } from './refresh.ts'

type Save<Input> = { input: Input; updatedAt: string | undefined }

/** Makes or changes a category. With `updatedAt` a change that began before somebody else's is refused. */
export function useSaveCategory(api: Api, id: number | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ input, updatedAt }: Save<CategoryInput>): Promise<StaffCategory> =>
      id === undefined
        ? api.call(calls.createCategory, { body: input })
        : api.call(calls.changeCategory, { params: { id }, body: updatedAt ? { ...input, updatedAt } : input }),
    onSuccess: () => refreshCategories(client),
  })
}

/** The same for a subcategory; its products follow it into another category. */
export function useSaveSubcategory(api: Api, id: number | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ input, updatedAt }: Save<SubcategoryInput>): Promise<StaffSubcategory> =>
      id === undefined
        ? api.call(calls.createSubcategory, { body: input })
        : api.call(calls.changeSubcategory, { params: { id }, body: updatedAt ? { ...input, updatedAt } : input }),
    onSuccess: () => {
      refreshCategories(client)
      refreshProducts(client)
    },
    onError: (error) => refreshAfterRefusal(client, error),
  })
}
