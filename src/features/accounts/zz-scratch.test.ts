import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { countAttempt } from '#platform/rate-limit.server.ts'
import { databases } from '#tests/databases.ts'
import { strangersTry } from './sign-in-limits.server.ts'

for (const database of databases)
  test(`100,000 on ${database.name}`, async () => {
    const { opened, remove } = await database.make()
    const secret = randomBytes(32).toString('hex')
    const now = new Date()
    const began = performance.now()
    let refused = 0
    for (let at = 0; at < 100_000; at += 20)
      await Promise.all(
        Array.from({ length: 20 }, async (_, n) => {
          const i = at + n
          const seconds = await countAttempt(
            opened.db,
            strangersTry(secret, randomUUID(), `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`).limits,
            now,
          )
          if (seconds) refused += 1
        }),
      )
    const rows = await opened.db
      .selectFrom('attempt')
      .select((row) => row.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    console.log(`FIGURE ${database.name} rows ${rows.n} refused ${refused} ms ${Math.round(performance.now() - began)}`)
    expect(Number(rows.n)).toBeLessThanOrEqual(36_864)
    await remove()
  }, 850_000)
