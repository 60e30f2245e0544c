import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import {
  type CategoryInput,
  categoryInputSchema,
  type StaffCategory,
  type StaffSubcategory,
  type SubcategoryInput,
  subcategoryInputSchema,
} from '../../category/category.contract.ts'
import { categoryFields } from '../../category/category-fields.ts'
import { categoryAddress } from '../../category/category-link.ts'
import { afterSavingFlat, changedFlatFields, readFlatValues } from '../entity-form/flat-values.ts'
import type { FormKind } from '../entity-form/form-kind.ts'
import { isSameInput } from '../entity-form/saving/same-input.ts'
import {
  blankCategory,
  type CategoryFormValues,
  categoryTranslations,
  toCategoryInput,
  toCategoryValues,
  toSubcategoryInput,
} from './category-form-values.ts'

const shared = {
  readValues: (stored: unknown) => readFlatValues(blankCategory, stored),
  changedFields: changedFlatFields<CategoryFormValues>,
  isSame: isSameInput,
  valuesFrom: toCategoryValues,
  afterSaving: afterSavingFlat<CategoryFormValues>,
  fields: ['categoryId', ...Object.keys(categoryFields), 'translationNotes'],
  pictureField: 'image',
  translations: categoryTranslations,
} as const

export const categoryForm: FormKind<CategoryFormValues, CategoryInput, StaffCategory> = {
  ...shared,
  name: 'category',
  resolver: zodResolver(z.custom<CategoryFormValues>().transform(toCategoryInput).pipe(categoryInputSchema)),
  publicPath: ({ id }) => categoryAddress(id),
  words: {
    created: 'category.created',
    saved: 'category.saved',
    invisible: 'category.invisible',
    taken: 'category.taken',
    takenText: 'category.takenText',
    gone: 'category.gone',
    goneText: 'category.goneText',
  },
}

export const subcategoryForm: FormKind<CategoryFormValues, SubcategoryInput, StaffSubcategory> = {
  ...shared,
  name: 'subcategory',
  resolver: zodResolver(z.custom<CategoryFormValues>().transform(toSubcategoryInput).pipe(subcategoryInputSchema)),
  publicPath: ({ id, categoryId }) => categoryAddress(categoryId, id),
  words: { ...categoryForm.words, created: 'subcategory.created', saved: 'subcategory.saved', gone: 'subcategory.gone' },
}
