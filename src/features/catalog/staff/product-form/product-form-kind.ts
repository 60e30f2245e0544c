import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import type { Language } from '#i18n/language.ts'
import { productTexts, translationNamesOf } from '../../entity/translations.ts'
import { missingForPublishing } from '../../goods/publishing-needs.ts'
import { type ProductInput, productInputSchema, type StaffProduct } from '../../product/product.contract.ts'
import { productFields } from '../../product/product-fields.ts'
import type { FormKind } from '../entity-form/form-kind.ts'
import { isSameInput } from '../entity-form/saving/same-input.ts'
import {
  afterSaving,
  changedFields,
  type ProductFormValues,
  productFormValues,
  readDraftValues,
  toProductInput,
} from './product-form-values.ts'
import { priceConfirmationKey, reviewProduct } from './review-product.ts'

type ProductForm = FormKind<ProductFormValues, ProductInput, StaffProduct>

const formIn = (language: Language): ProductForm => ({
  name: 'product',
  resolver: zodResolver(z.custom<ProductFormValues>().transform(toProductInput).pipe(productInputSchema)),
  readValues: readDraftValues,
  changedFields,
  isSame: isSameInput,
  valuesFrom: (product) => productFormValues(product, language),
  afterSaving,
  fields: [...Object.keys(productFields), 'translationNotes'],
  translations: translationNamesOf(productTexts),
  review: reviewProduct,
  confirms: priceConfirmationKey,
  missing: (product, t) => missingForPublishing(product).map((need) => t(`publish.${need}`)),
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
})

/** The product form for each staff language. The forms differ in number format; values are compared by meaning, not by format. */
export const productFormByLanguage: Record<Language, ProductForm> = { es: formIn('es'), de: formIn('de'), en: formIn('en') }
