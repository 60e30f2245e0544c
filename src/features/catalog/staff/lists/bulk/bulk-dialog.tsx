import { Check, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { ActionDialog } from '#ui/staff/action-dialog.tsx'
import { failureText } from '#ui/staff/failure.ts'
import { Options, SelectField } from '#ui/staff/fields/select-field.tsx'
import { Note } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { hideTopic } from '#ui/staff/toast-list.ts'
import type { Category, Subcategory } from '../../../category/category.contract.ts'
import type { BulkAnswer } from '../../../product/bulk/bulk.contract.ts'
import type { ProductListRow } from '../../../product/product.contract.ts'
import { type ChangeKind, changeKinds } from './bulk-changes.ts'
import { BulkPreview } from './bulk-preview.tsx'
import { ChangeFields } from './change-fields.tsx'
import { ChosenProducts } from './chosen-products.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { PreviewNotes } from './preview-notes.tsx'
import { type BulkFormOptions, type ChangePreview, useBulkForm } from './use-bulk-form.ts'

export type BulkDialogProps = BulkFormOptions & {
  categories: readonly Category[]
  subcategories: readonly Subcategory[]
  /** Name of the signed-in person as the history shows it; a conflict with this person's own change has another text. */
  me: string | undefined
  onClose: () => void
}

/** Dialog that changes the selected products: fields of the change, a preview of each product, then a message with an undo button. */
export function BulkDialog(dialog: BulkDialogProps) {
  const { categories, subcategories, what, me, onClose, onDone } = dialog
  const t = useStaffText()
  const id = useId()
  const form = useBulkForm(dialog)
  const { typed, isTried, previewing, publishesIncomplete, conflicting, count, byId } = form
  const isDeletion = typed.kind === 'delete'
  if (conflicting) {
    return (
      <ConflictDialog
        {...{ isDeletion, categories, subcategories, me }}
        rows={byId}
        answer={conflicting}
        onAgain={form.startAgain}
        onClose={onDone}
      />
    )
  }
  return (
    <ActionDialog
      isWide
      title={t(isDeletion ? 'bulk.titleDelete' : 'bulk.title', { count: previewing.ids.length })}
      action={{
        label: t(isDeletion ? 'bulk.submitDelete' : 'bulk.submit', { count }),
        icon: isDeletion ? Trash2 : Check,
        isRed: isDeletion,
        isBusy: form.isBusy,
        isBlocked: form.isBlocked,
        form: id,
      }}
      onClose={() => {
        hideTopic('bulk')
        onClose()
      }}
    >
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <form id={id} className="stack lg:sticky lg:top-[5rem]" onSubmit={form.submit}>
          {what === undefined ? <KindField kind={typed.kind} isTried={isTried} onKind={form.chooseKind} /> : null}
          <ChangeFields {...{ typed, isTried, categories, subcategories }} onType={form.type} />
        </form>
        <PreviewPane
          {...{ previewing, count, publishesIncomplete, categories, subcategories, me }}
          isComplete={form.isComplete}
          isRounded={typed.kind === 'price' && typed.rounding !== 'none'}
          rows={byId}
          onPublish={form.setPublishesIncomplete}
        />
      </div>
    </ActionDialog>
  )
}

type PreviewPaneProps = Pick<BulkDialogProps, 'categories' | 'subcategories' | 'me'> & {
  previewing: ChangePreview
  /** True if the change is typed in full, so that it has a preview. */
  isComplete: boolean
  isRounded: boolean
  /** Number of products that the change will change. */
  count: number
  rows: ReadonlyMap<number, ProductListRow>
  publishesIncomplete: boolean
  onPublish: (isOn: boolean) => void
}

/** The preview with its counts and notes; without a preview the chosen products. */
function PreviewPane({ previewing, isComplete, isRounded, count, rows, publishesIncomplete, onPublish, ...places }: PreviewPaneProps) {
  const t = useStaffText()
  const { ids, preview, error, isCurrent, isFetching } = previewing
  return (
    <div aria-busy={isFetching || undefined}>
      <p className="sm num" role="status">
        {preview ? t('bulk.counts', countsOf(preview, count)) : isComplete && !error ? t('bulk.previewing') : ''}
      </p>
      {error && isCurrent ? (
        <Note kind="error" title={t('bulk.previewFailed')}>
          {failureText(error, t)}
        </Note>
      ) : null}
      {preview ? (
        <>
          <PreviewNotes {...{ preview, publishesIncomplete }} onPublish={onPublish} />
          {isRounded ? <p className="sm muted mt-1">{t('bulk.roundingRule')}</p> : null}
          <BulkPreview {...{ preview, publishesIncomplete }} {...places} rows={rows} />
        </>
      ) : (
        <ChosenProducts rows={ids.flatMap((id) => rows.get(id) ?? [])} />
      )}
    </div>
  )
}

const countsOf = ({ counts: { same }, products }: BulkAnswer, changed: number) => ({
  changed,
  same,
  refused: products.length - changed - same,
})

type KindFieldProps = { kind: ChangeKind | ''; isTried: boolean; onKind: (kind: ChangeKind) => void }

/** Choice of what to change in the selected products. */
function KindField({ kind: chosen, isTried, onKind }: KindFieldProps) {
  const t = useStaffText()
  return (
    <SelectField
      label={t('bulk.what')}
      problem={isTried && chosen === '' ? t('bulk.chooseFirst') : undefined}
      value={chosen}
      onChange={({ target }) => onKind(target.value as ChangeKind)}
    >
      <option value="">{t('bulk.choose')}</option>
      <Options of={changeKinds.map((kind) => [kind, t(`bulk.what.${kind}`)])} />
    </SelectField>
  )
}
