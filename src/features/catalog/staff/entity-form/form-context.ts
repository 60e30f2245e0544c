import { createContext, type ReactNode, useContext } from 'react'
import { type FieldValues, useFormContext } from 'react-hook-form'
import type { Language } from '#i18n/language.ts'
import { problemText } from '#i18n/problems.ts'
import type { Translating } from '#ui/staff/fields/use-translating.ts'
import { useStaffLanguage } from '#ui/staff/text.ts'
import type { Category, Subcategory } from '../../category/category.contract.ts'

/** Access to the media library, which is another feature and is passed in by the page. */
export type PictureActions = {
  /** Files that can be uploaded, for display beside the upload button. */
  uploadHelp: ReactNode
  /** Opens the library and returns the chosen addresses; none if cancelled. */
  choose: (isMultiple: boolean) => Promise<string[]>
  /**
   * Adds files to the uploads, which go on when the page is closed, and reports refused ones to the person.
   *
   * @param subject name of what they show, from which their description is suggested
   * @returns an address for each that stands in its field until the picture has arrived
   */
  upload: (files: readonly File[], subject: Record<Language, string>) => string[]
  /** True for an address of `upload`. */
  isWaiting: (address: string) => boolean
  /** Address of the picture once it has arrived; undefined if it never will. */
  outcome: (waiting: string) => Promise<string | undefined>
  /** True if the person can read elsewhere why an upload failed. */
  hasFailed: (waiting: string) => boolean
  /** Shows an upload under way in place of its picture. */
  underWay: (waiting: string) => ReactNode
  /** Returns the library's address of a picture, after importing it into the library if necessary. */
  fetchAddress: (url: string) => Promise<string>
  /** Opens crop, focus and description of a picture. */
  adjust: (url: string) => void
  /** Address of a small version of a picture. */
  small: (url: string, width: 240 | 480) => string
}

export type SharedForm = {
  /** Saved values; initial ones for a new entity. */
  saved: FieldValues
  /** The fields that hold translations: "nameEs". */
  translations: readonly string[]
  /** Translations that were outdated when they were saved. */
  outdated: readonly string[]
  translating: Translating
  pictures: PictureActions
  /** Imports a picture whose address in the field is not the library's; a failure is shown at the field. */
  takeAddress: () => Promise<unknown>
  isTakingAddress: boolean
  confirming: {
    /** Number of refused saves since these values were last confirmed or changed. */
    refusals: (values: FieldValues) => number
    isConfirmed: (values: FieldValues) => boolean
    confirm: () => void
  }
  /** True for a stored, active entity: saving keeps it active. */
  isPublished: boolean
  /** Saves, and publishes an active product even if it is incomplete. */
  publish: () => void
}

export const SharedFormContext = createContext<SharedForm | undefined>(undefined)

/** State that the sections of a long form share, besides its fields. */
export function useSharedForm(): SharedForm {
  const form = useContext(SharedFormContext)
  if (!form) throw new Error('Used outside of a long form')
  return form
}

/** Returns a field's problem in the reader's language; "specs.powerKw" names a field inside another. */
export function useFieldProblem(): (field: string) => string | undefined {
  const language = useStaffLanguage()
  const { getFieldState, formState } = useFormContext()
  return (field) => {
    const { error } = getFieldState(field, formState)
    const message = Array.isArray(error) ? error.find(Boolean)?.message : error?.message
    return message ? problemWords(message, language) : undefined
  }
}

/**
 * Words for a message of the contract. zod's own messages become one general sentence; a server's message is in words already.
 */
export function problemWords(message: string, language: Parameters<typeof problemText>[0]): string {
  return /^(?:Invalid|Too|Unrecognized|Expected)\b/.test(message)
    ? problemText(language, 'problem.invalid')
    : problemText(language, message)
}

type Places = { categories: readonly Category[]; subcategories: readonly Subcategory[] }

/** Categories and subcategories that a product may be in. */
export const PlacesContext = createContext<Places | undefined>(undefined)

export function usePlaces(): Places {
  const places = useContext(PlacesContext)
  if (!places) throw new Error('Used outside of a form that has places')
  return places
}

/** The typed name of a product or category in each language. */
export function nameIn(getValues: (field: 'nameDe' | 'nameEs' | 'nameEn') => unknown): Record<Language, string> {
  const typed = (field: Parameters<typeof getValues>[0]) => String(getValues(field) ?? '').trim()
  return { de: typed('nameDe'), es: typed('nameEs'), en: typed('nameEn') }
}
