import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorkProcess, WorkProcessCrash } from './work-process.server.ts'

type Work = {
  pid(): number
  echo(bytes: Uint8Array): Uint8Array
  fail(words: string): never
  die(): never
  dieOnce(trace: string): string
  mostAtOnce(): number
}

const door = pathToFileURL(resolve('src/platform/answer-work.server.ts')).href
const source = `
import { existsSync, writeFileSync } from 'node:fs'
import { answerWork } from '${door}'
let [running, most] = [0, 0]
answerWork({
  mostAtOnce: async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    return most
  },
  pid: () => process.pid,
  echo: (bytes) => bytes,
  fail: (words) => { throw new Error(words) },
  die: () => process.kill(process.pid, 'SIGKILL'),
  dieOnce: (trace) => {
    if (existsSync(trace)) return 'done'
    writeFileSync(trace, '')
    process.kill(process.pid, 'SIGKILL')
    return new Promise(() => {})
  },
})
`

describe('a work process', () => {
  let folder: string
  let file: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'work-'))
    file = join(folder, 'work.mjs')
    writeFileSync(file, source)
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  const process_ = (atOnce = 2, idleMs = 60_000) => createWorkProcess<Work>(file, { atOnce, idleMs })

  test('is a separate process that stays the same while there is work', async () => {
    const { run } = process_()
    const [first, second] = await Promise.all([run('pid', async () => []), run('pid', async () => [])])
    expect(first).not.toBe(process.pid)
    expect(second).toBe(first)
  })

  test('returns bytes unchanged', async () => {
    const bytes = Buffer.from([0, 1, 2, 255]).subarray(1)
    const back = await process_().run('echo', async () => [bytes])
    expect(Buffer.isBuffer(back)).toBe(true)
    expect([...back]).toEqual([1, 2, 255])
  })

  test('reports an error and goes on', async () => {
    const { run } = process_()
    await expect(run('fail', async () => ['no picture'])).rejects.toThrow('no picture')
    expect(await run('pid', async () => [])).toBeGreaterThan(0)
  })

  test('repeats work that crashed it, in a new process, together with the work in progress', async () => {
    const { run } = process_()
    const before = await run('pid', async () => [])
    const [done, after] = await Promise.all([run('dieOnce', async () => [join(folder, 'trace')]), run('pid', async () => [])])
    expect(done).toBe('done')
    expect(await run('pid', async () => [])).not.toBe(before)
    expect(after).toBeGreaterThan(0)
  })

  test('gives up work that crashes it twice and accepts the next', async () => {
    const { run } = process_()
    await expect(run('die', async () => [])).rejects.toBeInstanceOf(WorkProcessCrash)
    expect(await run('pid', async () => [])).toBeGreaterThan(0)
  })

  test('ignores signals sent to the whole terminal group, so the shop still answers waiting requests', async () => {
    const { run } = process_()
    const pid = await run('pid', async () => [])
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.kill(pid, signal)
      expect(await run('pid', async () => [])).toBe(pid)
    }
  })

  test('reports in one line that it reached its limit of memory', () => {
    const greedy = join(folder, 'greedy.mjs')
    const shop = join(folder, 'shop.mjs')
    writeFileSync(greedy, `import { answerWork } from '${door}'\nanswerWork({ fill: () => { for (const all = [];;) all.push([all]) } })`)
    const creator = pathToFileURL(resolve('src/platform/work-process.server.ts')).href
    const options = { atOnce: 1, attempts: 1, heapMegabytes: 20 }
    writeFileSync(
      shop,
      `import { createWorkProcess } from '${creator}'
      const { run } = createWorkProcess('${greedy}', ${JSON.stringify(options)})
      await run('fill', async () => []).catch(({ name }) => console.log(name))`,
    )
    const { stdout, stderr } = spawnSync(process.execPath, [shop], { encoding: 'utf8' })
    expect([stdout, stderr]).toEqual(['WorkProcessCrash\n', expect.stringMatching(/^\S+ ended with SIG\w+\n$/)])
  })

  test('ends when it is idle, and starts again', async () => {
    const { run } = process_(1, 1)
    const first = await run('pid', async () => [])
    await expect.poll(() => isAlive(first), { timeout: 15_000 }).toBe(false)
    expect(await run('pid', async () => [])).not.toBe(first)
  })

  test('receives a limited number of tasks at once, in order of request', async () => {
    const { run } = process_(2)
    const order: number[] = []
    const most = await Promise.all(
      Array.from({ length: 9 }, async (_, number) => {
        const prepare = async (): Promise<[]> => {
          order.push(number)
          if (number === 3) throw new Error('this one has nothing to give')
          return []
        }
        return run('mostAtOnce', prepare).catch(() => 0)
      }),
    )
    expect(Math.max(...most)).toBe(2)
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
