import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { getAdministrator } from '#features/accounts/calls.ts'
import { getProductById } from '#features/catalog/calls.ts'
import { useAfterCreation } from '#features/catalog/staff/entity-form/after-creation.ts'
import { categoriesQuery, subcategoriesQuery, useSaveProduct } from '#features/catalog/staff/product-data.ts'
import { ProductForm } from '#features/catalog/staff/product-form/product-form.tsx'
import { refreshHistory } from '#features/history/staff/history-data.ts'
import { getSizingBasis } from '#features/sizing/calls.ts'
import { translationServiceQuery, useTranslator } from '#features/translation/staff/use-translate-text.ts'
import { isOnSale } from '#kit/price.ts'
import { loadFailure } from '#ui/staff/failure.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { inBrowser, onServer, orUndefined, type StaffLoad } from '../frame/load.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { useStaffApi } from '../frame/staff-api.ts'
import type { Route } from './+types/product-form.page'
import { useEntityAfterUndo } from './form-history.tsx'
import { ProductHistory } from './product-history.tsx'
import { useCalculatorNeeds } from './use-calculator-needs.ts'
import { usePictureActions } from './use-picture-actions.ts'

const load = (async ({ api, cache, params }) => {
  const [product, categories, subcategories, basis, service] = await Promise.all([
    params.id === undefined ? undefined : api.call(getProductById, { params: { id: Number(params.id) } }),
    cache.ensureQueryData({ ...categoriesQuery(api), retry: false }),
    cache.ensureQueryData({ ...subcategoriesQuery(api), retry: false }),
    orUndefined(api.call(getSizingBasis)),
    orUndefined(cache.ensureQueryData({ ...translationServiceQuery(api), retry: false })),
  ])
  return { product, categories, subcategories, depth: basis?.assumed.depth, service }
}) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export { loadsAnother as shouldRevalidate } from '../frame/load.ts'

export default function ProductFormPage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  const api = useStaffApi()
  const navigate = useNavigate()
  const leave = useAfterCreation()
  const client = useQueryClient()
  const { entity: product, formKey, setUndone } = useEntityAfterUndo(loaderData.product)
  const categories = useQuery({ ...categoriesQuery(api), initialData: loaderData.categories })
  const subcategories = useQuery({ ...subcategoriesQuery(api), initialData: loaderData.subcategories })
  const { pictures, picker } = usePictureActions()
  const { mutateAsync: save } = useSaveProduct(api, product?.id)
  const translator = useTranslator(api, loaderData.service)
  const calculator = useCalculatorNeeds(loaderData.depth)
  // The preview's iframe cannot open the login; this call can, if the session has ended.
  const preparePreview = useCallback(
    () =>
      api.call(getAdministrator).then(
        () => undefined,
        (error: unknown) => loadFailure(error, t),
      ),
    [api, t],
  )

  return (
    <>
      <PageTitle text={t(product ? 'product.editTitle' : 'product.newTitle')} />
      <ProductForm
        key={formKey}
        product={product}
        categories={categories.data}
        subcategories={subcategories.data}
        pictures={pictures}
        onSave={async (sending) => {
          const saved = await save(sending)
          refreshHistory(client, 'product', saved.id)
          return saved
        }}
        translator={translator}
        preparePreview={preparePreview}
        calculator={calculator}
        onCreated={(created) => leave(`/admin/products/${created.id}/edit`)}
      />
      {product ? (
        <ProductHistory
          productId={product.id}
          hasOffer={isOnSale(product)}
          categories={categories.data}
          subcategories={subcategories.data}
          onUndone={setUndone}
          onGone={() => void navigate('/admin/trash')}
        />
      ) : null}
      {picker}
    </>
  )
}
