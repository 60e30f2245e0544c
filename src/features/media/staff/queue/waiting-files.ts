import type { Language } from '#i18n/language.ts'
import type { UploadedImage } from '../../image.contract.ts'
import type { FailedFile } from './stored-failure.ts'

/** A prepared picture that waits for its upload; it stays until the server has answered. */
export type WaitingFile = {
  id: string
  file: File
  originalBytes: number
  maxBytes: number
  /** Name of the product that the picture is for. */
  subject: PictureSubject | undefined
  addedAt: string
}
/** Name of a product in each language; '' if it has none. */
export type PictureSubject = Record<Language, string>

/** An upload that the server has stored, with the picture's address for a form that was closed meanwhile. */
type ArrivedFile = ArrivedPicture & { id: string; arrivedAt: string }
type ArrivedPicture = { url: string; undescribed?: UndescribedPicture | undefined }
/** An uploaded picture without a description, with file name and product, from which a description is suggested. */
export type UndescribedPicture = { id: string; name: string; subject: PictureSubject | undefined; image: UploadedImage }

/**
 * Store of this device's uploads, which outlives a closed page and a restart. If the browser cannot store files, its lists are
 * empty and `keep` returns false.
 */
export type WaitingFiles = {
  list(): Promise<WaitingFile[]>
  isWaiting(id: string): Promise<boolean>
  findArrived(id: string): Promise<string | undefined>
  /** @returns false if the device cannot store it */
  keep(file: WaitingFile): Promise<boolean>
  /** Deletes the waiting file, or the record of its failure. @param arrived its picture, if the server has stored it */
  settle(id: string, arrived: ArrivedPicture | undefined, now: Date): Promise<void>
  listFailed(): Promise<FailedFile[]>
  keepFailed(file: FailedFile): Promise<void>
  /** Pictures uploaded from this device without a description, until the user has decided about it. */
  listUndescribed(): Promise<UndescribedPicture[]>
  forgetUndescribed(ids: readonly string[]): Promise<void>
}

const NAME = 'photos'
const WAITING = 'waiting'
const ARRIVED = 'arrived'
const FAILED = 'failed'
/** Days for which a form's draft can still find the picture of its upload. */
const ARRIVED_DAYS = 30

/** The store in this browser's IndexedDB. */
export function openWaitingFiles(): WaitingFiles {
  let opened: Promise<IDBDatabase> | undefined
  const open = () => (opened ??= openDatabase())

  /** Runs a request in its own transaction; undefined if the browser cannot store. */
  async function run<Answer>(
    store: string,
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest,
  ): Promise<Answer | undefined> {
    try {
      const transaction = (await open()).transaction(store, mode)
      const request = ask(transaction.objectStore(store))
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
        transaction.onerror = () => reject(transaction.error)
      })
      return request.result as Answer
    } catch {
      return undefined
    }
  }

  const listArrived = async () => (await run<ArrivedFile[]>(ARRIVED, 'readonly', (store) => store.getAll())) ?? []

  return {
    list: async () => {
      const all = (await run<WaitingFile[]>(WAITING, 'readonly', (store) => store.getAll())) ?? []
      return all.sort((one, other) => one.addedAt.localeCompare(other.addedAt))
    },
    isWaiting: async (id) => ((await run<number>(WAITING, 'readonly', (store) => store.count(id))) ?? 0) > 0,
    findArrived: async (id) => (await run<ArrivedFile>(ARRIVED, 'readonly', (store) => store.get(id)))?.url,
    keep: async (file) => (await run(WAITING, 'readwrite', (store) => store.put(file))) !== undefined,
    async settle(id, taken, now) {
      // The address is stored first: if the page is closed in between, the file is sent again with the same key.
      const arrived = taken && ({ ...taken, id, arrivedAt: now.toISOString() } satisfies ArrivedFile)
      if (arrived) await run(ARRIVED, 'readwrite', (store) => store.put(arrived))
      await run(WAITING, 'readwrite', (store) => store.delete(id))
      await run(FAILED, 'readwrite', (store) => store.delete(id))
      const old = new Date(now.getTime() - ARRIVED_DAYS * 86_400_000).toISOString()
      for (const one of await listArrived()) if (one.arrivedAt < old) await run(ARRIVED, 'readwrite', (store) => store.delete(one.id))
    },
    listFailed: async () => (await run<FailedFile[]>(FAILED, 'readonly', (store) => store.getAll())) ?? [],
    async keepFailed(file) {
      await run(FAILED, 'readwrite', (store) => store.put(file))
    },
    listUndescribed: async () => (await listArrived()).flatMap(({ undescribed }) => undescribed ?? []),
    async forgetUndescribed(ids) {
      for (const { undescribed, ...arrived } of await listArrived())
        if (undescribed && ids.includes(arrived.id)) await run(ARRIVED, 'readwrite', (store) => store.put(arrived))
    },
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 2)
    request.onupgradeneeded = () => {
      const { objectStoreNames } = request.result
      for (const store of [WAITING, ARRIVED, FAILED])
        if (!objectStoreNames.contains(store)) request.result.createObjectStore(store, { keyPath: 'id' })
    }
    request.onsuccess = () => {
      // Closes this connection for a page with a newer version of the database, which would wait for it otherwise.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('the store is blocked'))
  })
}
