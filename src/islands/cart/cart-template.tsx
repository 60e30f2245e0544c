import { thumbSizes } from '#features/media/picture-sizes.ts'
import { PLACEHOLDER } from '#kit/pictures.ts'
import { Minus, Plus, ShoppingCart, Trash, X } from '#ui/site/icons.tsx'
import { usePageText, useText } from '#ui/visit.ts'
import { OrderBarTemplate, OrderTemplate } from './order-template.tsx'

/**
 * Contents of the cart's dialog, with everything that it may show. `data-f` names the elements that fill.ts fills or removes
 * (cart-view.ts computes their contents); a button's `value` names its click handler (answer.ts).
 */
export function CartTemplate() {
  const t = usePageText()
  return (
    <>
      <div className="dlg-h">
        <h2 id="cart-title" tabIndex={-1}>
          {t('cart.title')} <span className="muted num" data-f="pieces" />
        </h2>
        <div className="row nowrap gap-0">
          <button type="button" className="btn btn-quiet text-red" value="clear" data-f="clear">
            {t('cart.clear')}
          </button>
          <button type="button" className="hb" value="close" aria-label={t('cart.close')}>
            <X />
          </button>
        </div>
      </div>
      <p className="sr" role="status" data-f="said" />
      <div className="dlg-b pt-0" data-f="goods">
        <NotesTemplate />
        <ul data-f="lines">
          <LineTemplate />
        </ul>
        <OrderTemplate />
        {/* Comes last, because the height of findings is unknown until they are loaded: nothing above them moves then. */}
        <div data-f="findings" />
      </div>
      <OrderBarTemplate />
      <div className="dlg-b" data-f="empty">
        <NotesTemplate />
        <div className="grid min-h-96 place-items-center">
          <div className="stack stack-c max-w-80">
            <ShoppingCart className="size-10 text-sea" />
            <h3 className="text-xl">{t('cart.empty')}</h3>
            <p className="muted">{t('cart.emptyText')}</p>
            <a className="btn btn-sun" href="/products">
              {t('cart.browse')}
            </a>
            <a className="btn" href="/cuba-energia-solar#calc">
              {t('cart.calculate')}
            </a>
          </div>
        </div>
      </div>
      <LinkTemplate />
    </>
  )
}

/**
 * Notes above the lines: what a linked order changed, a damaged cart, products that changed since the last visit; and a button
 * that restores a removed line.
 */
function NotesTemplate() {
  const t = usePageText()
  return (
    <>
      {/* This region exists even without notes: screen readers announce only additions to an existing region. */}
      <div role="status">
        <div className="note note-warn sm mt-4" data-f="notes">
          <div className="row row-b">
            <div className="grow basis-28" data-f="texts">
              <p />
            </div>
            <button type="button" className="btn" value="read">
              {t('cart.understood')}
            </button>
          </div>
        </div>
      </div>
      <p className="row row-b nowrap sm mt-3" data-f="undo">
        <span data-f="removed" />
        <button type="button" className="btn" value="undo">
          {t('cart.undo')}
        </button>
      </p>
    </>
  )
}

/** A line of the cart: product, quantity, price, changes since the visitor last saw it, and a remove button. */
function LineTemplate() {
  const t = usePageText()
  return (
    <li className="line">
      <div className="pic">
        <picture data-f="picture">
          {/* Holds the picture back until it comes near the window; then the early script disables this source. */}
          <source media="(scripting:enabled)" data-f="hold" />
          <source type="image/avif" sizes={thumbSizes.full} data-f="avif" />
          <img alt="" width={800} height={600} loading="lazy" decoding="async" sizes={thumbSizes.full} data-f="webp" />
        </picture>
        <img alt="" width={800} height={600} loading="lazy" src={PLACEHOLDER} data-f="noPicture" />
      </div>
      <div className="stack">
        <div className="row row-b nowrap items-start">
          <h3>
            <a data-f="link" />
            <span data-f="name" />
          </h3>
          <button type="button" className="hb" value="remove" data-f="remove">
            <Trash />
          </button>
        </div>
        <div className="row row-b">
          <Stepper />
          <b className="sm" data-f="onRequest">
            {t('price.onRequest')}
          </b>
          <div className="num" data-f="price">
            <b data-f="sum" />
            <div className="xs muted" data-f="each" />
          </div>
        </div>
        <div className="sm lbl" data-f="change">
          <p className="text-red" data-f="gone">
            {t('cart.gone')}
          </p>
          <p data-f="prices" />
          <p className="text-leaf" data-f="in_stock">
            {t('cart.nowIn')}
          </p>
          <p className="text-red" data-f="limited">
            {t('cart.nowLimited')}
          </p>
          <p className="text-red" data-f="out_of_stock">
            {t('cart.nowOut')}
          </p>
        </div>
        <p className="sm lbl text-red" data-f="limited">
          {t('stock.limited')}
        </p>
        <p className="sm lbl text-red" data-f="out_of_stock">
          {t('stock.onTheWay')}
        </p>
      </div>
    </li>
  )
}

/** Minus, a field for the quantity, plus. Minus stops at one: the line has a separate button that removes it. */
function Stepper() {
  const t = useText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers cannot lay out a fieldset as a flex container
    <div className="qty" role="group" data-f="quantity">
      <button type="button" aria-label={t('buy.less')} value="-1" data-f="lower">
        <Minus />
      </button>
      <input inputMode="numeric" maxLength={4} autoComplete="off" enterKeyHint="done" data-f="field" />
      <button type="button" aria-label={t('buy.more')} value="1" data-f="raise">
        <Plus />
      </button>
    </div>
  )
}

/** An order by link. Its products come from the script that requests them (online/linked-order-template.tsx). */
function LinkTemplate() {
  const t = usePageText()
  const shared = useText()
  return (
    <div className="dlg-b stack" data-f="linked">
      <div className="stack" data-f="order" />
      <p role="status" data-f="searching">
        {t('reorder.searching')}
      </p>
      <p className="note note-warn" role="alert" data-f="failed">
        {t('reorder.failed')}
      </p>
      <button type="button" className="btn btn-sun" value="retry" data-f="retry">
        {shared('failure.retry')}
      </button>
      <div className="stack" data-f="choice">
        <p role="status">{t('reorder.question')}</p>
        <button type="button" className="btn btn-sun" value="add">
          {t('reorder.add')}
        </button>
        <button type="button" className="btn" value="replace">
          {t('reorder.replace')}
        </button>
      </div>
      <button type="button" className="btn btn-quiet" value="keep">
        {t('reorder.keep')}
      </button>
    </div>
  )
}
