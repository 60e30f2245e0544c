import { createContext, type ReactNode, useContext } from 'react'
import { type FieldValues, useFormContext } from 'react-hook-form'
import { problemText } from '#i18n/problems.ts'
import type { Translating } from '#ui/staff/fields/use-translating.ts'
import { useStaffLanguage } from '#ui/staff/text.ts'
import type { Category, Subcategory } from '../../category/category.contract.ts'

/** Where a form's pictures come from; the media library itself belongs to another room and is handed in by the page. */
export type PictureActions = {
  /** Files that can be uploaded, for display beside the upload button. */
  uploadHelp: ReactNode
  /** Opens the library; answers with the chosen addresses, none when cancelled. */
  choose: (isMultiple: boolean) => Promise<string[]>
  /** Takes files into the library and tells the person about those that were refused. */
  upload: (files: readonly File[]) => Promise<string[]>
  /** Answers with the library's own address of the picture at any address, fetched into the library if need be. */
  fetchAddress: (url: string) => Promise<string>
  /** Address of a small version of a picture. */
  small: (url: string, width: 240 | 480) => string
}

export type SharedForm = {
  /** Saved values; for something new its initial ones. */
  saved: FieldValues
  /** The fields that hold translations: "nameEs". */
  translations: readonly string[]
  /** Translations that were outdated when they were saved. */
  outdated: readonly string[]
  translating: Translating
  pictures: PictureActions
  /** Takes the picture that its field names by another address than the library's; what goes wrong stands at the field. */
  takeAddress: () => Promise<unknown>
  isTakingAddress: boolean
  confirming: {
    /** How often a save was refused until these values are confirmed or changed. */
    refusals: (values: FieldValues) => number
    isConfirmed: (values: FieldValues) => boolean
    confirm: () => void
  }
  /** True for what is stored and active: an edit leaves it so. */
  isPublished: boolean
  /** Saves, and publishes what is active in the form even if it is incomplete. */
  publish: () => void
}

export const SharedFormContext = createContext<SharedForm | undefined>(undefined)

/** State that the parts of a long form share beside its fields. */
export function useSharedForm(): SharedForm {
  const form = useContext(SharedFormContext)
  if (!form) throw new Error('Used outside of a long form')
  return form
}

/** Looks up a field's problem in the reader's words; "specs.powerKw" names a field inside another. */
export function useFieldProblem(): (field: string) => string | undefined {
  const language = useStaffLanguage()
  const { getFieldState, formState } = useFormContext()
  return (field) => {
    const { error } = getFieldState(field, formState)
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

type Places = { categories: readonly Category[]; subcategories: readonly Subcategory[] }

/** Where a product may stand. */
export const PlacesContext = createContext<Places | undefined>(undefined)

export function usePlaces(): Places {
  const places = useContext(PlacesContext)
  if (!places) throw new Error('Used outside of a form that has places')
  return places
}
