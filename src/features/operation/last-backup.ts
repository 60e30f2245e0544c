/** File in DATA_DIR with the time of the last backup, ISO 8601. `npm run backup` writes it, wherever the backup itself goes. */
export const LAST_BACKUP = 'last-backup.txt'

/** A shop that is older than this many days should have a backup that is younger. */
const BACKUP_DAYS = 7

const DAY_MS = 24 * 60 * 60 * 1000

/** True if the last backup is too old; without one, the age of the shop counts. */
export function isBackupDue(last: string | null, { now, since }: { now: Date; since: string | undefined }): boolean {
  const from = last ?? since
  return from !== undefined && now.getTime() - Date.parse(from) > BACKUP_DAYS * DAY_MS
}
