import { useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { type AttributeKey, attributeKeys, attributes } from '../../goods/attributes.ts'
import { useFieldProblem, useSharedForm } from '../entity-form/form-context.ts'
import { focusField } from '../entity-form/form-problems.ts'
import { FigureField } from '../figure-field.tsx'
import { askedFigures, isFilledFigure } from '../goods-words.ts'
import { FigureHelp } from './figure-help.tsx'
import { ClearSolarInputButton, useContradictions } from './figures-contradicting.tsx'
import { type CalculatorNeeds, FiguresNeeded, useFilledFigures } from './figures-needed.tsx'
import { FormSection } from './form-section.tsx'
import { useGoodsKind, useProductFields } from './product-form-context.ts'
import type { ProductFormValues } from './product-form-values.ts'

/**
 * Fields of technical figures with their units. The figures of this kind of goods come first, the others are collapsed unless one is
 * filled in. Typed values survive a change of category.
 */
export function FiguresSection({ calculator }: { calculator: CalculatorNeeds }) {
  const t = useStaffText()
  const kind = useGoodsKind()
  const { control, getValues } = useProductFields()
  const { saved } = useSharedForm()
  const specs = useWatch({ control, name: 'specs' }) as ProductFormValues['specs']
  const [isOpen, setOpen] = useState(false)
  const { hash } = useLocation()
  // Lists of missing figures elsewhere link to one field of this form.
  useEffect(() => {
    if (hash.length > 1) focusField(hash.slice(1))
  }, [hash])
  // A field must not move while staff type into it: fields are sorted anew only after a save or with another kind of goods.
  // biome-ignore lint/correctness/useExhaustiveDependencies: computes again after a save, which changes `saved`
  const asked = useMemo(() => askedFigures(kind, getValues('specs')), [kind, saved, getValues])
  const others = attributeKeys.filter((key) => !asked.includes(key))
  return (
    <FormSection section="figures">
      <p className="help">{t('product.figuresHelp')}</p>
      <FiguresNeeded calculator={calculator} />
      <Figures keys={asked} calculator={calculator} />
      <details
        open={isOpen || others.some((key) => isFilledFigure(specs, key))}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="sm text-sea cursor-pointer min-h-11 content-center">
          {t('product.moreFigures', { count: String(others.length) })}
        </summary>
        <Figures keys={others} calculator={calculator} />
      </details>
      <Link className="btn btn-quiet -ml-3 self-start" to="/admin/goods" target="_blank">
        {t('goods.title')}
      </Link>
    </FormSection>
  )
}

function Figures({ keys, calculator }: { keys: readonly AttributeKey[]; calculator: CalculatorNeeds }) {
  const t = useStaffText()
  const asked = Object.values(calculator.askedFor(useGoodsKind(), useFilledFigures())).flat()
  const language = useStaffLanguage()
  const { register } = useProductFields()
  const problem = useFieldProblem()
  const contradicting = useContradictions()
  return (
    <div className="figs">
      {keys.map((key) => {
        const field = register(`specs.${key}`)
        const suffix = asked.includes(key) ? t('figure.forCalculator') : undefined
        const wrong = problem(`specs.${key}`)
        const notes = { problem: wrong, warning: wrong ? undefined : contradicting(key) }
        const common = { ...(suffix ? { suffix } : {}), ...notes, ...field }
        return (
          <div key={key} className="min-w-0 has-[button]:col-span-full has-[details[open]]:col-span-full">
            <FigureField figure={key} help={calculator.notes[key]} {...common} />
            <FigureHelp of={key} name={attributes[key].label[language]} />
            {key === 'solarInput' ? <ClearSolarInputButton /> : null}
          </div>
        )
      })}
    </div>
  )
}
