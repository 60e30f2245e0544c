import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Api } from '#api/client.ts'
import { formatDay, formatNumber } from '#i18n/format.ts'
import { nameOf } from '#i18n/language.ts'
import { failureText } from '#ui/staff/failure.ts'
import { LoadFailure } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Chemistry } from '../assumptions.ts'
import type { MissingFiguresList } from '../missing-figures.contract.ts'
import { missingFiguresQuery } from './sizing-data.ts'

type Product = MissingFiguresList['products'][number]
type MissingListProps = {
  api: Api
  loaded: MissingFiguresList | undefined
  /** Names of a figure and of a kind of goods, in the staff's language. */
  figureName: (key: Product['figures'][number]['key']) => string
  goodsName: (goods: Product['goods']) => string
  /** For each need of visitors, the id of its field in the product form. */
  fieldOfNeed: Record<Product['missing'][number], string>
  /** Depths of discharge in per cent that are assumed for batteries that state none. */
  depths: Record<Chemistry, number>
}

/**
 * Lists products without figures that sizing needs, the most often needed first. Also lists the name, picture or price that such a
 * product lacks. Each entry links to its field in the product form.
 */
export function MissingList({ api, loaded, figureName, goodsName, fieldOfNeed, depths }: MissingListProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { data, error, refetch } = useQuery({ ...missingFiguresQuery(api), initialData: loaded })
  if (!data) return error ? <LoadFailure title={failureText(error, t)} onReload={refetch} /> : <p className="muted">{t('staff.loading')}</p>
  const { total, products } = data
  const words = ({ key, count, lastDay }: Product['figures'][number]) => {
    const figure = figureName(key)
    if (lastDay === null) return t('sizing.neededNot', { figure })
    return t('sizing.neededOften', { figure, count: formatNumber(count, language), date: formatDay(lastDay, language) })
  }
  return (
    <>
      <p className="text">{t('sizing.missingIntro')}</p>
      <p className="sm muted">
        {t('sizing.depthOptional', { lithium: formatNumber(depths.lifepo4, language), agm: formatNumber(depths.agm, language) })}
      </p>
      <p className="muted sm my-2" role="status">
        {total === 0
          ? t('sizing.missingNone')
          : t('sizing.missingCount', { shown: formatNumber(products.length, language), total: formatNumber(total, language) })}
      </p>
      <ul className="m-0 list-none p-0">
        {products.map((product) => (
          <li key={product.id} className="border-0 border-b border-solid border-edge py-2">
            <Link
              className="inline-flex min-h-11 items-center font-[600] text-sea underline underline-offset-4 wrap-anywhere"
              to={`/admin/products/${product.id}/edit`}
              aria-label={t('sizing.fillIn', { name: nameOf(product, 'name', language) })}
            >
              {nameOf(product, 'name', language)}
            </Link>
            <p className="muted sm">
              {goodsName(product.goods)}
              {product.isActive ? '' : ` · ${t('staff.inactive')}`}
            </p>
            <ul className="sm m-0 list-none p-0">
              {product.missing.map((need) => (
                <li key={need}>
                  <Link
                    className="inline-flex min-h-11 items-center text-sea underline underline-offset-4 wrap-anywhere"
                    to={`/admin/products/${product.id}/edit#${fieldOfNeed[need]}`}
                  >
                    {t('sizing.visitorsLack', { what: t(`publish.${need}`) })}
                  </Link>
                </li>
              ))}
              {product.figures.map((figure) => (
                <li key={figure.key} className={figure.count > 0 ? '' : 'muted'}>
                  <Link
                    className="inline-flex min-h-11 items-center text-sea underline underline-offset-4 wrap-anywhere"
                    to={`/admin/products/${product.id}/edit#specs.${figure.key}`}
                  >
                    {words(figure)}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
