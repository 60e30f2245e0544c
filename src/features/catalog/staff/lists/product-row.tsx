import { Copy, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { formatPrice } from '#i18n/format.ts'
import { nameOf } from '#i18n/language.ts'
import { displayPrice } from '#kit/price.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { stockLooks } from '../../pages/card/stock-line.tsx'
import type { ProductListRow as Row } from '../../product/product.contract.ts'
import type { Selection } from './bulk/use-selection.ts'
import { hasPosition } from './list-order.ts'

type ProductRowProps = {
  row: Row
  category: string
  subcategory: string
  /** Returns the address of a picture's small version. */
  thumbnail: (url: string) => string
  isBusy: boolean
  onDuplicate: (row: Row) => void
  onDelete: (row: Row) => void
  isChosen: boolean
  onChoose: Selection['onClick']
  onChooseKey: Selection['onKeyDown']
}

/** One product in the staff's list: a card on phones, a row on wide screens. */
export const ProductRow = memo(function ProductRow({
  row,
  category,
  subcategory,
  thumbnail,
  isBusy,
  onDuplicate,
  onDelete,
  isChosen,
  onChoose,
  onChooseKey,
}: ProductRowProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const name = nameOf(row, 'name', language)
  const place = hasPosition(row)
  const editHref = `/admin/products/${row.id}/edit`
  return (
    <li className="li li-choice [content-visibility:auto] [contain-intrinsic-size:auto_7rem]">
      <label className="choice">
        <input
          className="size-6"
          type="checkbox"
          data-chooses={row.id}
          aria-label={t('bulk.select', { name })}
          checked={isChosen}
          onClick={(event) => onChoose(row.id, event)}
          onKeyDown={(event) => onChooseKey(row.id, event)}
          // onClick sets the state, since only a click event has `shiftKey`.
          onChange={() => {}}
        />
      </label>
      <span className="pos num muted text-center">{place ? row.sortOrder : '–'}</span>
      <div className="pic">
        {row.mainImage ? <img src={thumbnail(row.mainImage)} alt="" width={240} height={180} loading="lazy" decoding="async" /> : null}
      </div>
      <div className="stack [--gap:.2rem]">
        <h3>
          <Link className="text-inherit no-underline hover:underline" to={editHref}>
            {name}
          </Link>
        </h3>
        <p className="sm muted">{row.shortText}</p>
      </div>
      <div className="c sm">
        {category}
        {subcategory ? (
          <>
            <span className="hide-d">, </span>
            <br />
            <span className="muted">{subcategory}</span>
          </>
        ) : null}
        {place ? (
          <span className="hide-d muted num"> · {t('products.place', { place: String(row.sortOrder) })}</span>
        ) : (
          <>
            <br /> <span className="tag tag-limit">{t('products.noPlace')}</span>
          </>
        )}
      </div>
      <RowPrice row={row} />
      <div className="c f">
        <span className="sm">
          {/* Only the stock status: an availability text would be too long for the row. */}
          <span className={stockLooks[row.stockStatus]}>{t(`stock.${row.stockStatus}`)}</span>
        </span>
        <div className="row gap-1.5">
          <span className={row.isActive ? 'tag tag-ok' : 'tag'}>{t(row.isActive ? 'staff.active' : 'staff.inactive')}</span>
          {row.isFeatured ? <span className="tag tag-ink">{t('staff.featured')}</span> : null}
        </div>
      </div>
      <div className="act">
        <Link className="btn" to={editHref} title={t('products.edit')} aria-label={t('products.editNamed', { name })}>
          <Pencil className="ic" aria-hidden="true" />
          <span>{t('products.edit')}</span>
        </Link>
        <IconButton
          icon={Copy}
          title={t('products.duplicate')}
          aria-label={t('products.duplicateNamed', { name })}
          disabled={isBusy}
          onClick={() => onDuplicate(row)}
        >
          <span>{t('products.duplicate')}</span>
        </IconButton>
        <IconButton
          icon={Trash2}
          className="btn text-red"
          title={t('products.delete')}
          aria-label={t('products.deleteNamed', { name })}
          disabled={isBusy}
          onClick={() => onDelete(row)}
        >
          <span>{t('products.delete')}</span>
        </IconButton>
      </div>
    </li>
  )
})

function RowPrice({ row }: { row: Row }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const price = displayPrice(row)
  if (price.kind === 'on-request')
    return (
      <div className="c num">
        <b className="sm">{t('product.priceOnRequest')}</b>
      </div>
    )
  return (
    <div className="c num leading-tight">
      <b>{formatPrice(price.amount, language)}</b>
      {price.kind === 'on-sale' && price.before ? (
        <>
          <br /> <s className="xs muted">{formatPrice(price.before, language)}</s>
        </>
      ) : null}
    </div>
  )
}
