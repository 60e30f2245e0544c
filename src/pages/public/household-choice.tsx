import { presetKeys } from '#features/sizing/household/household.ts'
import { usePageText } from '#ui/visit.ts'
import { DEFAULT_HOUSEHOLD, useRuntimes } from './runtime.tsx'

/**
 * Short form of HouseholdChoice for documents with many products: only the shown household, which a script replaces by all choices.
 * Without scripts it leads to the calculator.
 */
export function ShortHouseholdChoice() {
  const t = usePageText()
  const { household } = useRuntimes()
  return (
    <p className="sm mb-3" id="carries">
      {`${t('carries.for')} `}
      <a href="/cuba-energia-solar#calc" data-js="carries" data-who="">
        {household}
      </a>
    </p>
  )
}

/** Preset households, each a link to the calculator. @param script name of the script that handles clicks */
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
 * Choice of the household for runtimes: links to the calculator, which the script early/carries turns into a choice for all
 * pages. "Own" is the household entered in the calculator.
 */
export function HouseholdChoice() {
  const t = usePageText()
  return (
    <p className="row mb-3 gap-2" id="carries">
      <span className="sm muted">{t('carries.for')}</span>
      <PresetChips script="carries" chosen={DEFAULT_HOUSEHOLD} />
      <a className="chip" href="/cuba-energia-solar#calc" data-js="carries" data-for="own">
        {t('carries.own')}
      </a>
    </p>
  )
}
