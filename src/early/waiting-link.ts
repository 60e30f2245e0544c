import { QUEUE_EVENT, readQueue } from '#features/inquiries/form/offline-queue.ts'
import { connectionTexts } from '#i18n/scripts/connection.ts'
import { CONTACT } from './offline-inquiry.ts'
import { all, root } from './page.ts'

/** Adds a link to the notice on stored pages while an inquiry waits: the form shows the inquiry, and lets the visitor edit or discard it. */
export function linkWaiting(): void {
  const [notice] = all('.offline p > span')
  if (!notice || location.pathname === CONTACT) return
  const { waiting } = connectionTexts[root.lang] ?? connectionTexts.es
  const link = Object.assign(document.createElement('a'), { href: `${CONTACT}#quote`, textContent: waiting })
  const update = () => {
    link.remove()
    if (readQueue().some(({ body }) => body)) notice.append(' ', link)
  }
  update()
  addEventListener(QUEUE_EVENT, update)
}
