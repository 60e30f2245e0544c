import { createPendingWrites, type PendingStorage, type PendingWrite } from '#api/pending-writes.ts'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'
import { accountDraftKey } from '#ui/staff/typed/draft.ts'
import { tellWorkChanged } from '#ui/staff/typed/stored-work.ts'
import type { BulkInput } from '../../../product/bulk/bulk.contract.ts'

/** A bulk change of chosen products. `versions` lets the server refuse products that changed after the preview. */
export type ChosenChange = Required<Pick<BulkInput, 'changes' | 'versions' | 'keepIncomplete'>> & { ids: number[] }

/** Drafts are listed on the dashboard, where the unanswered change can be discarded too. */
const keyOf = (account: string) => accountDraftKey(account, 'bulk-change', undefined)
/** Pending writes by account, of a browser that stores nothing; they last as long as the page. */
const inMemory = new Map<string, PendingWrite<ChosenChange>>()

const storageOf = (account: string): PendingStorage<ChosenChange> => ({
  read: () => readPending(account),
  keep(pending) {
    const isStored = pending
      ? writeStored(keyOf(account), JSON.stringify({ savedAt: new Date().toISOString(), pending }))
      : dropStored(keyOf(account))
    if (isStored || !pending) inMemory.delete(account)
    else inMemory.set(account, pending)
    tellWorkChanged()
  },
})

/** The unanswered bulk change of an account, stored on this device: after a reload it is sent again with the same key. */
export const bulkWritesOf = (account: string) => createPendingWrites(storageOf(account))
/** Forgets the unanswered change. The server may have made it nevertheless. */
export const discardBulkChange = (account: string): void => storageOf(account).keep(undefined)

/** Number of products of the unanswered bulk change; 0 if there is none. */
export const countPending = (account: string): number => readPending(account)?.body.ids.length ?? 0

function readPending(account: string): PendingWrite<ChosenChange> | undefined {
  const known = inMemory.get(account)
  if (known) return known
  const { key, body } = Object(Object(parseJson(readStored(keyOf(account)))).pending) as Partial<PendingWrite<Partial<ChosenChange>>>
  if (typeof key !== 'string' || !body || !Array.isArray(body.ids) || !body.changes || !body.versions) return undefined
  return { key, body: body as ChosenChange }
}
