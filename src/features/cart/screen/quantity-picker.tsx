import { Minus, Plus } from '#ui/site/icons.tsx'
import { useText } from '#ui/visit.ts'

type QuantityPickerProps = { className?: string; isFixed?: boolean; canRaise?: boolean }

/** Minus button, quantity field and plus button; early/buying.ts handles their events. */
export function QuantityPicker({ className = 'qty', isFixed = false, canRaise = true }: QuantityPickerProps) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers cannot lay out a fieldset as a flex container
    <div className={className} role="group" aria-label={t('buy.quantity')}>
      <button type="button" aria-label={t('buy.less')} disabled>
        <Minus />
      </button>
      <input
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        enterKeyHint="done"
        aria-label={t('buy.quantity')}
        defaultValue={1}
        disabled={isFixed}
        readOnly={!canRaise}
      />
      <button type="button" aria-label={t('buy.more')} disabled={isFixed || !canRaise}>
        <Plus />
      </button>
    </div>
  )
}
