import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { ignoreMissing } from '#api/refusals.ts'
import * as calls from '../calls.ts'
import type { TemplateChange, TemplateInput } from '../template.contract.ts'

export const templatesQuery = (api: Api) =>
  queryOptions({ queryKey: [calls.listTemplates.path], queryFn: () => api.call(calls.listTemplates), refetchOnMount: 'always' })

/** Mutations that add, change, move and delete templates. The list is loaded again after each, also after a conflict. */
export function useTemplateActions(api: Api) {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: [calls.listTemplates.path] })
  return {
    create: useMutation({
      mutationFn: ({ input, key }: { input: TemplateInput; key: string }) =>
        api.call(calls.createTemplate, { body: input, headers: { 'idempotency-key': key } }),
      onSettled,
    }),
    change: useMutation({
      mutationFn: ({ id, change, key }: { id: number; change: TemplateChange; key?: string }) =>
        api.call(calls.changeTemplate, { params: { id }, body: change, ...(key ? { headers: { 'idempotency-key': key } } : {}) }),
      onSettled,
    }),
    remove: useMutation({ mutationFn: (id: number) => ignoreMissing(api.call(calls.deleteTemplate, { params: { id } })), onSettled }),
  }
}
