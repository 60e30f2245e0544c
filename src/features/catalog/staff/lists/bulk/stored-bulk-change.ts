import { createPendingWrites, type PendingStorage, type PendingWrite } from '#api/pending-writes.ts'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'
import { draftKey } from '#ui/staff/typed/draft.ts'
import { tellWorkChanged } from '#ui/staff/typed/stored-work.ts'
import type { BulkInput } from '../../../product/bulk/bulk.contract.ts'

/** A bulk change of chosen products. `versions` lets the server refuse products that changed after the preview. */
export type ChosenChange = Required<Pick<BulkInput, 'changes' | 'versions' | 'keepIncomplete'>> & { ids: number[] }

/** Drafts are listed on the dashboard, where the unanswered change can be discarded too. */
const STORAGE_KEY = draftKey('bulk-change', undefined)
/** The pending write of a browser that stores nothing; it lasts as long as the page. */
let inMemory: PendingWrite<ChosenChange> | undefined

const storage: PendingStorage<ChosenChange> = {
  read: readPending,
  keep(pending) {
    const isStored = pending
      ? writeStored(STORAGE_KEY, JSON.stringify({ savedAt: new Date().toISOString(), pending }))
      : dropStored(STORAGE_KEY)
    inMemory = isStored ? undefined : pending
    tellWorkChanged()
  },
}

/** The unanswered bulk change, stored on this device: after a reload it is sent again with the same key. */
export const bulkWrites = createPendingWrites(storage)
/** Forgets the unanswered change. The server may have made it nevertheless. */
export const discardBulkChange = (): void => storage.keep(undefined)

/** Number of products of the unanswered bulk change; 0 if there is none. */
export const countPending = (): number => readPending()?.body.ids.length ?? 0

function readPending(): PendingWrite<ChosenChange> | undefined {
  if (inMemory) return inMemory
  const { key, body } = Object(Object(parseJson(readStored(STORAGE_KEY))).pending) as Partial<PendingWrite<Partial<ChosenChange>>>
  if (typeof key !== 'string' || !body || !Array.isArray(body.ids) || !body.changes || !body.versions) return undefined
  return { key, body: body as ChosenChange }
}
