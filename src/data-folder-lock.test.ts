import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { type DataFolderLock, lockDataFolder } from './data-folder-lock.ts'

let dataDir: string
let locks: DataFolderLock[]
let holders: ChildProcess[]
beforeEach(() => {
  dataDir = mkdtempSync(join(inject('runFolder'), 'lock-'))
  locks = []
  holders = []
})
afterEach(() => {
  for (const lock of locks) lock.release()
  for (const holder of holders) holder.kill('SIGKILL')
  rmSync(dataDir, { recursive: true })
})

const impatient = { endingMs: 0, graceMs: 0, pollMs: 1 }
const untilFree = { endingMs: 60_000, graceMs: 60_000, pollMs: 1 }

async function lock(waits = impatient, print: (sentence: string) => void = () => {}): Promise<DataFolderLock> {
  const taken = await lockDataFolder(dataDir, { address: 'http://127.0.0.1:3000', print, waits })
  locks.push(taken)
  return taken
}
const refusal = (waits = impatient): Promise<string> =>
  lock(waits).then(
    () => 'locked',
    (error: Error) => `${error.name}: ${error.message}`,
  )

/** Starts another process that locks the folder until it is killed. */
async function lockElsewhere(): Promise<ChildProcess> {
  const script = `
    import { lockDataFolder } from '#src/data-folder-lock.ts'
    await lockDataFolder(${JSON.stringify(dataDir)}, { address: 'http://127.0.0.1:4000', print: () => {} })
    console.log('locked')
    setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  holders.push(holder)
  await once(holder.stdout, 'data')
  return holder
}

test('a second server is refused with the process that holds the folder', async () => {
  const holder = await lockElsewhere()
  expect(await refusal()).toMatch(
    new RegExp(
      `^DatabaseProblem: The data folder ${dataDir} belongs to a server that is running: process ${holder.pid}, since \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC, at http://127.0.0.1:4000\\. .*kill ${holder.pid}.*DATA_DIR`,
    ),
  )
})

test('a killed server leaves the folder free, whatever its description shows', async () => {
  const holder = await lockElsewhere()
  const gone = once(holder, 'exit')
  holder.kill('SIGKILL')
  await gone
  // Now lock.json has the id of another running process, as if the system had reused the id.
  const left = JSON.parse(readFileSync(join(dataDir, 'lock.json'), 'utf8'))
  writeFileSync(join(dataDir, 'lock.json'), JSON.stringify({ ...left, pid: process.ppid }))
  expect(await refusal()).toBe('locked')
  expect(JSON.parse(readFileSync(join(dataDir, 'lock.json'), 'utf8'))).toMatchObject({ pid: process.pid, address: 'http://127.0.0.1:3000' })
})

test('a folder that cannot be created is refused with the name of its variable', async () => {
  const file = join(dataDir, 'a-file')
  writeFileSync(file, '')
  const places = [join(file, 'data'), ...(process.platform === 'linux' ? ['/proc/nope/data'] : [])]
  for (const place of places)
    await expect(lockDataFolder(place, { address: '', print: () => {} })).rejects.toThrow(/cannot be written[\s\S]*DATA_DIR/)
})

test('a server in another container is named by its host, since process ids repeat there', async () => {
  await lock()
  writeFileSync(
    join(dataDir, 'lock.json'),
    readFileSync(join(dataDir, 'lock.json'), 'utf8').replace(/"host":"[^"]*"/, '"host":"shop-7f3a"'),
  )
  const message = await refusal()
  expect(message).toContain('on the machine or container shop-7f3a')
  expect(message).not.toContain('kill')
})

test('a locked folder without a readable description is refused too', async () => {
  await lock()
  writeFileSync(join(dataDir, 'lock.json'), '{"pid":')
  expect(await refusal()).toMatch(/belongs to a server that is running/)
})

test('a server that is ending is waited for, with one message to the operator', async () => {
  const before = await lock()
  before.describe({ isEnding: true })
  const said: string[] = []
  const after = lock(untilFree, (sentence) => said.push(sentence))
  await expect.poll(() => said).toEqual([expect.stringContaining(`process ${process.pid}`)])
  before.release()
  await after
  expect(said).toHaveLength(1)
  // A third server gets the description of the new server, which is not ending.
  expect(await refusal({ ...untilFree, graceMs: 0 })).toMatch(/belongs to a server that is running/)
})

test('a server that is ending is waited for also once it has removed its description', async () => {
  const before = await lock()
  before.describe({ isEnding: true })
  await lock({ ...untilFree, graceMs: 0 }, () => {
    rmSync(join(dataDir, 'lock.json'))
    setTimeout(before.release, 50)
  })
})

test('a description that cannot be removed does not prevent an orderly shutdown', async () => {
  const before = await lock()
  rmSync(join(dataDir, 'lock.json'))
  // Makes the removal fail even for root: the name belongs to a folder.
  mkdirSync(join(dataDir, 'lock.json'))
  before.release()
  await lock()
})

test('a server that takes too long to end is reported as running', async () => {
  const before = await lock()
  before.describe({ isEnding: true })
  expect(await refusal({ ...untilFree, endingMs: 50 })).toMatch(/belongs to a server that is running/)
})
