import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { ignoreMissing } from '#api/refusals.ts'
import { foldText } from '#kit/text/fold-text.ts'
import * as calls from '../calls.ts'
import type { GlossaryTerm, GlossaryTermChange, GlossaryTermInput } from '../translation.contract.ts'

export const glossaryQuery = (api: Api) =>
  queryOptions({ queryKey: [calls.listGlossary.path], queryFn: () => api.call(calls.listGlossary) })

/** Terms that contain every search word in any language; accents and capitals make no difference. */
export function searchTerms(terms: readonly GlossaryTerm[], query: string): GlossaryTerm[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  return terms.filter(({ de, es, en }) => {
    const text = foldText([de, es, en].join('\n'))
    return words.every((word) => text.includes(word))
  })
}

/** The Idempotency-Key of a write; `key` names the term. */
type Keyed = { idempotencyKey: string }

/** Saves, removes and resets terms; the list is reloaded after each, also after a conflict. */
export function useGlossaryActions(api: Api) {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: [calls.listGlossary.path] })
  return {
    add: useMutation({
      mutationFn: ({ input, idempotencyKey }: { input: GlossaryTermInput } & Keyed) =>
        api.call(calls.addGlossaryTerm, { body: input, headers: { 'idempotency-key': idempotencyKey } }),
      onSettled,
    }),
    change: useMutation({
      mutationFn: ({ key, changes, idempotencyKey }: { key: string; changes: GlossaryTermChange } & Keyed) =>
        api.call(calls.changeGlossaryTerm, { params: { key }, body: changes, headers: { 'idempotency-key': idempotencyKey } }),
      onSettled,
    }),
    remove: useMutation({ mutationFn: (key: string) => ignoreMissing(api.call(calls.removeGlossaryTerm, { params: { key } })), onSettled }),
    reset: useMutation({ mutationFn: (key: string) => api.call(calls.resetGlossaryTerm, { params: { key } }), onSettled }),
  }
}
