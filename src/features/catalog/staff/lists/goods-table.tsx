import { Link } from 'react-router'
import { nameOf } from '#i18n/language.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Category, Subcategory } from '../../category/category.contract.ts'
import { goodsKindDetails, goodsKindOf } from '../../goods/goods-kinds.ts'
import { askedFigureNames } from '../goods-words.ts'

type GoodsTableProps = { categories: readonly Category[]; subcategories: readonly Subcategory[] }

/** Table of the figures that the product form asks for in each category; each name links to the category's form. */
export function GoodsTable({ categories, subcategories }: GoodsTableProps) {
  const t = useStaffText()
  return (
    <table className="tb tb-tight tb-pairs">
      <thead>
        <tr>
          <th scope="col">{t('goods.place')}</th>
          <th scope="col">{t('goods.figures')}</th>
        </tr>
      </thead>
      <tbody>
        {categories.flatMap((category) => [
          <Row key={category.id} category={category} />,
          ...subcategories
            .filter(({ categoryId }) => categoryId === category.id)
            .map((subcategory) => <Row key={`${category.id} ${subcategory.id}`} category={category} subcategory={subcategory} />),
        ])}
      </tbody>
    </table>
  )
}

function Row({ category, subcategory }: { category: Category; subcategory?: Subcategory }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const entry = subcategory ?? category
  const kind = goodsKindOf(category, subcategory)
  const isInherited = subcategory !== undefined && subcategory.goods === null
  const label = kind === 'other' ? t('category.noGoods') : goodsKindDetails[kind].label[language]
  return (
    <tr className={isInherited ? 'muted' : undefined}>
      <th scope="row" className={subcategory ? 'pl-4 text-left font-normal md:pl-8' : 'text-left'}>
        <Link
          className="inline-block min-h-11 content-center text-sea"
          to={subcategory ? `/admin/subcategories/${entry.id}/edit` : `/admin/categories/${entry.id}/edit`}
        >
          {nameOf(entry, 'name', language)}
        </Link>
      </th>
      <td className={subcategory ? 'max-md:pl-4!' : undefined}>
        {isInherited ? (
          t('category.asGoods', { goods: label })
        ) : (
          <>
            <b>{label}</b>
            <br />
            {askedFigureNames(kind, language)}
          </>
        )}
      </td>
    </tr>
  )
}
