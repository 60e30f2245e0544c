import { QUEUE_EVENT, readQueue } from '#features/inquiries/form/offline-queue.ts'
import { waitingLink } from '#i18n/scripts/waiting.ts'
import { all, root } from './page.ts'

/** Page whose form shows an inquiry that waits. */
export const CONTACT_PATH = '/contact'

const link = document.createElement('a')

/**
 * Adds a link to the notice about the connection while an inquiry waits, of this or another tab: the form shows the inquiry, and lets the
 * visitor edit or discard it.
 */
export function linkWaiting(): void {
  if (location.pathname === CONTACT_PATH) return
  Object.assign(link, { href: `${CONTACT_PATH}#quote`, textContent: waitingLink[root.lang] })
  update()
  // A second call adds no second listener.
  addEventListener(QUEUE_EVENT, update)
  addEventListener('storage', update)
}

function update(): void {
  link.remove()
  if (readQueue().some(({ body }) => body)) all('.offline p > span')[0]?.append(' ', link)
}
