import { Check } from '#ui/site/icons.tsx'
import { useText } from '#ui/visit.ts'
import { sharedValue, useSharedValue } from './shared-value.ts'

const SHOWN_MS = 4000
const notice = sharedValue({ text: '', isProblem: false })
let timer: ReturnType<typeof setTimeout> | undefined

/** Says for a moment what happened to the cart, to eyes and to screen readers. */
export function say(text: string, isProblem = false): void {
  clearTimeout(timer)
  notice.set({ text, isProblem })
  timer = setTimeout(() => notice.set(notice.first), SHOWN_MS)
}

/**
 * The place where it is said. It stands empty from the start, else screen readers would miss the first words. The alert
 * below it is shown by the early script's mark alone, when the line drops before there is an application to say so.
 */
export function CartNotice() {
  const t = useText()
  const { text, isProblem } = useSharedValue(notice)
  return (
    <div className="pointer-events-none fixed inset-x-4 top-2 z-40 grid justify-center">
      <div role="status">
        {text ? (
          <p className="toast">
            {isProblem ? null : <Check />}
            {text}
          </p>
        ) : null}
      </div>
      <p role="alert" className="toast toast-lost">
        {t('failure.text')}
      </p>
    </div>
  )
}
