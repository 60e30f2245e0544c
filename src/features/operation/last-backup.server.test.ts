import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findLastBackup, isBackupDue, LAST_BACKUP } from './last-backup.server.ts'

describe('the last backup', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'last-backup-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('is the newest file in the backup folder, or a newer backup that was stored elsewhere', async () => {
    expect(await findLastBackup(folder)).toBeNull()
    mkdirSync(join(folder, 'backups'))
    for (const name of ['shop-2026-11-20-101500.db', 'shop-2026-11-19-230000.db', 'copy.db'])
      writeFileSync(join(folder, 'backups', name), '')
    expect(await findLastBackup(folder)).toBe('2026-11-20T10:15:00.000Z')
    writeFileSync(join(folder, LAST_BACKUP), '2026-11-21T08:00:00.000Z\n')
    expect(await findLastBackup(folder)).toBe('2026-11-21T08:00:00.000Z')
    writeFileSync(join(folder, LAST_BACKUP), 'nonsense')
    expect(await findLastBackup(folder)).toBe('2026-11-20T10:15:00.000Z')
  })

  test.each([
    ['2026-11-20T12:00:00.000Z', '2026-01-01T00:00:00.000Z', false],
    ['2026-11-13T12:00:00.000Z', '2026-01-01T00:00:00.000Z', true],
    [null, '2026-11-20T12:00:00.000Z', false],
    [null, '2026-11-01T12:00:00.000Z', true],
    [null, undefined, false],
  ])('of %s, in a shop with accounts since %s, makes the next backup due: %s', (last, since, isDue) => {
    expect(isBackupDue(last, { now: new Date('2026-11-21T12:00:00.000Z'), since })).toBe(isDue)
  })
})
