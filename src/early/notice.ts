import { all } from './page.ts'

const SHOWN_MS = 4000
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a notice for four seconds, in the element that every page has for it; screen readers announce it. */
export function showNotice(text: string, isProblem = false): void {
  const note = all('#notice > p')[0] as HTMLElement
  ;(note.lastElementChild as Element).textContent = text
  note.toggleAttribute('data-problem', isProblem)
  note.hidden = !text
  clearTimeout(timer)
  if (text) timer = setTimeout(showNotice, SHOWN_MS, '')
}
