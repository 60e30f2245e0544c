import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { catalogueChanges } from '#database/catalogue-changes.ts'
import { testClock } from '#tests/clock.ts'
import { databases } from '#tests/databases.ts'
import { readConfig } from './config.ts'
import { endShop } from './end-shop.ts'
import { buildServer } from './server.ts'

function recordedLog() {
  const said: { msg: string; level: number; requests?: number }[] = []
  return { said, log: pino({ level: 'info' }, { write: (line: string) => said.push(JSON.parse(line)) }) }
}

describe.each(databases)('shutting down the shop on $name', (database) => {
  /** Starts a shop on a free port, and records its log. */
  async function open(drainMs: number) {
    const { opened, place, remove } = await database.make()
    const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = place
    const { said, log } = recordedLog()
    const config = readConfig({ DATABASE_URL, DATA_DIR, PUBLIC_URL: 'http://localhost' })
    const app = await buildServer({ config, db: opened.db, clock: testClock(), changes: catalogueChanges(), log, drainMs })
    await app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' })
    said.splice(0)
    return { app, opened, said, log, file: join(place.dataDir, 'shop.db'), remove }
  }

  test('does not wait for a request that never ends, and leaves a database file without a journal', async () => {
    const { app, opened, said, log, file, remove } = await open(50)
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    const begun = once(app.server, 'request')
    socket.write('POST /api/inquiries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":')
    await begun
    if (database.engine === 'sqlite') expect(existsSync(`${file}-wal`)).toBe(true)
    const ended = once(socket, 'close')
    expect(await endShop({ closeServer: () => app.close(), database: opened, log })).toBe(0)
    await ended
    expect(said.map(({ msg, requests }) => [msg, requests])).toEqual([
      ['the shop stops and finishes the requests under way', 1],
      ['the shop stops without waiting longer for these requests', 1],
      ['the shop has stopped', undefined],
    ])
    if (database.engine === 'sqlite')
      expect([existsSync(file), existsSync(`${file}-wal`), existsSync(`${file}-shm`)]).toEqual([true, false, false])
    await remove()
  })

  test('closes the database even if the server hangs or fails to close', async () => {
    const { app, opened, file, remove } = await open(50)
    // A second log: the shop's background tasks still run, and may report the closed database in the first.
    const { said, log } = recordedLog()
    const limits = { serverMs: 50, databaseMs: 3000 }
    expect(await endShop({ closeServer: () => new Promise(() => {}), database: opened, log, limits })).toBe(1)
    expect(existsSync(`${file}-wal`)).toBe(false)
    const broken = async () => {
      throw new Error('a round broke')
    }
    expect(await endShop({ closeServer: broken, database: { close: async () => {} }, log })).toBe(1)
    const lines = ['the server could not be closed in order', 'the shop has stopped']
    expect(said.map(({ msg }) => msg)).toEqual([...lines, ...lines])
    await app.close()
    await remove()
  })
})
