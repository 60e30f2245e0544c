import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRenditionCache } from './rendition-cache.server.ts'

const key = `ab${'0'.repeat(24)}`
const picture = Buffer.from('a picture')
let folder: string
let warnings: string[]
const log = { warn: (_: unknown, text: string) => warnings.push(text) } as unknown as FastifyBaseLogger

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'renditions-'))
  warnings = []
})
afterEach(() => rmSync(folder, { recursive: true }))

function maker() {
  let made = 0
  const make = async () => {
    made += 1
    return picture
  }
  return { make, count: () => made }
}

test('a rendition requested twenty times at once is made once', async () => {
  const renditions = await openRenditionCache(folder, log)
  const { make, count } = maker()
  const answers = await Promise.all(Array.from({ length: 20 }, () => renditions.get(key, '240.jpg', make)))
  expect(answers.every((answer) => answer.equals(picture))).toBe(true)
  await renditions.get(key, '240.jpg', make)
  expect(count()).toBe(1)
  await renditions.get(key, '480.jpg', make)
  expect(count()).toBe(2)
})

test('a failed rendition is tried again', async () => {
  const renditions = await openRenditionCache(folder, log)
  await expect(renditions.get(key, '240.jpg', () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
  expect(await renditions.get(key, '240.jpg', maker().make)).toEqual(picture)
})

test('a rendition left empty by a power cut is made again', async () => {
  const renditions = await openRenditionCache(folder, log)
  await renditions.get(key, '240.jpg', maker().make)
  const file = join(folder, '1', 'ab', key, '240.jpg')
  truncateSync(file)
  expect(await renditions.get(key, '240.jpg', maker().make)).toEqual(picture)
  expect(readFileSync(file)).toEqual(picture)
})

test('visitors get pictures even if the disk is full, which is logged once', async () => {
  const renditions = await openRenditionCache(folder, log)
  // A file in place of the folder simulates a full disk. Missing permissions would not stop root.
  rmSync(folder, { recursive: true })
  writeFileSync(folder, '')
  const { make, count } = maker()
  for (let times = 0; times < 3; times += 1) expect(await renditions.get(key, '240.jpg', make)).toEqual(picture)
  expect(count()).toBe(3)
  expect(warnings).toEqual(['resized pictures cannot be stored on the disk'])
})

test('unfinished renditions are removed at the start', async () => {
  mkdirSync(join(folder, 'unfinished'))
  writeFileSync(join(folder, 'unfinished', 'orphan'), 'half a pic')
  const renditions = await openRenditionCache(folder, log)
  expect(readdirSync(folder)).toEqual([])
  await renditions.get(key, '240.jpg', maker().make)
  expect(readdirSync(join(folder, 'unfinished'))).toEqual([])
})
