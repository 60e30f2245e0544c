import { createHash, randomBytes } from 'node:crypto'
import { type BrotliOptions, brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type CachedResponse, createCachedResponse, queueCompression } from './cached-response.server.ts'
import { createDictionaries } from './dictionaries.server.ts'

/** Resolves when all queued compressions are done: the queue runs one at a time. */
const queueIsEmpty = () => queueCompression(async () => {})

const words = Array.from({ length: 400 }, (_, n) => createHash('md5').update(`${n}`).digest('hex'))
/** Creates a page that equals the others except for its name and `own` random bytes. */
const page = (name: string, own = 30): CachedResponse =>
  createCachedResponse(200, {}, Buffer.from(`<h1>${name}</h1>${words.join(' ')}${randomBytes(own).toString('hex')}`))
const hashOf = ({ body }: CachedResponse) => createHash('sha256').update(body).digest('base64')

function read(answer: Buffer | undefined, held: CachedResponse): string {
  if (!answer) throw new Error('no answer')
  expect(answer.subarray(0, 4).toString('hex')).toBe('ff444342')
  expect(answer.subarray(4, 36).toString('base64')).toBe(hashOf(held))
  return brotliDecompressSync(answer.subarray(36), { dictionary: held.body } as BrotliOptions).toString()
}

test('a document compressed against the one before it takes less than a tenth of the bytes', async () => {
  const [first, later] = [page('first'), page('later')]
  const memory = createDictionaries()
  memory.note(first)
  const answer = await memory.compress(later, hashOf(first))
  expect(read(answer, first)).toBe(later.body.toString())
  expect(answer?.length).toBeLessThan((later.br?.length ?? 0) / 10)
  expect(answer?.buffer.byteLength).toBe(answer?.length)
})

test('simultaneous and repeated requests get the same bytes', async () => {
  const [first, later] = [page('first'), page('later')]
  const memory = createDictionaries()
  memory.note(first)
  const both = [memory.compress(later, hashOf(first)), memory.compress(later, hashOf(first))]
  expect(both[0]).toBe(both[1])
  const again = memory.compress(later, hashOf(first))
  expect(again).toBe(both[0])
  const ready = await again
  expect(memory.compress(later, hashOf(first))).toBe(ready)
})

test('a repeated document is compressed further and decodes to the same text', async () => {
  const [first, later] = [page('first'), page('later', 3000)]
  const memory = createDictionaries()
  memory.note(first)
  const quick = await memory.compress(later, hashOf(first))
  await queueIsEmpty()
  expect(memory.compress(later, hashOf(first))).toBe(quick)
  await queueIsEmpty()
  const best = await memory.compress(later, hashOf(first))
  expect(best?.length).toBeLessThan(quick?.length ?? 0)
  expect(read(best, first)).toBe(later.body.toString())
})

test('a document that was never sent is no dictionary', () => {
  const [first, later] = [page('first'), page('later')]
  expect(createDictionaries().compress(later, hashOf(first))).toBeUndefined()
})

test('a hundred thousand unknown dictionaries use no memory', () => {
  const [first, later] = [page('first'), page('later')]
  const memory = createDictionaries()
  memory.note(first)
  const before = memory.bytes
  for (let n = 0; n < 100_000; n += 1) expect(memory.compress(later, createHash('sha256').update(`${n}`).digest('base64'))).toBeUndefined()
  expect(memory.bytes).toBe(before)
})

test('documents with outdated prices are kept until newer ones need the space', async () => {
  const pages = [page('1'), page('2'), page('3')] as const
  const room = pages.reduce((sum, { br }) => sum + (br?.length ?? 0), 0)
  const memory = createDictionaries(room)
  for (const one of pages) memory.note(one)
  // The first page is sent again, so the second is now the least recently used.
  memory.note(pages[0])
  const later = page('4')
  memory.note(later)
  expect(memory.bytes).toBeLessThanOrEqual(room)
  expect(memory.compress(later, hashOf(pages[1]))).toBeUndefined()
  expect(read(await memory.compress(later, hashOf(pages[0])), pages[0])).toBe(later.body.toString())
})

test('responses are cached up to a limit, and made again beyond it', async () => {
  const first = page('first')
  const memory = createDictionaries(1_000_000, 2000)
  memory.note(first)
  const held = memory.bytes
  const pages = Array.from({ length: 20 }, (_, n) => page(`${n}`, 300))
  for (const one of pages) expect(read(await memory.compress(one, hashOf(first)), first)).toBe(one.body.toString())
  expect(memory.bytes - held).toBeLessThanOrEqual(2000)
})

test('only eight compressions run at once; further requests get none', async () => {
  const first = page('first')
  const memory = createDictionaries()
  memory.note(first)
  const answers = Array.from({ length: 50 }, (_, n) => memory.compress(page(`${n}`), hashOf(first)))
  expect(answers.filter((answer) => answer !== undefined)).toHaveLength(8)
  await Promise.all(answers)
  expect(memory.compress(page('after it'), hashOf(first))).toBeDefined()
})

test('documents of the same length in two languages are different dictionaries', async () => {
  const [held, spanish, english] = [page('held'), page('Baterías'), page('Batteries')]
  const memory = createDictionaries()
  memory.note(held)
  for (const one of [spanish, english]) expect(read(await memory.compress(one, hashOf(held)), held)).toBe(one.body.toString())
})
