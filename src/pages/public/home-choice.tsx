import { presetKeys } from '#features/sizing/household/household.ts'
import { usePageText } from '#ui/visit.ts'
import { SHOWN, useCarried } from './carried.tsx'

/**
 * The same where a document has no room for all of them: the one that is shown, which a script replaces by those to choose
 * from. Without script it leads to the calculator.
 */
export function ShortHomeChoice() {
  const t = usePageText()
  const { household } = useCarried()
  return (
    <p className="sm mb-3" id="carries">
      {`${t('carries.for')} `}
      <a href="/cuba-energia-solar#calc" data-js="carries" data-who="">
        {household}
      </a>
    </p>
  )
}

/** Households to start from, each a link to the calculator. @param script the one that answers a touch */
export function PresetChips({ script, chosen }: { script: 'calc' | 'carries'; chosen: string }) {
  const t = usePageText()
  return presetKeys.map((key) => (
    <a
      key={key}
      className="chip"
      href={`/cuba-energia-solar?home=${key}#calc`}
      data-js={script}
      data-for={key}
      aria-current={key === chosen || undefined}
    >
      {t(`calc.${key}`)}
    </a>
  ))
}

/**
 * For which household it is told how long goods carry it: each a link to the calculator, which a script makes a choice for
 * the whole shop (early/carries). One's own is what was entered there.
 */
export function HomeChoice() {
  const t = usePageText()
  return (
    <p className="row mb-3 gap-2" id="carries">
      <span className="sm muted">{t('carries.for')}</span>
      <PresetChips script="carries" chosen={SHOWN} />
      <a className="chip" href="/cuba-energia-solar#calc" data-js="carries" data-for="own">
        {t('carries.own')}
      </a>
    </p>
  )
}
