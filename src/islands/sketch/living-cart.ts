import { PATIENCE_MS } from '#features/cart/cart-memory.ts'
import type { Catalogue } from '#i18n/translate.ts'
import type { CartFiles } from '../cart-files.ts'
import { isOffer } from './offer.ts'
import type { Draw, OpenSketch } from './open-sketch.ts'
import { at, keepState } from './place.ts'

/** No tap takes longer; what does is another gesture. */
const LONGEST_TAP_MS = 2000

/**
 * Brings React and the living cart, and with them at once what else is named.
 *
 * @param more addresses, each behind a blank
 */
export type Bring = (more?: string) => Promise<CartFiles<typeof import('../cart.tsx')>>

/**
 * Brings the living cart, which takes the sketch's place as soon as it is here: with what was taken out, and touching
 * again what was touched meanwhile. An order by link brings what answers it along.
 *
 * @param texts those of the sketch, which the living cart says as well
 * @returns lets it come; once more, where it did not
 */
export function livingCart(sketch: OpenSketch, draw: Draw, bring: Bring, texts: Catalogue): () => Promise<void> {
  const { dialog, status, language, facts } = sketch
  let isComing = false
  let patience: ReturnType<typeof setTimeout> | undefined
  // A tap that has begun is let end on what it began on: replaced meanwhile, it would be lost.
  let tap: Promise<unknown> | undefined
  dialog.addEventListener('pointerdown', () => {
    tap = new Promise((resolve) => {
      dialog.addEventListener('click', resolve, { once: true })
      setTimeout(resolve, LONGEST_TAP_MS)
    })
  })

  const bringOffer = () => bring(__OFFER_FILES__)

  async function come(): Promise<void> {
    if (!status.isConnected) return
    // A line that says nothing must not keep the order back for longer than one that is gone.
    clearTimeout(patience)
    patience = setTimeout(fail, PATIENCE_MS)
    if (isComing) return
    isComing = true
    const files = await (isOffer() ? bringOffer() : bring()).catch(() => {})
    clearTimeout(patience)
    if (!dialog.isConnected) return
    if (!files) {
      isComing = false
      const isMissed = sketch.touched.length > 0 || !sketch.read()
      sketch.missed = sketch.touched
      sketch.touched = []
      addEventListener('online', come, { once: true })
      return fail(isMissed)
    }
    const [react, file] = files
    react.learnTexts({ [language]: texts })
    await tap
    const putBack = keepState(dialog)
    const end = await react.mount(file.CartContents, dialog, { ...facts, sketch, files, bringOffer })
    if (!dialog.isConnected) return end()
    dialog.addEventListener('close', end)
    dialog.dataset.live = ''
    putBack()
    // All are found before the first one changes anything.
    const buttons = sketch.touched.map((place) => at(dialog, place))
    for (const button of buttons) button?.click()
  }

  function fail(isMissed = false): void {
    sketch.hasFailed = true
    draw(isMissed)
    if (isMissed) dialog.querySelector<HTMLElement>('[value=retry]')?.focus()
  }

  return come
}
