import { useState } from 'react'
import type { FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import { messageOf, statusOf } from '#api/refusals.ts'
import { needsImport } from '#ui/staff/fields/picture-address.ts'
import { useStaffText } from '#ui/staff/text.ts'
import type { PictureActions } from './form-context.ts'
import type { FormKind, Saved } from './form-kind.ts'
import { saveProblem } from './saving/save-problem.ts'

/**
 * Imports a picture given by address: the library's own address is used as it is, a picture of another site is fetched on
 * demand.
 *
 * @param stored saved values; they pass unchecked, so that a change of the price never requires a new picture
 */
export function useTakenAddress<Values extends FieldValues, Input extends object, Entity extends Saved>(
  form: UseFormReturn<Values, unknown, Input>,
  { pictureField, words }: Pick<FormKind<Values, Input, Entity>, 'pictureField' | 'words'>,
  pictures: PictureActions,
  stored: unknown,
) {
  const t = useStaffText()
  const [isTakingAddress, setTakingAddress] = useState(false)
  const typedAddress = () => (form.getValues(pictureField) as string | undefined) ?? ''
  const putPicture = (url: string) => form.setValue(pictureField, url as PathValue<Values, typeof pictureField>, { shouldDirty: true })

  /**
   * Replaces a typed address by the library's.
   *
   * @returns the problem in words
   */
  async function takeAddress(): Promise<string | undefined> {
    const typed = typedAddress()
    if (!needsImport(typed) || typed === stored) return undefined
    setTakingAddress(true)
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
      setTakingAddress(false)
    }
  }

  return { takeAddress, isTakingAddress }
}
