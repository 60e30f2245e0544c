import { createContext, useContext } from 'react'
import { useFormContext } from 'react-hook-form'
import { problemText } from '#i18n/problems.ts'
import { useStaffLanguage } from '#ui/staff/text.ts'
import type { Translating } from '#ui/staff/use-translating.ts'
import type { Category, Subcategory } from '../category.contract.ts'
import type { ProductFormValues, TextField } from './product-form-values.ts'

/** Where the form's pictures come from; the media library itself belongs to another room and is handed in by the page. */
export type PictureDoors = {
  /** Opens the library; answers with the chosen addresses, none when cancelled. */
  choose: (isMultiple: boolean) => Promise<string[]>
  /** Takes files into the library and tells the person about those that were refused. */
  upload: (files: readonly File[]) => Promise<string[]>
  /** Fetches another site's picture into the library. */
  fetchAddress: (url: string) => Promise<string>
  /** Address of a small version of a picture. */
  small: (url: string, width: 240 | 480) => string
}

type ProductFormParts = {
  /** What is saved; a new product's is blank. */
  saved: ProductFormValues
  /** Translations that were outdated when they were saved. */
  outdated: readonly string[]
  translating: Translating<TextField>
  categories: readonly Category[]
  subcategories: readonly Subcategory[]
  pictures: PictureDoors
  /** Fetches the main picture when its field holds another site's address; what goes wrong stands at the field. */
  takeAddress: () => Promise<unknown>
  isTakingAddress: boolean
}

export const ProductFormContext = createContext<ProductFormParts | undefined>(undefined)

export function useProductForm(): ProductFormParts {
  const parts = useContext(ProductFormContext)
  if (!parts) throw new Error('Used outside of a product form')
  return parts
}

export const useProductFields = () => useFormContext<ProductFormValues>()

/** What is wrong with a field, in the reader's words; "specs.powerKw" names a field inside another. */
export function useFieldProblem(): (field: string) => string | undefined {
  const language = useStaffLanguage()
  const { getFieldState, formState } = useProductFields()
  return (field) => {
    const { error } = getFieldState(field as keyof ProductFormValues, formState)
    const message = Array.isArray(error) ? error.find(Boolean)?.message : error?.message
    return message ? problemWords(message, language) : undefined
  }
}

/** A message of the contract in words. Where zod speaks for itself one sentence stands for all; a server's is words already. */
export function problemWords(message: string, language: Parameters<typeof problemText>[0]): string {
  return /^(?:Invalid|Too|Unrecognized|Expected)\b/.test(message)
    ? problemText(language, 'problem.invalid')
    : problemText(language, message)
}
