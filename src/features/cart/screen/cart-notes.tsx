import { usePageText } from '#ui/visit.ts'
import type { Cart } from '../cart.ts'
import { acknowledge, changeOf } from '../cart-memory.ts'
import { type CartState, cartStore } from '../cart-store.ts'

/** What an opened link did; told for as long as it is true of the cart, whoever changes that. */
export type News = { text: string; isTrue?(cart: Cart): boolean }

type CartNotesProps = {
  cart: CartState
  /** What an opened link did. */
  news: readonly string[]
  onRead(): void
}

/** What happened to the cart while the visitor was away, until they say that they have read it. */
export function CartNotes({ cart, news, onRead }: CartNotesProps) {
  const t = usePageText()
  const changed = cart.lines.filter((line) => changeOf(line) && !line.isGone).length
  const texts = [...news, ...(cart.isDamaged ? [t('cart.damaged')] : []), ...(changed > 0 ? [t('cart.changes', { count: changed })] : [])]

  function read(): void {
    if (changed > 0) cartStore.change(acknowledge)
    if (cart.isDamaged) cartStore.forgetDamage()
    onRead()
  }

  // It stands empty from the start, else screen readers would miss what comes into it.
  return (
    <div role="status">
      {texts.length > 0 ? (
        <div className="note note-warn sm mt-4">
          <div className="row row-b">
            <div className="grow basis-28">
              {texts.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
            <button type="button" className="btn" onClick={read}>
              {t('cart.understood')}
            </button>
          </div>
        </div>
      ) : null}
    </div>
  )
}
