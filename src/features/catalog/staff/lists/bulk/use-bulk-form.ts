import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import type { Api } from '#api/client.ts'
import { failureText, showFailure } from '#ui/staff/failure.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { hideTopic, showToast } from '#ui/staff/toast-list.ts'
import { useDebounced } from '#ui/staff/use-debounced.ts'
import type { BulkAnswer, BulkInput, BulkResultRow } from '../../../product/bulk/bulk.contract.ts'
import type { ProductListRow } from '../../../product/product.contract.ts'
import { blankChange, type ChangeKind, type TypedChange, toBulkChanges } from './bulk-changes.ts'
import { bulkPreviewQuery, useBulkChange } from './bulk-data.ts'
import { namesWithReasons } from './names-with-reasons.ts'
import { useShowEarlierChange } from './open-bulk-change.tsx'
import { leftSince, willChange } from './preview-checks.ts'

export type BulkFormOptions = {
  api: Api
  ids: readonly number[]
  rows: readonly ProductListRow[]
  /** Kind of change chosen in the selection bar; undefined if the dialog shall ask for it. */
  what: ChangeKind | undefined
  onDone: () => void
  /** Undoes a bulk change; called by the undo button of the message. */
  onUndo: (batchId: number) => void
}
export type ChangePreview = ReturnType<typeof usePreview>

/** State of the dialog for bulk changes: the typed change, its preview, and the call that makes it. */
export function useBulkForm({ api, ids: chosen, rows, what, onDone, onUndo }: BulkFormOptions) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const [typed, setTyped] = useState<TypedChange>({ ...blankChange, kind: what ?? '' })
  const [isTried, setTried] = useState(false)
  /** Answer with the products that were left although the preview promised to change them, which another dialog shows. */
  const [conflicting, setConflicting] = useState<BulkAnswer>()
  const [publishesIncomplete, setPublishesIncomplete] = useState(false)
  const changes = toBulkChanges(typed)
  const previewing = usePreview(api, chosen, changes)
  const { ids, preview } = previewing
  const count = preview ? preview.products.filter((product) => willChange(product, publishesIncomplete)).length : ids.length
  const isBlocked = preview === undefined || count === 0
  const change = useBulkChange(api)
  const showEarlier = useShowEarlierChange(rows, onUndo)
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows])
  const isDeletion = typed.kind === 'delete'

  /** A message that the same change may be sent once more is no longer true once it is another change. */
  function type(next: Partial<TypedChange>): void {
    hideTopic('bulk')
    setTyped((before) => ({ ...before, ...next }))
  }

  function chooseKind(kind: ChangeKind): void {
    type({ kind, isRemoval: false })
    setTried(false)
  }

  function done(answer: BulkAnswer, previewed: readonly BulkResultRow[]): void {
    const { batchId, counts, products } = answer
    const left = leftSince(previewed, products, publishesIncomplete)
    const hasLeft = left.length > 0
    if (hasLeft) setConflicting({ ...answer, products: left })
    if (hasLeft && batchId === null) return
    // Known since the preview: products that cannot be changed, and drafts that stay drafts.
    const kept = previewed.filter(({ result }) => result === 'faulty' || (result === 'incomplete' && !publishesIncomplete))
    hideTopic('bulk')
    showToast({
      kind: 'done',
      // A second change, of the products with conflicts, keeps the undo button of the first.
      topic: `bulk ${batchId}`,
      title: isDeletion ? t('bulk.deleted', { count: counts.deleted }) : t('bulk.done', { count: counts.changed }),
      ...(kept.length > 0 ? { text: t('bulk.left', { names: namesWithReasons(kept, byId, t, language) }) } : {}),
      ...(batchId === null ? {} : { isLasting: true, action: { label: t('bulk.undo'), run: () => onUndo(batchId) } }),
    })
    if (!hasLeft) onDone()
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (!changes || !preview || isBlocked || change.isPending) return
    const { products } = preview
    const wanted = products.filter((product) => publishesIncomplete || product.result !== 'incomplete')
    change.mutate(
      { changes, products: wanted, keepIncomplete: !publishesIncomplete },
      {
        onSuccess: ({ answer, isEarlier }) => {
          if (!isEarlier) return done(answer, products)
          hideTopic('bulk')
          showEarlier(answer)
          previewing.again(ids)
        },
        onError: (failure) => showFailure(failure, t, { topic: 'bulk', title: t('bulk.failed'), text: failureText(failure, t) }),
      },
    )
  }

  return {
    ...{ typed, isTried, previewing, publishesIncomplete, conflicting, count, isBlocked, byId },
    ...{ type, chooseKind, setPublishesIncomplete, submit },
    isComplete: changes !== undefined,
    isBusy: change.isPending,
    /** Previews the products of conflicts. */
    startAgain(left: readonly number[]): void {
      previewing.again(left)
      setConflicting(undefined)
    },
  }
}

/** Preview of a change, unless the change is incomplete or being typed: first of the chosen products, later of those of conflicts. */
function usePreview(api: Api, chosen: readonly number[], changes: BulkInput['changes'] | undefined) {
  const [{ ids, round }, setPreviewed] = useState({ ids: chosen, round: 0 })
  const settled = useDebounced(changes ?? null)
  const { data, error, isFetching } = useQuery(bulkPreviewQuery(api, { ids, round }, settled ?? undefined))
  const isCurrent = changes !== undefined && JSON.stringify(changes) === JSON.stringify(settled)
  const again = (left: readonly number[]) => setPreviewed({ ids: left, round: round + 1 })
  return { ids, preview: isCurrent ? data : undefined, error, isCurrent, isFetching, again }
}
