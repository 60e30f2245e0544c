import { formatNumber } from '#i18n/format.ts'
import { nameOf } from '#i18n/language.ts'
import { roundings } from '#kit/price.ts'
import { Options, SelectField } from '#ui/staff/fields/select-field.tsx'
import { TextField } from '#ui/staff/fields/text-field.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Category, Subcategory } from '../../../category/category.contract.ts'
import { stockStatuses } from '../../../goods/stock.ts'
import { changeLimits } from '../../../product/bulk/changed-price.ts'
import { parseAmount, type TypedChange, typedUnit } from './bulk-changes.ts'
import { AvailabilityFields, FigureFields, type TypedChangeProps } from './removable-fields.tsx'

type ChangeFieldsProps = TypedChangeProps & { categories: readonly Category[]; subcategories: readonly Subcategory[] }

export function ChangeFields(props: ChangeFieldsProps) {
  const t = useStaffText()
  const { typed, onType } = props
  const problemOf = useEmptyProblem(props)
  if (typed.kind === 'price') return <PriceFields {...props} />
  if (typed.kind === 'category') return <PlaceFields {...props} />
  if (typed.kind === 'figure') return <FigureFields {...props} />
  if (typed.kind === 'delete') return <p>{t('bulk.deleteHelp')}</p>
  if (typed.kind === 'stockStatus')
    return (
      <SelectField
        label={t('bulk.what.stockStatus')}
        problem={problemOf(typed.stockStatus)}
        value={typed.stockStatus}
        onChange={({ target }) => onType({ stockStatus: target.value as TypedChange['stockStatus'] })}
      >
        <option value="">{t('bulk.choose')}</option>
        <Options of={stockStatuses.map((one) => [one, t(`stock.${one}`)])} />
      </SelectField>
    )
  if (typed.kind === 'availabilityText') return <AvailabilityFields {...props} />
  if (typed.kind === 'isActive' || typed.kind === 'isFeatured')
    return (
      <SelectField
        label={t(`bulk.what.${typed.kind}`)}
        problem={problemOf(typed.isOn)}
        value={typed.isOn}
        onChange={({ target }) => onType({ isOn: target.value as TypedChange['isOn'] })}
      >
        <option value="">{t('bulk.choose')}</option>
        <option value="true">{t('bulk.yes')}</option>
        <option value="false">{t('bulk.no')}</option>
      </SelectField>
    )
  return null
}

/** Returns a function that gives the message about an empty choice, once the button was pressed. */
function useEmptyProblem({ isTried }: Pick<ChangeFieldsProps, 'isTried'>): (value: string) => string | undefined {
  const t = useStaffText()
  return (value) => (isTried && value === '' ? t('bulk.chooseFirst') : undefined)
}

function PriceFields({ typed, isTried, onType }: ChangeFieldsProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const amount = parseAmount(typed)
  const problem = 'problem' in amount && (isTried || amount.problem !== 'empty') ? amount.problem : undefined
  const { min, max } = changeLimits[typed.unit]
  const words = { text: typed.by.trim(), min: formatNumber(min, language), max: formatNumber(max, language) }
  return (
    <>
      <div className="fg grid-cols-2">
        <TextField
          data-autofocus
          label={t('bulk.by')}
          help={t('bulk.byHelp')}
          problem={problem && t(`bulk.by.${problem}`, words)}
          className="num"
          inputMode="text"
          autoComplete="off"
          value={typed.by}
          onChange={({ target }) => onType({ by: target.value, unit: typedUnit(target.value) ?? typed.unit })}
        />
        <SelectField
          label={t('bulk.unit')}
          value={typed.unit}
          onChange={({ target }) => onType({ unit: target.value as TypedChange['unit'] })}
        >
          <option value="percent">{t('bulk.percent')}</option>
          <option value="amount">{t('bulk.amount')}</option>
        </SelectField>
      </div>
      <SelectField
        label={t('bulk.rounding')}
        help={t('bulk.priceRule')}
        value={typed.rounding}
        onChange={({ target }) => onType({ rounding: target.value as TypedChange['rounding'] })}
      >
        <Options of={roundings.map((one) => [one, t(`bulk.rounding.${one}`)])} />
      </SelectField>
    </>
  )
}

function PlaceFields({ typed, isTried, onType, categories, subcategories }: ChangeFieldsProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const problemOf = useEmptyProblem({ isTried })
  const inside = subcategories.filter(({ categoryId }) => String(categoryId) === typed.categoryId)
  const options = (list: readonly Category[]) => <Options of={list.map((one) => [one.id, nameOf(one, 'name', language)])} />
  return (
    <>
      <SelectField
        label={t('bulk.what.category')}
        problem={problemOf(typed.categoryId)}
        value={typed.categoryId}
        onChange={({ target }) => onType({ categoryId: target.value, subcategoryId: '' })}
      >
        <option value="">{t('bulk.choose')}</option>
        {options(categories)}
      </SelectField>
      {inside.length > 0 ? (
        <SelectField
          label={t('tabs.subcategories')}
          value={typed.subcategoryId}
          onChange={({ target }) => onType({ subcategoryId: target.value })}
        >
          <option value="">–</option>
          {options(inside)}
        </SelectField>
      ) : null}
    </>
  )
}
