import { createContext, type ReactNode, useContext } from 'react'
import { type FieldValues, useFormContext } from 'react-hook-form'
import type { Language } from '#i18n/language.ts'
import { problemText } from '#i18n/problems.ts'
import type { Translating } from '#ui/staff/fields/use-translating.ts'
import { useStaffLanguage } from '#ui/staff/text.ts'
import type { Category, Subcategory } from '../../category/category.contract.ts'

/** Access to the media library. The page passes it in, since the library is another feature. */
export type PictureActions = {
  /** Help beside the upload button: formats and sizes of files that can be uploaded. */
  uploadHelp: ReactNode
  /** Opens the library and returns the addresses of the chosen pictures; an empty list if cancelled. */
  choose: (isMultiple: boolean) => Promise<string[]>
  /**
   * Queues files for upload and shows a message about refused files. Uploads continue after the page is closed.
   *
   * @param subject name of the product or category that the files show; their descriptions are suggested from it
   * @returns a placeholder address for each accepted file, to be the field's value until the upload is done
   */
  upload: (files: readonly File[], subject: Record<Language, string>) => string[]
  /** True for a placeholder address from `upload`. */
  isWaiting: (address: string) => boolean
  /** Resolves to the picture's address once its upload is done; undefined if the upload failed or is lost. */
  outcome: (waiting: string) => Promise<string | undefined>
  /** True if the list of uploads shows why this upload failed, so that the form needs no message. */
  hasFailed: (waiting: string) => boolean
  /** Progress of an upload, shown in place of the picture. */
  underWay: (waiting: string) => ReactNode
  /** Returns the library's address of a picture, after importing it into the library if necessary. Rejects if that fails. */
  fetchAddress: (url: string) => Promise<string>
  /** Opens the dialog for a picture's crop, focal point and description. */
  adjust: (url: string) => void
  /** Address of a small version of a picture. */
  small: (url: string, width: 240 | 480) => string
}

export type SharedForm = {
  /** Saved values; the initial values for a new entity. */
  saved: FieldValues
  /** Names of the fields with translations, such as "nameEs". */
  translations: readonly string[]
  /** Fields that the server reports as outdated: outdated translations, and German texts that are copies of another language's text. */
  outdated: readonly string[]
  translating: Translating
  pictures: PictureActions
  /** Imports the picture of another site whose address was typed; a failure is shown at the field. */
  importPicture: () => Promise<unknown>
  isImportingPicture: boolean
  confirming: {
    /** Number of refused saves since the last save or confirmation; 0 if the latest was refused with other values. */
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

/** Returns the state that the sections of a long form share, besides its fields. Throws outside of such a form. */
export function useSharedForm(): SharedForm {
  const form = useContext(SharedFormContext)
  if (!form) throw new Error('Used outside of a long form')
  return form
}

/** Returns a function that words a field's problem in the reader's language; undefined if the field has no problem. */
export function useFieldProblem(): (field: string) => string | undefined {
  const language = useStaffLanguage()
  const { getFieldState, formState } = useFormContext()
  return (field) => {
    const { error } = getFieldState(field, formState)
    const message = Array.isArray(error) ? error.find(Boolean)?.message : error?.message
    return message ? problemText(language, problemKey(message)) : undefined
  }
}

/** Key of the one general sentence for zod's own messages; other messages, keys of the contract or words of the server, stay as they are. */
export const problemKey = (message: string): string =>
  /^(?:Invalid|Too|Unrecognized|Expected)\b/.test(message) ? 'problem.invalid' : message

type Places = { categories: readonly Category[]; subcategories: readonly Subcategory[] }

/** Categories and subcategories that a product may be in. */
export const PlacesContext = createContext<Places | undefined>(undefined)

export function usePlaces(): Places {
  const places = useContext(PlacesContext)
  if (!places) throw new Error('Used outside of a form that has places')
  return places
}

/** Reads the typed name of a product or category in each language. */
export function readTypedNames(getValues: (field: 'nameDe' | 'nameEs' | 'nameEn') => unknown): Record<Language, string> {
  const typed = (field: Parameters<typeof getValues>[0]) => String(getValues(field) ?? '').trim()
  return { de: typed('nameDe'), es: typed('nameEs'), en: typed('nameEn') }
}
