import { useQuery } from '@tanstack/react-query'
import { Check, Trash2 } from 'lucide-react'
import { type FormEvent, useId, useMemo, useState } from 'react'
import type { Api } from '#api/client.ts'
import { nameOf } from '#i18n/language.ts'
import { ActionDialog } from '#ui/staff/action-dialog.tsx'
import { failureText, showFailure } from '#ui/staff/failure.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { hideTopic, showToast } from '#ui/staff/toast-list.ts'
import { useDebounced } from '#ui/staff/use-debounced.ts'
import type { Category, Subcategory } from '../../../category/category.contract.ts'
import type { BulkAnswer, BulkResultRow } from '../../../product/bulk/bulk.contract.ts'
import type { ProductListRow } from '../../../product/product.contract.ts'
import { blankChange, type ChangeKind, type TypedChange, toBulkChanges } from './bulk-changes.ts'
import { bulkPreviewQuery, useBulkChange } from './bulk-data.ts'
import { BulkPreview } from './bulk-preview.tsx'
import { ChangeFields } from './change-fields.tsx'
import { ChosenProducts } from './chosen-products.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { KindField } from './kind-field.tsx'
import { leftSince, willChange } from './preview-checks.ts'
import { PreviewNotes } from './preview-notes.tsx'

/** Maximum number of skipped products that the message names. */
const MAX_NAMED = 5

export type BulkDialogProps = {
  api: Api
  ids: readonly number[]
  rows: readonly ProductListRow[]
  categories: readonly Category[]
  subcategories: readonly Subcategory[]
  /** Kind of change chosen in the selection bar; undefined if the dialog shall ask for it. */
  what: ChangeKind | undefined
  /** Name of the signed-in person as the history shows it; a conflict with this person's own change has another text. */
  me: string | undefined
  onClose: () => void
  onDone: () => void
  /** Undoes a bulk change; called by the undo button of the message. */
  onUndo: (batchId: number) => void
}

/** Dialog that changes the selected products: fields of the change, a preview of each product, then a message with an undo button. */
export function BulkDialog({ api, ids: chosen, rows, categories, subcategories, what, me, onClose, onDone, onUndo }: BulkDialogProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const form = useId()
  const [typed, setTyped] = useState<TypedChange>({ ...blankChange, kind: what ?? '' })
  const [isTried, setTried] = useState(false)
  /** Products of the preview: first all chosen ones, later those of conflicts. */
  const [{ ids, round }, setPreviewed] = useState({ ids: chosen, round: 0 })
  /** Answer with the products that were left although the preview promised to change them, which another dialog shows. */
  const [conflicting, setConflicting] = useState<BulkAnswer>()
  const changes = toBulkChanges(typed)
  const settled = useDebounced(changes ?? null)
  const { data, error, isFetching } = useQuery(bulkPreviewQuery(api, { ids, round }, settled ?? undefined))
  const isCurrent = changes !== undefined && JSON.stringify(changes) === JSON.stringify(settled)
  const preview = isCurrent ? data : undefined
  const [publishesIncomplete, setPublishesIncomplete] = useState(false)
  const count = preview ? preview.products.filter((product) => willChange(product, publishesIncomplete)).length : ids.length
  const isBlocked = preview === undefined || count === 0
  const change = useBulkChange(api)
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows])
  const isDeletion = typed.kind === 'delete'

  const nameWithReason = ({ id, name, problems, missing }: BulkResultRow) => {
    const reasons = [
      ...problems.map(({ message }) => message),
      ...(missing.length > 0 ? [t('bulk.lacks', { missing: missing.map((need) => t(`publish.${need}`)).join(', ') })] : []),
    ]
    return `${nameOf(byId.get(id) ?? { name, nameDe: name, nameEs: '', nameEn: '' }, 'name', language)}: ${reasons.join(' ')}`
  }

  /** A message that the same change may be sent once more is no longer true once it is another change. */
  function type(next: Partial<TypedChange>): void {
    hideTopic('bulk')
    setTyped((before) => ({ ...before, ...next }))
  }

  function close(): void {
    hideTopic('bulk')
    onClose()
  }

  function done(answer: BulkAnswer, previewed: readonly BulkResultRow[]): void {
    const { batchId, counts, products } = answer
    // Known since the preview: products that cannot be changed, and drafts that stay drafts.
    const kept = previewed.filter(({ result }) => result === 'faulty' || (result === 'incomplete' && !publishesIncomplete))
    const left = leftSince(previewed, products, publishesIncomplete)
    const hasLeft = left.length > 0
    if (hasLeft) setConflicting({ ...answer, products: left })
    if (hasLeft && batchId === null) return
    const names = kept.slice(0, MAX_NAMED).map(nameWithReason)
    hideTopic('bulk')
    showToast({
      kind: 'done',
      // A second change, of the products with conflicts, keeps the undo button of the first.
      topic: `bulk ${batchId}`,
      title: isDeletion ? t('bulk.deleted', { count: counts.deleted }) : t('bulk.done', { count: counts.changed }),
      ...(kept.length > 0 ? { text: t('bulk.left', { names: [...names, ...(kept.length > MAX_NAMED ? ['…'] : [])].join('\n') }) } : {}),
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
        onSuccess: (answer) => done(answer, products),
        onError: (failure) => showFailure(failure, t, { topic: 'bulk', title: t('bulk.failed'), text: failureText(failure, t) }),
      },
    )
  }

  if (conflicting) {
    const again = (ids: readonly number[]) => {
      setPreviewed({ ids, round: round + 1 })
      setConflicting(undefined)
    }
    return (
      <ConflictDialog
        {...{ isDeletion, categories, subcategories, me }}
        rows={byId}
        answer={conflicting}
        onAgain={again}
        onClose={onDone}
      />
    )
  }
  return (
    <ActionDialog
      isWide
      title={t(isDeletion ? 'bulk.titleDelete' : 'bulk.title', { count: ids.length })}
      action={{
        label: t(isDeletion ? 'bulk.submitDelete' : 'bulk.submit', { count }),
        icon: isDeletion ? Trash2 : Check,
        isRed: isDeletion,
        isBusy: change.isPending,
        isBlocked,
        form,
      }}
      onClose={close}
    >
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <form id={form} className="stack lg:sticky lg:top-[5rem]" onSubmit={submit}>
          {what === undefined ? (
            <KindField
              kind={typed.kind}
              isTried={isTried}
              onKind={(kind) => {
                type({ kind })
                setTried(false)
              }}
            />
          ) : null}
          <ChangeFields typed={typed} isTried={isTried} categories={categories} subcategories={subcategories} onType={type} />
        </form>
        <div aria-busy={isFetching || undefined}>
          <p className="sm num" role="status">
            {preview
              ? t('bulk.counts', {
                  changed: count,
                  same: preview.counts.same,
                  refused: preview.products.length - count - preview.counts.same,
                })
              : changes !== undefined && !error
                ? t('bulk.previewing')
                : ''}
          </p>
          {error && isCurrent ? (
            <Note kind="error" title={t('bulk.previewFailed')}>
              {failureText(error, t)}
            </Note>
          ) : null}
          {preview ? <PreviewNotes {...{ preview, publishesIncomplete }} onPublish={setPublishesIncomplete} /> : null}
          {preview ? (
            <BulkPreview {...{ preview, publishesIncomplete, categories, subcategories, me }} rows={byId} />
          ) : (
            <ChosenProducts rows={ids.flatMap((id) => byId.get(id) ?? [])} />
          )}
        </div>
      </div>
    </ActionDialog>
  )
}
