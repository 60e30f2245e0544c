import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LAST_BACKUP } from './last-backup.ts'

/** Name of a backup by `npm run backup`, with its time in UTC. */
const BACKUP_NAME = /^shop-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)\.db$/

/**
 * Time of the newest backup of a SQLite shop, ISO 8601: by the names in the backup folder, or by the note that `npm run backup`
 * leaves for copies in other places. Null: none is known.
 */
export async function findLastBackup(dataDir: string): Promise<string | null> {
  const names = await readdir(join(dataDir, 'backups')).catch(() => [])
  const noted = await readFile(join(dataDir, LAST_BACKUP), 'utf8').catch(() => '')
  const times = names.flatMap((name) => {
    const [, day, hour, minute, second] = BACKUP_NAME.exec(name) ?? []
    return day ? [`${day}T${hour}:${minute}:${second}.000Z`] : []
  })
  const known = [...times, noted.trim()].filter((time) => !Number.isNaN(Date.parse(time)))
  return known.sort().at(-1) ?? null
}
