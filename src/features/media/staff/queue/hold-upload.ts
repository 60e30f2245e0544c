/**
 * Locks an upload for this tab (Web Locks), so that no other tab sends the same bytes. Resolves to a function that releases the
 * lock; closing the tab releases it too. Without locks (plain http) several tabs may send the file, and its Idempotency-Key makes
 * the server store it once.
 *
 * @returns undefined if another tab has the lock
 */
export function holdUpload(id: string): Promise<(() => void) | undefined> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return Promise.resolve(() => {})
  return new Promise((resolve) => {
    const request = locks.request(`upload ${id}`, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(undefined)
      return new Promise<void>((release) => resolve(release))
    })
    // Some private windows refuse locks.
    request.catch(() => resolve(() => {}))
  })
}
