import { QUEUE_EVENT, readQueue } from '#features/inquiries/form/offline-queue.ts'
import { de, en, es } from '#i18n/scripts/connection.ts'
import { all, root } from './page.ts'

const texts: Record<string, typeof es> = { es, de, en }
const CONTACT = '/contact'

/** Adds a link to the notice on stored pages while an inquiry waits: the form shows the inquiry, and lets the visitor edit or discard it. */
export function linkWaiting(): void {
  const [notice] = all('.offline p > span')
  if (!notice || location.pathname === CONTACT) return
  const { waiting } = texts[root.lang] ?? es
  const link = Object.assign(document.createElement('a'), { href: `${CONTACT}#quote`, textContent: waiting })
  const update = () => {
    link.remove()
    if (readQueue().some(({ body }) => body)) notice.append(' ', link)
  }
  update()
  addEventListener(QUEUE_EVENT, update)
}
