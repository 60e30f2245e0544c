import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import type { Api } from '#api/client.ts'
import { CallError } from '#api/error-body.ts'
import { ignoreMissing } from '#api/refusals.ts'
import { nameOf } from '#i18n/language.ts'
import { failureText, showFailure } from '#ui/staff/failure.ts'
import { ask } from '#ui/staff/questions.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { deleteCategory, deleteSubcategory } from '../../calls.ts'
import type { Category, Subcategory } from '../../category/category.contract.ts'
import { categoriesQuery, productRowsQuery, subcategoriesQuery } from '../product-data.ts'
import { refreshCategories, refreshProducts } from '../refresh.ts'
import { type CategoryContents, DeletionDialog } from './deletion-dialog.tsx'

type Entry = Category | Subcategory
type Callbacks = {
  /** Restores the entity from the trash, for the undo button of the toast. */
  onRestore: (kind: 'category' | 'subcategory', id: number) => void
  onDeleted?: () => void
}
const topicOf = (entry: Entry) => `${'categoryId' in entry ? 'subcategory' : 'category'} ${entry.id}`
type What = { cascade?: 'true'; moveTo?: string }

/**
 * Deletes a category or subcategory after a confirmation; if it is not empty, a dialog asks what to do with its contents.
 *
 * @returns `ask`, which starts a deletion, the dialog to render, and the id of the entry while it is being deleted
 */
export function useDeletion(
  api: Api,
  { onRestore, onDeleted }: Callbacks,
): { ask: (entry: Entry) => void; dialog: ReactNode; busyId?: number } {
  const t = useStaffText()
  const language = useStaffLanguage()
  const client = useQueryClient()
  const [asked, setAsked] = useState<{ entry: Entry; contents: CategoryContents }>()
  const [busyId, setBusyId] = useState<number>()
  const isBusy = useRef(false)

  async function look(entry: Entry): Promise<CategoryContents> {
    // `fetchQuery` does not request lists that are still fresh.
    const [categories, subcategories, rows] = await Promise.all([
      client.fetchQuery(categoriesQuery(api)),
      client.fetchQuery(subcategoriesQuery(api)),
      client.fetchQuery(productRowsQuery(api)),
    ])
    const isSub = 'categoryId' in entry
    return {
      categories,
      subcategories,
      products: rows.filter((row) => (isSub ? row.subcategoryId : row.categoryId) === entry.id).length,
      inside: isSub ? 0 : subcategories.filter(({ categoryId }) => categoryId === entry.id).length,
    }
  }

  /** Runs one deletion at a time, so that a double click deletes once. */
  async function once(entry: Entry, work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setBusyId(entry.id)
    try {
      await work()
    } catch (error) {
      tellFailed(entry, error)
    } finally {
      isBusy.current = false
      setBusyId(undefined)
    }
  }

  async function remove(entry: Entry, { moveTo, cascade }: What): Promise<void> {
    const isSub = 'categoryId' in entry
    const params = { id: entry.id }
    const kept = cascade ? { cascade } : {}
    if (isSub) {
      const target = moveTo === undefined ? {} : { moveTo: moveTo === 'none' ? ('none' as const) : Number(moveTo) }
      await ignoreMissing(api.call(deleteSubcategory, { params, query: { ...kept, ...target } }))
    } else
      await ignoreMissing(
        api.call(deleteCategory, { params, query: { ...kept, ...(moveTo === undefined ? {} : { moveTo: Number(moveTo) }) } }),
      )
    setAsked(undefined)
    showToast({
      kind: 'done',
      topic: topicOf(entry),
      title: t(isSub ? 'subcategory.deleted' : 'category.deleted'),
      text: nameOf(entry, 'name', language),
      action: { label: t('trash.undo'), run: () => onRestore(isSub ? 'subcategory' : 'category', entry.id) },
    })
    onDeleted?.()
    refreshCategories(client)
    refreshProducts(client)
  }

  function tellFailed(entry: Entry, error: unknown): void {
    const isSub = 'categoryId' in entry
    const fallback = t(isSub ? 'subcategory.deleteFailedText' : 'category.deleteFailedText')
    showFailure(error, t, { topic: topicOf(entry), title: t('products.deleteFailed'), text: failureText(error, t, fallback) })
    // The list is outdated: somebody else added something, or deleted the entry.
    if (error instanceof CallError && error.status >= 400 && error.status < 500) {
      setAsked(undefined)
      refreshCategories(client)
      refreshProducts(client)
    }
  }

  return {
    ...(busyId === undefined ? {} : { busyId }),
    ask(entry) {
      void once(entry, async () => {
        const contents = await look(entry)
        if (contents.products + contents.inside > 0) return setAsked({ entry, contents })
        const question = 'categoryId' in entry ? 'subcategory.confirmDelete' : 'category.confirmDelete'
        if (await ask(t(question, { name: nameOf(entry, 'name', language) }), 'delete')) await remove(entry, {})
      })
    },
    dialog: asked ? (
      <DeletionDialog
        {...asked}
        isBusy={busyId !== undefined}
        onClose={() => setAsked(undefined)}
        onDelete={(what) => void once(asked.entry, () => remove(asked.entry, what))}
      />
    ) : null,
  }
}
