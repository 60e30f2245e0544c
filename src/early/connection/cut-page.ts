import { connectionTexts } from '#i18n/scripts/connection.ts'
import { all, root } from '../page.ts'

/** False if the page broke off: the place for messages is the last element of every page. */
export const isWhole = (): boolean => all('#notice').length > 0

/**
 * Says in the notice about the connection that the end of the page is missing, with a link that loads it again. The page may have
 * broken off before the notice. The mark `kept` keeps the early script from hiding the notice (early/offline.ts).
 */
export function showCut(): void {
  const t = connectionTexts[root.lang] ?? connectionTexts.es
  const notice = all('.offline p')[0] ?? makeNotice()
  const make = (name: string, properties: object) => Object.assign(document.createElement(name), properties)
  const text = make('span', {})
  text.append(make('b', { textContent: t.cut }), t.cutText)
  notice.textContent = ''
  notice.append(text, make('a', { className: 'btn', href: '', textContent: t.again }))
  root.dataset.kept = ''
  root.dataset.offline = ''
}

/** Adds the notice as pages/public/layout.tsx has it. */
function makeNotice(): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = '<p class="wrap"></p>'
  box.className = 'offline'
  box.setAttribute('role', 'status')
  document.body.prepend(box)
  return box.firstElementChild as HTMLElement
}
