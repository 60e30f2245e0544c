import { useWatch } from 'react-hook-form'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { type AttributeKey, attributeKeys, attributes, type Specs } from '../../goods/attributes.ts'
import type { GoodsKind } from '../../goods/goods-kinds.ts'
import { focusField } from '../entity-form/form-problems.ts'
import { isFilledFigure } from '../goods-words.ts'
import { useGoodsKind, useProductFields } from './product-form-context.ts'
import type { ProductFormValues } from './product-form-values.ts'

/** Figures that the solar calculator needs. The page passes them in, since the calculator is another feature. */
export type CalculatorNeeds = {
  /** Figures of a kind of goods: `needed` by the calculator, `checked` by compatibility checks, `optional` if a product may lack them. */
  askedFor: (kind: GoodsKind, specs: Specs) => Record<'needed' | 'checked' | 'optional', readonly AttributeKey[]>
  isLacking: (specs: Specs, key: AttributeKey) => boolean
  /** Help text of a figure's field. */
  notes: Partial<Record<AttributeKey, string>>
}

/** The filled-in figures as typed texts, valid or not: use them only to find out which figures are missing. */
export function useFilledFigures(): Specs {
  const { control } = useProductFields()
  const specs = useWatch({ control, name: 'specs' }) as ProductFormValues['specs']
  const filled = attributeKeys.filter((key) => isFilledFigure(specs, key))
  return Object.fromEntries(filled.map((key) => [key, specs[key]])) as Specs
}

/** Lists the figures that the calculator and the compatibility checks need for this kind of goods. Missing figures link to their fields. */
export function FiguresNeeded({ calculator: { askedFor, isLacking } }: { calculator: CalculatorNeeds }) {
  const t = useStaffText()
  const specs = useFilledFigures()
  const { needed, checked, optional } = askedFor(useGoodsKind(), specs)
  if (needed.length + checked.length + optional.length === 0) return null
  const lines = [
    ['figure.needed', needed, 'figure.empty'],
    ['figure.checked', checked, 'figure.empty'],
    ['figure.optional', optional, 'figure.emptyOptional'],
  ] as const
  return (
    <div className="stack [--gap:.25rem]">
      {lines.map(([words, keys, ofEmpty]) =>
        keys.length > 0 ? (
          <Asked key={words} words={t(words)} keys={keys} ofEmpty={t(ofEmpty)} empty={keys.filter((key) => isLacking(specs, key))} />
        ) : null,
      )}
    </div>
  )
}

type AskedProps = { words: string; keys: readonly AttributeKey[]; ofEmpty: string; empty: readonly AttributeKey[] }

function Asked({ words, keys, ofEmpty, empty }: AskedProps) {
  const language = useStaffLanguage()
  return (
    <div className="sm">
      <p>
        {words} {keys.map((key) => attributes[key].label[language]).join(', ')}.
      </p>
      {empty.length > 0 ? (
        <p className="row [--gap:.25rem] flex-wrap">
          <span className="muted">{ofEmpty}</span>
          {empty.map((key) => (
            <button key={key} className="chip" type="button" onClick={() => focusField(`specs.${key}`)}>
              {attributes[key].label[language]}
            </button>
          ))}
        </p>
      ) : null}
    </div>
  )
}
