import { DRAFT_KEY, WAITING_KEY } from '#features/inquiries/waiting.ts'
import { bringFiles, files } from './files.ts'
import { all } from './page.ts'
import { read, session } from './storage.ts'

type WaitingForms = typeof import('./waiting-forms.ts')
const bringForms = () => bringFiles<[WaitingForms]>(files.forms)

/**
 * Looks after inquiries: what waits for a line is sent by a script of its own, which only those pages fetch that have a
 * form or from where something waits. The form comes to life for who begins to write, and when it has something to tell
 * of an inquiry that waited, to put back what was typed, or to show the cart.
 */
export function watchForms(bring: (island: HTMLElement) => void): void {
  const form = (all('[data-js]')[0] as HTMLButtonElement | undefined)?.form
  const isWaiting = !!read(WAITING_KEY)
  if (form || isWaiting)
    bringForms().then(
      ([{ watchWaiting }]) => watchWaiting(),
      () => {},
    )
  const island = form?.closest<HTMLElement>('[data-island]')
  if (!form || !island) return
  // The island lives by the time of sending, and knows what to do without a line.
  form.addEventListener('focusin', () => bring(island))
  if (isWaiting || read(DRAFT_KEY, session) || 'storedCart' in form || form.contains(document.activeElement)) bring(island)
}

/** What was to be sent from here waits in the browser. */
export function keepForm({ form }: { form?: HTMLFormElement | null }): void {
  if (form)
    bringForms().then(
      ([{ keepForm }]) => keepForm(form),
      () => {},
    )
}
