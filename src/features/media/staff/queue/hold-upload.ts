/**
 * Takes an upload for this tab, so that another one does not send the same bytes. The tab has it until it is closed or calls
 * the answer. Without locks (plain http) every tab may send it; its Idempotency-Key makes it one upload all the same.
 *
 * @returns undefined if another tab has it
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
