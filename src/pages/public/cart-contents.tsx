import { browserApi } from '#api/client.ts'
import type { CartContents as Contents } from '#features/cart/cart-opening.ts'
import { OpenCart } from '#features/cart/open-cart.tsx'
import type { FindProducts } from '#features/cart/use-price-check.ts'
import { listProducts } from '#features/catalog/calls.ts'
import { IDS_MAX } from '#features/catalog/limits.ts'
import { Picture } from '#features/media/picture.tsx'
import { pictureSizes } from '#features/media/picture-sizes.ts'
import { useFacts } from './layout-data.ts'
import { toCartItem } from './to-cart-item.ts'

/** The open cart, with what it needs of other subjects. Only ever imported when it is wanted: see layout.tsx. */
export const CartContents: Contents = ({ close }) => {
  const { phones, emails } = useFacts()
  return (
    <OpenCart
      close={close}
      phone={phones.sales}
      email={emails.sales}
      picture={(image) => <Picture url={image} alt="" sizes={pictureSizes.thumb} />}
      findProducts={findProducts}
    />
  )
}

// Not the remembered answers: a price is compared with that of this moment, and a dropped line is told at once.
const api = browserApi()

const findProducts: FindProducts = async (ids) => {
  const pages = Array.from({ length: Math.ceil(ids.length / IDS_MAX) }, (_, page) => ids.slice(page * IDS_MAX, (page + 1) * IDS_MAX))
  const answers = await Promise.all(pages.map((page) => api.call(listProducts, { query: { ids: page.join(',') } })))
  return answers.flat().map(toCartItem)
}
