import { type MouseEvent, useState } from 'react'
import { Minus, Plus } from '#ui/site/icons.tsx'
import { useText } from '#ui/visit.ts'
import { MAX_QUANTITY, readQuantity } from '../cart.ts'

type StepperProps = {
  count: number
  /** Called once per touch with what it adds; the caller knows the present count better than the screen does. */
  onStep(by: 1 | -1): void
  /** Called with each quantity that is typed, and with 0 once 0 is committed. */
  onSet(quantity: number): void
  canRaise: boolean
  /** The name of the product. */
  name: string
}

/**
 * Minus, count, plus, for a line of the open cart. The buttons never go below one: removing a line is a button of its own.
 */
export function Stepper({ count, onStep, onSet, canRaise, name }: StepperProps) {
  const t = useText()
  const label = `${t('buy.quantity')}: ${name}`
  function lower({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    onStep(-1)
    // At one it can be lowered no more, and a button that is disabled loses the focus.
    const raise = currentTarget.parentElement?.lastElementChild
    if (count <= 2) (raise?.matches(':disabled') ? document.getElementById('cart-title') : (raise as HTMLElement))?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie in a row as browsers draw it
    <div className="qty" role="group" aria-label={label}>
      <button type="button" aria-label={t('buy.less')} disabled={count <= 1} onClick={lower}>
        <Minus />
      </button>
      <QuantityField count={count} label={label} isReadOnly={!canRaise} onSet={onSet} />
      <button type="button" aria-label={t('buy.more')} disabled={!canRaise || count >= MAX_QUANTITY} onClick={() => onStep(1)}>
        <Plus />
      </button>
    </div>
  )
}

type QuantityFieldProps = { count: number; label: string; isReadOnly: boolean; onSet(quantity: number): void }

/**
 * A quantity that can be typed. It takes effect while typing, so that a link to send the order is right when it is touched
 * next. An empty field changes nothing and is filled again when it is left; 0 counts only once it is left or Enter is pressed.
 */
function QuantityField({ count, label, isReadOnly, onSet }: QuantityFieldProps) {
  const [draft, setDraft] = useState<string>()
  return (
    <input
      inputMode="numeric"
      maxLength={4}
      autoComplete="off"
      enterKeyHint="done"
      aria-label={label}
      readOnly={isReadOnly}
      value={draft ?? count}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget: { value } }) => {
        setDraft(value)
        const quantity = readQuantity(value)
        if (quantity) onSet(quantity)
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur()
      }}
      onBlur={() => {
        setDraft(undefined)
        if (draft !== undefined && readQuantity(draft) === 0) onSet(0)
      }}
    />
  )
}
