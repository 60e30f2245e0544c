import type { MouseEvent } from 'react'
import { Minus, Plus } from '#ui/site/icons.tsx'
import { useText } from '#ui/visit.ts'
import { MAX_QUANTITY } from '../cart.ts'

type StepperProps = {
  count: number
  /**
   * Called once per touch with what it adds; the caller knows the present count better than the screen does. Absent where
   * the early script answers.
   */
  onStep?(by: 1 | -1): void
  isFixed?: boolean
  canRaise?: boolean
  /** The product, when several steppers stand on one screen. */
  name?: string
}

/** Minus, count, plus. It never goes below one: taking something out is a button of its own. */
export function Stepper({ count, onStep, isFixed = false, canRaise = true, name }: StepperProps) {
  const t = useText()
  function lower({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    onStep?.(-1)
    // At one it can be lowered no more, and a button that is disabled loses the focus.
    const raise = currentTarget.parentElement?.lastElementChild
    if (count <= 2) (raise?.matches(':disabled') ? document.getElementById('cart-title') : (raise as HTMLElement))?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie in a row as browsers draw it
    <div className="qty" role="group" aria-label={name ? `${t('buy.quantity')}: ${name}` : t('buy.quantity')}>
      <button type="button" aria-label={t('buy.less')} disabled={isFixed || count <= 1} onClick={lower}>
        <Minus />
      </button>
      {/* With several on one screen the caller reads out the change, product and total with it. */}
      <output aria-live={name ? 'off' : undefined}>{count}</output>
      <button type="button" aria-label={t('buy.more')} disabled={isFixed || !canRaise || count >= MAX_QUANTITY} onClick={() => onStep?.(1)}>
        <Plus />
      </button>
    </div>
  )
}
