import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { FormBox } from '#ui/staff/fields/field.tsx'
import { Options, SelectField } from '#ui/staff/fields/select-field.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Category } from '../../category/category.contract.ts'
import { goodsKindDetails, goodsKindOf, goodsKinds } from '../../goods/goods-kinds.ts'
import { useFieldProblem } from '../entity-form/form-context.ts'
import { askedFigureNames } from '../goods-words.ts'
import type { CategoryFormValues } from './category-form-values.ts'

/**
 * Field for a category's kind of goods, and the list of figures that the product form then asks for.
 *
 * @param categories for a subcategory: its possible categories, from which it inherits the kind
 */
export function GoodsBox({ categories }: { categories: readonly Category[] | undefined }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { register, control } = useFormContext<CategoryFormValues>()
  const problem = useFieldProblem()
  const [own, categoryId] = useWatch({ control, name: ['goods', 'categoryId'] })
  const parent = categories?.find(({ id }) => String(id) === categoryId)
  const inherited = parent?.goods ? goodsKindDetails[parent.goods].label[language] : t('category.noGoods')
  const kind = goodsKindOf(parent, { goods: own || null })
  return (
    <FormBox id="goods" title={t('product.figures')}>
      <SelectField label={t('category.goods')} help={t('category.goodsHelp')} problem={problem('goods')} {...register('goods')}>
        <option value="">{categories ? t('category.asGoods', { goods: inherited }) : t('category.noGoods')}</option>
        <Options of={goodsKinds.filter((one) => one !== 'other').map((one) => [one, goodsKindDetails[one].label[language]])} />
      </SelectField>
      <p className="sm" role="status">
        {t('category.asks', { figures: askedFigureNames(kind, language) })}
      </p>
      <Link className="btn btn-quiet -ml-3 self-start" to="/admin/goods" target="_blank">
        {t('goods.link')}
      </Link>
    </FormBox>
  )
}
