import { all } from './page.ts'

const SHOWN_MS = 4000
let timer: ReturnType<typeof setTimeout> | undefined

/** Says for a moment what happened to the cart, to eyes and to screen readers, in the place that every page keeps for it. */
export function say(text: string, isProblem = false): void {
  const note = all('#notice > p')[0] as HTMLElement
  ;(note.lastElementChild as Element).textContent = text
  note.toggleAttribute('data-problem', isProblem)
  note.hidden = !text
  clearTimeout(timer)
  if (text) timer = setTimeout(say, SHOWN_MS, '')
}
