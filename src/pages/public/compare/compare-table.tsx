import type { CSSProperties, ReactNode } from 'react'
import { BuyButtons } from '#features/cart/screen/buy-bar.tsx'
import { compareAddress } from '#features/catalog/compare/compared-ids.ts'
import { compareProducts, type FigureRow, summarizeDifferences } from '#features/catalog/compare/comparison.ts'
import { comparisonChatLink, rowLabel } from '#features/catalog/compare/comparison-message.ts'
import type { GoodsKind } from '#features/catalog/goods/goods-kinds.ts'
import { canBeOrdered } from '#features/catalog/goods/stock.ts'
import { PriceTag } from '#features/catalog/pages/card/price-tag.tsx'
import { StockLine } from '#features/catalog/pages/card/stock-line.tsx'
import type { ProductCard } from '#features/catalog/product/product.contract.ts'
import { Picture } from '#features/media/picture.tsx'
import { pictureSizes } from '#features/media/picture-sizes.ts'
import { nameOf } from '#i18n/language.ts'
import { toCartItem } from '#islands/to-cart-item.ts'
import { useSecondCurrencyFormatter } from '#ui/site/approximate.tsx'
import { ChatLink, WhatsappIcon } from '#ui/site/chat-link.tsx'
import { ShareLink } from '#ui/site/share-link.tsx'
import { WithUnits } from '#ui/site/with-units.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import { HouseholdChoice } from '../household-choice.tsx'
import { useFacts } from '../layout-data.ts'
import { useRuntimes } from '../runtime.tsx'

/** Number of pictures that are requested before the styles have loaded. */
const EAGER_PICTURES = 2
/** Kinds of products that power a household, see features/sizing. */
const carriers: readonly (GoodsKind | undefined)[] = ['battery', 'system', 'generator']
/** Prints only the main element. Inline, because a rule without a class would be part of every document (docs/decisions/0016). */
const ON_PAPER = '@media print{body>:not(main){display:none}}'

/**
 * Products side by side, with a row for each figure that at least one of them has. On a phone the name of a row is above its
 * values, and a wide comparison scrolls sideways.
 */
export function CompareTable({ products }: { products: readonly ProductCard[] }) {
  const t = usePageText()
  const { language, publicUrl, brand, pricedOn } = useVisit()
  const approximate = useSecondCurrencyFormatter()
  const { phones } = useFacts()
  const comparison = compareProducts(products, language)
  const { isAnyOther, isAnySame } = summarizeDifferences(comparison)
  const ids = products.map(({ id }) => id)
  const url = `${publicUrl}${compareAddress(ids)}`
  const isComparison = products.length > 1
  const { runtimeOf, household } = useRuntimes()
  const runtimes = products.map(runtimeOf)
  const row = (key: string, label: ReactNode, differs: boolean, cells: readonly ReactNode[]) => (
    <tr key={key} className={isComparison && !differs ? 'cmp-same' : undefined}>
      <th scope="row">{label}</th>
      {cells.map((cell, at) => (
        <td key={ids[at]}>{cell}</td>
      ))}
    </tr>
  )
  const figureRow = (figure: FigureRow) =>
    row(
      figure.key,
      figure.unit ? `${rowLabel(figure, t)} (${figure.unit})` : rowLabel(figure, t),
      figure.differs,
      figure.values.map((value) => value ?? <Nothing key="nothing" isUnknown={value === null} />),
    )
  return (
    <div className="cmp-all">
      <style>{ON_PAPER}</style>
      {isComparison && isAnyOther && isAnySame ? (
        <>
          <input type="checkbox" id="other" />
          <label htmlFor="other">{t('compare.onlyOther')}</label>
        </>
      ) : null}
      {isComparison && !isAnyOther ? <p>{t('compare.noOther')}</p> : null}
      {products.length > 2 ? <p className={`cmp-hint cmp-hint-${products.length}`}>{t('compare.sideways')}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a section that scrolls sideways must be reachable by keyboard */}
      <section className="cmp-move" aria-label={t('compare.table')} tabIndex={0}>
        <table className="cmpt num" style={{ '--n': products.length } as CSSProperties}>
          <thead>
            <tr>
              <td className="cmp-corner" />
              {products.map((product, at) => (
                <ProductHeading
                  key={product.id}
                  product={product}
                  others={ids.filter((id) => id !== product.id)}
                  isEager={at < EAGER_PICTURES}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {row(
              'price',
              `${t('compare.price')} (USD)${pricedOn ? ` ${t('saved.pricedOn', { day: pricedOn })}` : ''}`,
              !comparison.isPriceSame,
              products.map((product) => <PriceTag key={product.id} product={product} />),
            )}
            {comparison.perUnit.map(figureRow)}
            {row(
              'stock',
              t('compare.stock'),
              !comparison.isStockSame,
              products.map((product) => <StockLine key={product.id} product={product} />),
            )}
            {runtimes.some(Boolean)
              ? row(
                  'carries',
                  <>
                    {t('compare.carries')}: <span data-who="">{household}</span>
                  </>,
                  // Products with equal figures have equal runtimes with every household.
                  new Set(runtimes.map((runtime) => runtime?.figures)).size > 1,
                  runtimes.map((runtime, at) =>
                    runtime ? (
                      <span key="runtime" data-c={runtime.figures}>
                        <b>{runtime.short}</b>
                      </span>
                    ) : (
                      <Nothing key="nothing" isUnknown={carriers.includes(products[at]?.goods)} />
                    ),
                  ),
                )
              : null}
            {comparison.figures.map(figureRow)}
          </tbody>
        </table>
      </section>
      {runtimes.some(Boolean) ? (
        <div className="cmp-no mt-2">
          <HouseholdChoice />
        </div>
      ) : null}
      {isComparison ? (
        <div className="cmp-no row">
          <ChatLink className="btn btn-wa" href={comparisonChatLink(phones.sales, products, comparison, { t, language, url, approximate })}>
            <WhatsappIcon />
            {t('compare.whatsapp')}
          </ChatLink>
          <ShareLink title={t('compare.title', { count: products.length })} path={compareAddress(ids)} />
          <button type="button" className="btn js" data-print="">
            {t('compare.print')}
          </button>
        </div>
      ) : null}
      {/* Documents are cached, so the compare script adds today's date. */}
      <p className="paper xs">
        {[brand, phones.sales, url].filter(Boolean).join(' · ')}
        <span hidden data-day="">
          {` · ${t('compare.pricesOf')} `}
        </span>
      </p>
    </div>
  )
}

type ProductHeadingProps = {
  product: ProductCard
  /** Ids of the products that remain without this one. */
  others: readonly number[]
  isEager: boolean
}

/** Heading of a product's column: picture, name, the buttons to buy and to remove it. */
function ProductHeading({ product, others, isEager }: ProductHeadingProps) {
  const t = usePageText()
  const { language } = useVisit()
  const name = nameOf(product, 'name', language)
  const item = toCartItem({ ...product, nameEs: name, nameDe: name, nameEn: name })
  return (
    <th
      scope="col"
      data-item={JSON.stringify({ ...item, product: { ...item.product, namedIn: language } })}
      data-notice={t('buy.notice', { name })}
    >
      <div className="pic">
        <Picture url={product.mainImage} alt="" sizes={pictureSizes.row} isEager={isEager} isEarly />
      </div>
      <a className="cmp-name" href={`/product/${product.slug}`}>
        <WithUnits>{name}</WithUnits>
      </a>
      {canBeOrdered(product) ? (
        <div className="cmp-no" data-buy="">
          <BuyButtons canBeOrdered />
        </div>
      ) : null}
      <a className="btn btn-quiet cmp-no" href={compareAddress(others)} aria-label={t('compare.removeName', { name })}>
        {t('compare.remove')}
      </a>
    </th>
  )
}

/** A cell without a figure: a text if the figure is unknown, or a dash if it does not apply, with a text for screen readers. */
function Nothing({ isUnknown }: { isUnknown: boolean }) {
  const t = usePageText()
  return isUnknown ? (
    <span className="muted">{t('compare.unknown')}</span>
  ) : (
    <>
      <span aria-hidden="true">—</span>
      <span className="sr">{t('compare.notOfIt')}</span>
    </>
  )
}
