import { useState } from 'react'
import type { FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import { messageOf, statusOf } from '#api/refusals.ts'
import { isToBeTaken } from '#ui/staff/fields/picture-address.ts'
import { useStaffText } from '#ui/staff/text.ts'
import type { PictureActions } from './form-context.ts'
import type { FormKind, Saved } from './form-kind.ts'
import { saveProblem } from './saving/save-problem.ts'

/**
 * The picture that may be given by its address: the library's own one is taken as it is, another site's is fetched into
 * the library when it is needed.
 *
 * @param stored what is saved; it stays, whatever it is: a new price is no reason to ask for a new picture
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
   * The library's own address takes the place of any other that was typed.
   *
   * @returns what went wrong, in words
   */
  async function takeAddress(): Promise<string | undefined> {
    const typed = typedAddress()
    if (!isToBeTaken(typed) || typed === stored) return undefined
    setTakingAddress(true)
    try {
      const url = await pictures.fetchAddress(typed)
      // Unless the address was changed while the picture was on its way.
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
