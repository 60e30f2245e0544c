import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useStaffText } from '#ui/staff/text.ts'
import type { Inquiry } from '../inquiry.contract.ts'

/** Looks up a product of the catalogue: its name in the reader's language and the address of a small picture. */
export type FindProduct = (id: number) => { name: string; picture: string | undefined } | undefined

/** The products that an inquiry is about, with pictures and quantity. Shows nothing if there are none. */
export function InquiryProducts({ inquiry: { productIds, quantity }, productOf }: { inquiry: Inquiry; productOf: FindProduct }) {
  const t = useStaffText()
  if (productIds.length === 0) return null
  return (
    <section className="panel">
      <h2 className="text-lg mb-2">{t(productIds.length === 1 ? 'inquiries.product' : 'inquiries.products')}</h2>
      <ul>
        {productIds.map((id) => (
          <li key={id} className="row nowrap items-start py-2 border-t border-line">
            <SmallPicture url={productOf(id)?.picture} />
            <ProductLine id={id} name={undefined} quantity={quantity} productOf={productOf} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ProductLineProps = { id: number; name: string | undefined; quantity: number | null; productOf: FindProduct; children?: ReactNode }

/** Quantity and name of a product; links to the product's form if it is in the catalogue. */
export function ProductLine({ id, name, quantity, productOf, children }: ProductLineProps) {
  const t = useStaffText()
  const product = productOf(id)
  const words = name || product?.name || t('inquiries.productNumber', { id })
  return (
    <span className="min-w-0 flex-1 break-words">
      {quantity ? <span className="num">{quantity} x </span> : null}
      {product ? <Link to={`/admin/products/${id}/edit`}>{words}</Link> : words}
      {children}
    </span>
  )
}

/** Small picture at the start of a line. Without a picture its space stays empty. */
export function SmallPicture({ url }: { url: string | undefined }) {
  return (
    <span className="pic w-16 shrink-0">
      {url ? <img src={url} alt="" width={240} height={180} loading="lazy" decoding="async" /> : null}
    </span>
  )
}
