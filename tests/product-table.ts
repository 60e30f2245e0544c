import { afterEach, beforeEach, expect, vi } from 'vitest'
import { makeApi } from '#api/client.ts'
import { CallError, NO_CONNECTION } from '#api/error-body.ts'
import { changeProduct, changeProducts, getProductById, listProductRows } from '#features/catalog/calls.ts'
import type { ProductListRow, StaffProduct } from '#features/catalog/product/product.contract.ts'
import { toProductListRow } from '#features/catalog/product/product-rows.ts'
import { createSheetSaving } from '#features/catalog/staff/lists/sheet/sheet-saving.ts'
import { type Client, staff } from './shop.ts'

/** The connection of the device. `loses`: the server makes a write, but its answer is lost. */
type Network = { state: 'online' | 'offline' | 'loses' }

/** Gives each test of a suite a device that is online and stores nothing yet. */
export function productTableDevice(): Network {
  const network: Network = { state: 'online' }
  beforeEach(() => {
    network.state = 'online'
    // The own properties of a browser's storage are the stored keys.
    const stored: Record<string, string> = Object.create({
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, text: string) => {
        stored[key] = text
      },
      removeItem: (key: string) => delete stored[key],
    })
    vi.stubGlobal('localStorage', stored)
  })
  afterEach(() => void vi.unstubAllGlobals())
  return network
}

/** Opens the staff's product table on a device, without a page: the list as it is stored now, and the saves of its rows. */
export async function openProductTable(client: Client, network: Network, account = staff.username) {
  const api = makeApi(async ({ method, address, headers, body }) => {
    if (network.state === 'offline') throw new CallError(NO_CONNECTION, 'offline')
    const answer = await (method === 'GET' ? client.get(address) : client[method === 'PUT' ? 'put' : 'post'](address, body, headers))
    if (network.state === 'loses' && method !== 'GET') throw new CallError(NO_CONNECTION, 'lost')
    return { status: answer.statusCode, statusText: '', text: answer.body }
  })
  const list = (await client.get(`${listProductRows.path}?view=list`)).json<ProductListRow[]>()
  const rows = new Map(list.map((row) => [row.id, row]))
  const sheet = createSheetSaving({
    account,
    find: (id) => rows.get(id),
    show: (product: StaffProduct) => void rows.set(product.id, toProductListRow(product, 'de')),
    showAll: (changes) => {
      for (const [id, change] of changes) rows.set(id, { ...(rows.get(id) as ProductListRow), ...change })
    },
    send: (id, body, key) => api.call(changeProduct, { params: { id }, body, headers: { 'idempotency-key': key } }),
    load: (id) => api.call(getProductById, { params: { id } }),
    sendAll: (body, key) => api.call(changeProducts, { body, headers: { 'idempotency-key': key } }),
  })
  sheet.takeUp([...rows.keys()])
  const row = (id: number) => rows.get(id) as ProductListRow
  const settled = async (id: number) => {
    // A save begins in a microtask.
    await new Promise((resolve) => setTimeout(resolve))
    await vi.waitFor(() => expect(sheet.get(id).progress).not.toBe('saving'))
  }
  await Promise.all([...rows.keys()].map(settled))
  return {
    ...{ sheet, row, settled },
    /** Types into a cell and leaves it. */
    async type(id: number, column: 'price' | 'stock' | 'position', text: string) {
      sheet.type(row(id), column, text)
      sheet.save(id, column)
      await settled(id)
    },
  }
}
