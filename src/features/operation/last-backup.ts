/** File in DATA_DIR with the ISO time of the last backup. `npm run backup` writes it, wherever it stores the backup. */
export const LAST_BACKUP = 'last-backup.txt'

/** Days after which the next backup is due. */
const BACKUP_DAYS = 7

const DAY_MS = 24 * 60 * 60 * 1000

/** True if a backup is due. Without a backup, the age of the shop counts: `since` is the ISO time of its first account. */
export function isBackupDue(last: string | null, { now, since }: { now: Date; since: string | undefined }): boolean {
  const from = last ?? since
  return from !== undefined && now.getTime() - Date.parse(from) > BACKUP_DAYS * DAY_MS
}
