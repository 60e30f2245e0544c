import { Check, Languages, Undo2 } from 'lucide-react'
import { useHydrated } from '#ui/staff/use-hydrated.ts'
import { useStaffText } from '../text.ts'
import type { TranslationControl } from './use-translating.ts'

/** Buttons below a translation. `of` identifies the text for screen readers: "Produktname, Spanisch". */
export function TranslateButtons({ of, control }: { of: string; control: TranslationControl }) {
  const t = useStaffText()
  const isReady = useHydrated()
  const { isRunning, isOffered, onTranslate, onRestore, onFits } = control
  const about = <span className="sr">: {of}</span>
  return (
    <span className="row gap-1 ml-auto">
      {onRestore && !isRunning ? (
        <button className="btn" type="button" onClick={onRestore}>
          <Undo2 className="ic" aria-hidden="true" />
          {t('translation.restore')}
          {about}
        </button>
      ) : null}
      {onFits && !isRunning ? (
        <button className="btn" type="button" onClick={onFits}>
          <Check className="ic" aria-hidden="true" />
          {t('translation.fits')}
          {about}
        </button>
      ) : null}
      {isOffered ? (
        <button
          className="btn"
          type="button"
          disabled={!isReady || !onTranslate}
          aria-disabled={isRunning || undefined}
          onClick={isRunning ? undefined : onTranslate}
        >
          <Languages className="ic" aria-hidden="true" />
          {t('translation.translate')}
          {about}
        </button>
      ) : null}
    </span>
  )
}
