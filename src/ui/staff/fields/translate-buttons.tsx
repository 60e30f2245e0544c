import { Check, Languages, Undo2 } from 'lucide-react'
import { useHydrated } from '#ui/staff/use-hydrated.ts'
import { IconButton } from '../icon-button.tsx'
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
        <IconButton icon={Undo2} onClick={onRestore}>
          {t('translation.restore')}
          {about}
        </IconButton>
      ) : null}
      {onFits && !isRunning ? (
        <IconButton icon={Check} onClick={onFits}>
          {t('translation.fits')}
          {about}
        </IconButton>
      ) : null}
      {isOffered ? (
        <IconButton
          icon={Languages}
          disabled={!isReady || !onTranslate}
          aria-disabled={isRunning || undefined}
          onClick={isRunning ? undefined : onTranslate}
        >
          {t('translation.translate')}
          {about}
        </IconButton>
      ) : null}
    </span>
  )
}
