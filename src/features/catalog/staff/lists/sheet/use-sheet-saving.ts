import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Api } from '#api/client.ts'
import { statusOf } from '#api/refusals.ts'
import { failureText, showFailure } from '#ui/staff/failure.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useDraftAccount } from '#ui/staff/typed/draft-account.ts'
import { changeProduct, changeProducts, getProductById } from '../../../calls.ts'
import { toProductListRow } from '../../../product/product-rows.ts'
import { productRowsQuery } from '../../product-data.ts'
import { refreshProducts } from '../../refresh.ts'
import { createSheetSaving, type SheetSaving } from './sheet-saving.ts'

/** Interval at which unanswered writes are sent again; the browser's `online` event also triggers it. */
const RETRY_MS = 15_000

/** Creates the table's SheetSaving, and resumes the account's unsaved drafts of an earlier visit on this device. */
export function useSheetSaving(api: Api, ids: readonly number[]): SheetSaving {
  const t = useStaffText()
  const language = useStaffLanguage()
  const client = useQueryClient()
  const account = useDraftAccount()
  const [sheet] = useState(() => {
    const { queryKey } = productRowsQuery(api)
    return createSheetSaving({
      account,
      find: (id) => client.getQueryData(queryKey)?.find((row) => row.id === id),
      show: (product) =>
        client.setQueryData(queryKey, (rows) => rows?.map((row) => (row.id === product.id ? toProductListRow(product, language) : row))),
      showAll: (changes) => client.setQueryData(queryKey, (rows) => rows?.map((row) => ({ ...row, ...changes.get(row.id) }))),
      load: (id) => leaveIfGone(id, api.call(getProductById, { params: { id } })),
      async sendAll(body, key) {
        const answer = await api.call(changeProducts, { body, headers: { 'idempotency-key': key } })
        // Reloads the list, so that refused rows show what others have saved.
        refreshProducts(client)
        return answer
      },
      send: (id, body, key) => leaveIfGone(id, api.call(changeProduct, { params: { id }, body, headers: { 'idempotency-key': key } })),
    })

    /** Reloads the list if the product is deleted. The row's message leaves with the row, so a toast shows the reason. */
    async function leaveIfGone<Answer>(id: number, call: Promise<Answer>): Promise<Answer> {
      try {
        return await call
      } catch (error) {
        if (statusOf(error) === 404) {
          showFailure(error, t, { topic: `product ${id}`, title: t('sheet.gone'), text: failureText(error, t) })
          refreshProducts(client)
        }
        throw error
      }
    }
  })

  // Drafts are loaded after hydration: the server cannot read this device's storage, so its HTML has none.
  useEffect(() => sheet.takeUp(ids), [sheet, ids])

  useEffect(() => {
    const timer = setInterval(sheet.retry, RETRY_MS)
    window.addEventListener('online', sheet.retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', sheet.retry)
    }
  }, [sheet])
  return sheet
}
