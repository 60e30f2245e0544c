import { QUEUE_KEY } from '#features/inquiries/form/offline-queue.ts'
import { readStored } from '#kit/browser/storage.ts'
import { files } from './files.ts'
import { all } from './page.ts'

/** A document with a form has loaded this script already: nothing is fetched, and it works without a connection. */
const bringForms = () => import(/* @vite-ignore */ files.forms as string) as Promise<typeof import('./queued-forms.ts')>

/**
 * Looks after inquiries: what waits for a connection is sent by a script of its own, which only those pages fetch that have a
 * form or from where something waits. The form comes to life for who begins to write, and when it has something to tell
 * of an inquiry that waited, or to show the cart.
 */
export function watchForms(bring: (island: HTMLElement) => void): void {
  const [{ form } = {} as HTMLButtonElement] = all('[data-js=""]') as NodeListOf<HTMLButtonElement>
  const isWaiting = !!readStored(QUEUE_KEY)
  if (form || isWaiting)
    bringForms().then(
      ({ watch }) => watch(),
      () => {},
    )
  const island = form?.closest<HTMLElement>('[data-island]')
  if (!form || !island) return
  // The island lives by the time of sending, and knows what to do without a connection.
  form.addEventListener('focusin', () => bring(island))
  if (isWaiting || 'storedCart' in form || form.contains(document.activeElement)) bring(island)
}

/**
 * Keeps the form's inquiry in the browser until it can be sent; if that is impossible, the next touch submits the form
 * without script.
 */
export function keepForm(button: HTMLElement & { form?: HTMLFormElement | null; x?: number }): void {
  if (button.form)
    bringForms()
      .then(({ keepForm }) => keepForm(button))
      .catch(() => {
        button.x = 2
      })
}
