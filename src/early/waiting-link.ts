import { QUEUE_EVENT, readQueue } from '#features/inquiries/form/offline-queue.ts'
import { waitingLink } from '#i18n/scripts/waiting.ts'
import { all, root } from './page.ts'

/** Page whose form shows an inquiry that waits. */
export const CONTACT_PATH = '/contact'

/**
 * Adds a link to the notice about the connection while an inquiry waits: the form shows the inquiry, and lets the visitor edit or
 * discard it.
 */
export function linkWaiting(): void {
  const [notice] = all('.offline p > span')
  if (!notice || location.pathname === CONTACT_PATH) return
  const link = Object.assign(document.createElement('a'), { href: `${CONTACT_PATH}#quote`, textContent: waitingLink[root.lang] })
  const update = () => {
    link.remove()
    if (readQueue().some(({ body }) => body)) notice.append(' ', link)
  }
  update()
  addEventListener(QUEUE_EVENT, update)
}
