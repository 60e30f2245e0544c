import { QUEUE_KEY } from '#features/inquiries/form/offline-queue.ts'
import { readStored } from '#kit/browser/storage.ts'
import { files } from './files.ts'
import { all } from './page.ts'

/** Loads queued-forms.ts. A document with a form has preloaded it, so it works offline too. */
const loadForms = () => import(/* @vite-ignore */ files.forms as string) as Promise<typeof import('./queued-forms.ts')>

/**
 * Loads the script that stores and sends inquiries, on pages with a form and while an inquiry is unsent. Hydrates the form's
 * island when the visitor begins to write, when the form must show the outcome of an unsent inquiry, and when it must show the
 * cart.
 */
export function watchForms(hydrateIsland: (island: HTMLElement) => void): void {
  const [{ form } = {} as HTMLButtonElement] = all('[data-js=""]') as NodeListOf<HTMLButtonElement>
  const isWaiting = !!readStored(QUEUE_KEY)
  if (form || isWaiting)
    loadForms().then(
      ({ watch }) => watch(),
      () => {},
    )
  if (!form) return
  const island = form.closest<HTMLElement>('[data-island]')
  if (!island) return
  // Hydrates early, so that the island handles the submit, also offline.
  form.addEventListener('focusin', () => hydrateIsland(island))
  if (isWaiting || 'storedCart' in form || form.contains(document.activeElement)) hydrateIsland(island)
}

/** Stores the form's inquiry in the browser until it can be sent. If that fails, the next touch submits the form without script. */
export function keepForm(button: HTMLElement & { form?: HTMLFormElement | null; x?: number }): void {
  if (button.form)
    loadForms()
      .then(({ keepForm }) => keepForm(button))
      .catch(() => {
        button.x = 2
      })
}
