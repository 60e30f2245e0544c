import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { productTexts, translationsOf } from '../../entity/translations.ts'
import { type ProductInput, productInputSchema, type StaffProduct } from '../../product/product.contract.ts'
import type { FormKind } from '../entity-form/form-kind.ts'
import { isSameInput } from '../entity-form/same-input.ts'
import { fieldName, inFormOrder } from './product-fields.ts'
import { afterSaving, changedFields, inputFrom, type ProductFormValues, readableValues, valuesFrom } from './product-form-values.ts'

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
