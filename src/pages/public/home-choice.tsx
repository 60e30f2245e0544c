import { presetKeys } from '#features/sizing/household.ts'
import { usePageText } from '#ui/visit.ts'
import { SHOWN } from './carried.tsx'

/**
 * For which household it is told how long goods carry it: each a link to the calculator, which a script makes a choice for
 * the whole shop (early/carries). One's own is what was entered there.
 */
export function HomeChoice() {
  const t = usePageText()
  return (
    <p className="row mb-3 gap-2" id="carries">
      <span className="sm muted">{t('carries.for')}</span>
      {presetKeys.map((key) => (
        <a
          key={key}
          className="chip"
          href={`/cuba-energia-solar?home=${key}#calc`}
          data-js="carries"
          data-for={key}
          aria-current={key === SHOWN || undefined}
        >
          {t(`calc.${key}`)}
        </a>
      ))}
      <a className="chip" href="/cuba-energia-solar#calc" data-js="carries" data-for="own">
        {t('carries.own')}
      </a>
    </p>
  )
}
