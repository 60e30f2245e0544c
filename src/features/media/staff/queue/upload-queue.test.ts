import { expect, test, vi } from 'vitest'
import { CallError, NO_CONNECTION } from '#api/error-body.ts'
import { messageOf } from '#api/refusals.ts'
import { listeners } from '#kit/observable.ts'
import { ok } from '#kit/result.ts'
import type { UploadedImage } from '../../image.contract.ts'
import type { FailedFile } from './stored-failure.ts'
import { type QueueDependencies, uploadQueue } from './upload-queue.ts'
import type { UndescribedPicture, WaitingFile, WaitingFiles } from './waiting-files.ts'

/** A device whose store outlives the pages opened on it. */
function device() {
  const waiting = new Map<string, WaitingFile>()
  const arrived = new Map<string, string>()
  const failed = new Map<string, FailedFile>()
  const undescribed = new Map<string, UndescribedPicture>()
  const store: WaitingFiles = {
    list: async () => [...waiting.values()],
    isWaiting: async (id) => waiting.has(id),
    findArrived: async (id) => arrived.get(id),
    keep: async (file) => waiting.set(file.id, file).size > 0,
    async settle(id, taken) {
      waiting.delete(id)
      failed.delete(id)
      if (taken) arrived.set(id, taken.url)
      if (taken?.undescribed) undescribed.set(id, taken.undescribed)
    },
    listFailed: async () => [...failed.values()],
    keepFailed: async (file) => void failed.set(file.id, structuredClone(file)),
    listUndescribed: async () => [...undescribed.values()],
    async forgetUndescribed(forgotten) {
      for (const id of forgotten) undescribed.delete(id)
    },
  }
  return { store, waiting }
}

let ids = 0
const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg' })
const pictureOf = (name: string) => ({ id: 1, url: `/media/${name}`, wasKnown: false }) as UploadedImage
const connection = listeners()

const page = (parts: Pick<QueueDependencies, 'store' | 'send'> & Partial<QueueDependencies>) =>
  uploadQueue({
    prepare: async (file) => ok(file),
    hold: async () => () => {},
    makeId: () => `id-${++ids}`,
    onConnection: connection.subscribe,
    ...parts,
  })

const noLine = async () => {
  throw new CallError(NO_CONNECTION, 'no connection')
}

test('sends two files at a time, each with its own key, and then deletes them from the device', async () => {
  const { store, waiting } = device()
  const [sent, most] = [[] as string[], { under: 0, way: 0 }]
  const queue = page({
    store,
    async send({ id, file }) {
      sent.push(id)
      most.under += 1
      most.way = Math.max(most.way, most.under)
      await Promise.resolve()
      most.under -= 1
      return pictureOf(file.name)
    },
  })
  queue.start()
  const added = queue.add(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map(photo), 1000)
  expect(await Promise.all(added.map(queue.outcome))).toEqual(['a', 'b', 'c', 'd'].map((name) => `/media/${name}.jpg`))
  expect([sent.sort(), most.way, waiting.size]).toEqual([[...added].sort(), 2, 0])
})

test('retries with the same key when the connection returns', async () => {
  const { store } = device()
  const keys: string[] = []
  let isOnline = false
  const queue = page({
    store,
    async send({ id, file }) {
      keys.push(id)
      return isOnline ? pictureOf(file.name) : noLine()
    },
  })
  queue.start()
  const [id = ''] = queue.add([photo('a.jpg')], 1000)
  await expect.poll(() => queue.pause()).toBe('connection')
  isOnline = true
  connection.tell()
  expect(await queue.outcome(id)).toBe('/media/a.jpg')
  expect(keys).toEqual([id, id])
})

test('sends files that a closed page has left, and later pages find their pictures', async () => {
  const { store, waiting } = device()
  const before = page({ store, send: noLine })
  before.start()
  const [id = ''] = before.add([photo('a.jpg')], 1000)
  await expect.poll(() => before.pause() && waiting.size).toBe(1)

  const later = page({ store, send: async ({ file }) => pictureOf(file.name) })
  later.start()
  expect(await later.outcome(id)).toBe('/media/a.jpg')
  expect(await page({ store, send: noLine }).outcome(id)).toBe('/media/a.jpg')
  expect(await page({ store, send: noLine }).outcome('id-unknown')).toBeUndefined()
})

test('does not send a file that another tab has locked', async () => {
  const { store } = device()
  const tab = page({ store, send: noLine })
  tab.start()
  tab.add([photo('a.jpg')], 1000)
  await expect.poll(() => tab.pause()).toBe('connection')
  const other = page({ store, send: noLine, hold: async () => undefined })
  other.start()
  await Promise.resolve()
  expect(other.get()).toEqual([])
})

test('takes over the files of another open tab as soon as that tab is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { store } = device()
  const tab = page({ store, send: noLine })
  const end = tab.start()
  const [id = ''] = tab.add([photo('a.jpg')], 1000)
  await vi.waitUntil(() => tab.pause())
  let isClosed = false
  const hold = async () => (isClosed ? () => {} : undefined)
  const other = page({ store, send: async ({ file }) => pictureOf(file.name), hold })
  other.start()
  await vi.advanceTimersByTimeAsync(10)
  expect(other.get()).toEqual([])
  end()
  isClosed = true
  await vi.advanceTimersByTimeAsync(4000)
  expect(await other.outcome(id)).toBe('/media/a.jpg')
  vi.useRealTimers()
})

test('continues once somebody signs in again', async () => {
  const { store } = device()
  let isSignedIn = false
  const queue = page({
    store,
    async send({ file }) {
      if (!isSignedIn) throw new CallError(401, 'signed out')
      return pictureOf(file.name)
    },
  })
  const end = queue.start()
  const [id = ''] = queue.add([photo('a.jpg')], 1000)
  await expect.poll(() => queue.pause()).toBe('signIn')
  end()
  isSignedIn = true
  queue.start()
  expect(await queue.outcome(id)).toBe('/media/a.jpg')
})

test('a file that cannot be read any more fails, and the others are sent', async () => {
  const { store } = device()
  const queue = page({
    store,
    async prepare(file) {
      if (file.name === 'gone.jpg') throw new DOMException('gone', 'NotReadableError')
      return ok(file)
    },
    send: async ({ file }) => pictureOf(file.name),
  })
  queue.start()
  const ids = queue.add(['gone.jpg', 'b.jpg'].map(photo), 1000)
  expect(await Promise.all(ids.map(queue.outcome))).toEqual([undefined, '/media/b.jpg'])
})

test('a file that the server fails to store does not delay the others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { store } = device()
  const queue = page({
    store,
    async send({ file }) {
      if (file.name.startsWith('bad')) throw new CallError(500, 'broken')
      return pictureOf(file.name)
    },
  })
  queue.start()
  const added = queue.add(['bad-1.jpg', 'bad-2.jpg', 'good.jpg'].map(photo), 1000)
  await vi.waitUntil(() => queue.pause())
  expect(queue.pause()).toBe('server')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await queue.outcome(added[2] ?? '')).toBe('/media/good.jpg')
  await queue.cancel(added)
  vi.useRealTimers()
})

test('a cancelled transfer is ended, and the next upload starts', async () => {
  const { store } = device()
  const stopped: string[] = []
  const queue = page({
    store,
    send: ({ id, file }, _, { signal }) =>
      new Promise((resolve, reject) => {
        if (file.name === 'last.jpg') return resolve(pictureOf(file.name))
        signal.addEventListener('abort', () => {
          stopped.push(id)
          reject(signal.reason)
        })
      }),
  })
  queue.start()
  const [first = '', second = '', last = ''] = queue.add(['a.jpg', 'b.jpg', 'last.jpg'].map(photo), 1000)
  await expect.poll(() => queue.get().map(({ state }) => state)).toEqual(['sending', 'sending', 'waiting'])
  await queue.cancel([first, second])
  expect(await queue.outcome(last)).toBe('/media/last.jpg')
  expect([stopped, queue.pause()]).toEqual([[first, second], undefined])
})

test('a refused file fails with its reason, and a cancelled file is deleted', async () => {
  const { store, waiting } = device()
  const refused = page({
    store,
    send: async () => {
      throw new CallError(400, 'no picture', { error: 'no picture' })
    },
  })
  refused.start()
  const [id = ''] = refused.add([photo('a.jpg')], 1000)
  expect(await refused.outcome(id)).toBeUndefined()
  expect(refused.get()).toMatchObject([{ state: 'failed', problem: { error: { status: 400 } } }])

  const offline = page({ store, send: noLine })
  offline.start()
  const [other = ''] = offline.add([photo('b.jpg')], 1000)
  await expect.poll(() => waiting.size).toBe(1)
  await offline.cancel([other])
  expect(await offline.outcome(other)).toBeUndefined()
  expect(waiting.size).toBe(0)
})

test('a failed file is listed after a reload too, until the user dismisses it', async () => {
  const { store } = device()
  const refuse = async () => {
    throw new CallError(400, 'no picture', { error: 'Das ist kein Bild.' })
  }
  const queue = page({ store, send: refuse })
  queue.start()
  const [id = ''] = queue.add([photo('carta.jpg')], 1000)
  expect(await queue.outcome(id)).toBeUndefined()
  queue.refuse([{ file: photo('plan.pdf'), problem: 'invalid' }])

  const later = page({ store, send: refuse })
  later.start()
  await expect
    .poll(() => later.get().map(({ name, state, isReported }) => [name, state, isReported]))
    .toEqual([
      ['carta.jpg', 'failed', true],
      ['plan.pdf', 'failed', true],
    ])
  const [refused, invalid] = later.get().map(({ problem }) => problem)
  expect(refused && 'error' in refused && messageOf(refused.error)).toBe('Das ist kein Bild.')
  expect(invalid).toEqual({ file: 'invalid' })
  await later.cancel(later.get().map((upload) => upload.id))
  expect(await store.listFailed()).toEqual([])
})

test('an undescribed picture is listed after a reload too, until the user has decided about it', async () => {
  const { store } = device()
  const undescribed = { id: 1, url: '/media/a', wasKnown: false, altDe: '', altEs: '', altEn: '' } as UploadedImage
  const queue = page({ store, send: async () => undescribed })
  queue.start()
  const subject = { de: 'Modul', es: 'Módulo', en: '' }
  const [id = ''] = queue.add([photo('a.jpg')], 1000, subject)
  await queue.outcome(id)
  const later = page({ store, send: async () => undescribed })
  expect(await later.listUndescribed()).toEqual([{ id, name: 'a.jpg', subject, image: undescribed }])
  await later.forgetUndescribed([id])
  expect(await later.listUndescribed()).toEqual([])
})
