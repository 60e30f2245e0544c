import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import type { StaffText } from '#i18n/staff.ts'
import {
  type CategoryInput,
  categoryInputSchema,
  type StaffCategory,
  type StaffSubcategory,
  type SubcategoryInput,
  subcategoryInputSchema,
} from '../../category/category.contract.ts'
import { categoryAddress } from '../../category/category-address.ts'
import { afterSavingFlat, changedFlatFields, readFlatValues } from '../entity-form/flat-values.ts'
import type { FormKind } from '../entity-form/form-kind.ts'
import { isSameInput } from '../entity-form/same-input.ts'
import {
  blankCategory,
  type CategoryFormValues,
  categoryInput,
  categoryTranslations,
  categoryValues,
  subcategoryInput,
} from './category-form-values.ts'

/** The fields in the order in which they stand in the form. */
const order = [
  'categoryId',
  'nameDe',
  'nameEs',
  'nameEn',
  'descriptionDe',
  'descriptionEs',
  'descriptionEn',
  'name',
  'sortOrder',
  'slug',
  'image',
  'goods',
  'isActive',
]

const shared = {
  readValues: (stored: unknown) => readFlatValues(blankCategory, stored),
  changedFields: changedFlatFields<CategoryFormValues>,
  isSame: isSameInput,
  valuesFrom: categoryValues,
  afterSaving: afterSavingFlat<CategoryFormValues>,
  inFormOrder: <P extends { field: string }>(problems: readonly P[]): P[] =>
    [...problems].sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field)),
  fieldName,
  pictureField: 'image',
  translations: categoryTranslations,
} as const

export const categoryForm: FormKind<CategoryFormValues, CategoryInput, StaffCategory> = {
  ...shared,
  name: 'category',
  resolver: zodResolver(z.custom<CategoryFormValues>().transform(categoryInput).pipe(categoryInputSchema)),
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
  resolver: zodResolver(z.custom<CategoryFormValues>().transform(subcategoryInput).pipe(subcategoryInputSchema)),
  publicPath: ({ id, categoryId }) => categoryAddress(categoryId, id),
  words: { ...categoryForm.words, created: 'subcategory.created', saved: 'subcategory.saved', gone: 'subcategory.gone' },
}

/** Label of a field in lists of fields: "Beschreibung (ES)". */
function fieldName(field: string, t: StaffText): string {
  const [, base, suffix] = /^(name|description)(De|Es|En)$/.exec(field) ?? []
  if (base) return `${t(base === 'name' ? 'category.name' : 'category.description')} (${suffix?.toUpperCase()})`
  const names: Record<string, string> = {
    categoryId: t('category.parent'),
    name: t('category.systemName'),
    sortOrder: t('category.position'),
    slug: t('category.slug'),
    image: t('category.picture'),
    goods: t('category.goods'),
    isActive: t('category.isActive'),
    translationNotes: t('translation.checked'),
  }
  return names[field] ?? field
}
