import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#kit/units.ts'

/** File in DATA_DIR with the ISO time of the last backup. `npm run backup` writes it, wherever it stores the backup. */
export const LAST_BACKUP = 'last-backup.txt'

/** Days after which the next backup is due. */
const BACKUP_DAYS = 7

/** True if a backup is due. Without a backup, the age of the shop counts: `since` is the ISO time of its first account. */
export function isBackupDue(last: string | null, { now, since }: { now: Date; since: string | undefined }): boolean {
  const from = last ?? since
  return from !== undefined && now.getTime() - Date.parse(from) > BACKUP_DAYS * DAY_MS
}

/** Name of a backup by `npm run backup`, with its time in UTC. */
const BACKUP_NAME = /^shop-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)\.db$/

/**
 * ISO time of the newest backup of a SQLite shop; null if none is known. Read from file names in the backup folder, and from the
 * file LAST_BACKUP, which `npm run backup` also writes for backups in other places.
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
