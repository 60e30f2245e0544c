import { useState } from 'react'
import type { FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import { messageOf, statusOf } from '#api/refusals.ts'
import { useStaffText } from '#ui/staff/text.ts'
import type { PictureActions } from './form-context.ts'
import type { FormKind, SavedEntity } from './form-kind.ts'
import { saveProblem } from './saving/save-problem.ts'

/** Path of a picture in the media library. */
const KEPT = /^\/media\/[0-9a-f]{26}\/960\.jpg$/

/** True if the server must import the picture at this address first; the import returns the path in the library. */
export function needsImport(text: string): boolean {
  const typed = text.trim()
  return typed !== '' && !KEPT.test(typed)
}

/**
 * Imports a picture whose address was typed: an address of the library stays as it is, a picture of another site is copied into
 * the library, on a button press or before a save.
 *
 * @param stored saved address of the field; it is not imported, so that a change of the price does not require a new picture
 */
export function usePictureImport<Values extends FieldValues, Input extends object, Entity extends SavedEntity>(
  form: UseFormReturn<Values, unknown, Input>,
  { pictureField, words }: Pick<FormKind<Values, Input, Entity>, 'pictureField' | 'words'>,
  pictures: PictureActions,
  stored: unknown,
) {
  const t = useStaffText()
  const [isImportingPicture, setImportingPicture] = useState(false)
  const typedAddress = () => (form.getValues(pictureField) as string | undefined) ?? ''
  const putPicture = (url: string) => form.setValue(pictureField, url as PathValue<Values, typeof pictureField>, { shouldDirty: true })

  /**
   * Imports the typed picture and replaces the field's address by the library's.
   *
   * @returns the reason of a failure in words; undefined if the field is fine
   */
  async function importPicture(): Promise<string | undefined> {
    const typed = typedAddress()
    if (!needsImport(typed) || typed === stored) return undefined
    setImportingPicture(true)
    try {
      const url = await pictures.fetchAddress(typed)
      // Skipped if the address was changed while the picture was being fetched.
      if (typedAddress() === typed) putPicture(url)
      form.clearErrors(pictureField)
      return undefined
    } catch (error) {
      const message = ((statusOf(error) ?? 500) < 500 && messageOf(error)) || saveProblem(error, t, words).text
      form.setError(pictureField, { type: 'server', message })
      return message
    } finally {
      setImportingPicture(false)
    }
  }

  return { importPicture, isImportingPicture }
}
