import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { type ProductInput, productInputSchema, type StaffProduct } from '../product.contract.ts'
import { productTexts, translationsOf } from '../translations.ts'
import { fieldName, inFormOrder } from './product-fields.ts'
import { afterSaving, changedFields, inputFrom, type ProductFormValues, readableValues, valuesFrom } from './product-form-values.ts'
import { isSameInput } from './same-input.ts'
import type { FormKind } from './use-entity-form.ts'

export const productForm: FormKind<ProductFormValues, ProductInput, StaffProduct> = {
  name: 'product',
  resolver: zodResolver(z.custom<ProductFormValues>().transform(inputFrom).pipe(productInputSchema)),
  readValues: readableValues,
  changedFields,
  isSame: isSameInput,
  valuesFrom,
  afterSaving,
  inFormOrder,
  fieldName,
  translations: translationsOf(productTexts),
  pictureField: 'mainImage',
  publicPath: ({ slug }) => `/product/${slug}`,
  words: {
    created: 'save.created',
    saved: 'save.saved',
    invisible: 'save.invisible',
    taken: 'error.taken',
    takenText: 'error.takenText',
    gone: 'error.gone',
    goneText: 'error.goneText',
  },
}
