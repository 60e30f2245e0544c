import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Api } from '#api/client.ts'
import { pendingWritesById } from '#api/pending-writes.ts'
import { isUnanswered, overtakenBy } from '#api/refusals.ts'
import { failureText } from '#ui/staff/failure.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { ProductChange, ProductRow, StaffProduct } from '../../../product/product.contract.ts'
import { rowOf } from '../../../product/product-rows.ts'
import { changeProduct } from '../../../staff-calls.ts'
import { productRowsQuery } from '../../product-data.ts'
import { refreshProducts } from '../../refresh.ts'

/** A row without a state has nothing to save. `message`: why it was refused. */
export type RowState = { kind: 'saving' | 'saved' | 'waiting' | 'refused'; message?: string }
type Sent = ProductChange & { updatedAt: string }

/** How often a write without an answer is sent again; the browser also tells when the connection is back. */
const AGAIN_MS = 15_000

/**
 * Saves rows one by one, each in the order in which it was typed. A write without an answer is sent again under its own key before
 * what was typed since, so nothing is lost and nothing is made twice.
 */
export function useRowSaving(api: Api): {
  states: ReadonlyMap<number, RowState>
  save(row: ProductRow, change: ProductChange): void
  refuse(id: number, message: string): void
} {
  const t = useStaffText()
  const language = useStaffLanguage()
  const client = useQueryClient()
  const [states, setStates] = useState<ReadonlyMap<number, RowState>>(new Map())
  const [writes] = useState(() => pendingWritesById<Sent>())
  /** Typed and not yet saved, by row; `running`: a write of the row is on its way. */
  const wanted = useRef(new Map<number, ProductChange>())
  const versions = useRef(new Map<number, string>())
  const running = useRef(new Set<number>())
  const put = useCallback((id: number, state: RowState) => setStates((before) => new Map(before).set(id, state)), [])

  const show = useCallback(
    (id: number, fields: Partial<ProductRow>) =>
      client.setQueryData(productRowsQuery(api).queryKey, (rows) => rows?.map((row) => (row.id === id ? { ...row, ...fields } : row))),
    [api, client],
  )
  const keep = useCallback(
    (product: StaffProduct) => {
      versions.current.set(product.id, product.updatedAt)
      show(product.id, rowOf(product, language))
    },
    [language, show],
  )

  const run = useCallback(
    async (id: number): Promise<void> => {
      if (running.current.has(id)) return
      running.current.add(id)
      put(id, { kind: 'saving' })
      const send = async (body: Sent, key: string) => {
        const product = await api.call(changeProduct, { params: { id }, body, headers: { 'idempotency-key': key } })
        keep(product)
        return product
      }
      let change: ProductChange = {}
      try {
        await writes(id).resend(send)
        for (let next = wanted.current.get(id); next; next = wanted.current.get(id)) {
          wanted.current.delete(id)
          change = next
          await writes(id).send({ ...next, updatedAt: versions.current.get(id) ?? '' }, send)
        }
        put(id, { kind: 'saved' })
      } catch (error) {
        if (isUnanswered(error)) return put(id, { kind: 'waiting' })
        const overtaken = overtakenBy(error)
        // The list shows what is stored, not what was refused.
        if (overtaken) keep(overtaken.current as StaffProduct)
        else refreshProducts(client)
        const by = overtaken?.conflicts[0]?.by
        put(id, { kind: 'refused', message: [failureText(error, t), ...(by ? [`(${by})`] : [])].join(' ') })
        // A refused value would be refused again with the next one.
        if (Object.keys(change).length > 0) wanted.current.delete(id)
      } finally {
        running.current.delete(id)
      }
    },
    [api, client, keep, put, t, writes],
  )

  const isWaiting = [...states.values()].some(({ kind }) => kind === 'waiting')
  useEffect(() => {
    if (!isWaiting) return
    const again = () => {
      for (const [id, { kind }] of states) if (kind === 'waiting') void run(id)
    }
    const timer = setInterval(again, AGAIN_MS)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isWaiting, states, run])

  return {
    states,
    save(row, change) {
      if (!versions.current.has(row.id)) versions.current.set(row.id, row.updatedAt)
      wanted.current.set(row.id, { ...wanted.current.get(row.id), ...change })
      // Shown at once: the row's state says whether it is saved.
      show(row.id, shownFields(change))
      void run(row.id)
    },
    refuse: (id, message) => put(id, { kind: 'refused', message }),
  }
}

/** The typed fields as a row has them. */
function shownFields({ oldPrice, newPrice, stockStatus, sortOrder }: ProductChange): Partial<ProductRow> {
  const fields = { oldPrice, newPrice, stockStatus, sortOrder }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
