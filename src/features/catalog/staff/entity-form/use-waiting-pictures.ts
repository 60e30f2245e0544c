import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import type { PictureActions } from './form-context.ts'
import type { FormKind, SavedEntity } from './form-kind.ts'

/**
 * Replaces the placeholder address of an upload by the picture's address once the upload is done, also in a draft from an earlier
 * visit. The placeholder of a failed or lost upload is removed from its field; a single picture is then the one before it.
 *
 * @param onSettled called when the form changes while no picture is being uploaded; `areAllThere` is false after a failed upload
 * @returns a function that returns the name of a field whose picture is still being uploaded; undefined if there is none
 */
export function useWaitingPictures<Values extends FieldValues, Input extends object, Entity extends SavedEntity>(
  form: UseFormReturn<Values, unknown, Input>,
  { pictureField }: Pick<FormKind<Values, Input, Entity>, 'pictureField'>,
  pictures: PictureActions,
  onSettled: (areAllThere: boolean) => void,
): () => string | undefined {
  const t = useStaffText()
  const awaited = useRef(new Set<string>())
  /** True if an upload has failed since the last time that none was under way. */
  const hasLost = useRef(false)
  /** The latest picture of the field for a single one that was no placeholder. */
  const before = useRef<string>(undefined)
  const fields = [pictureField, 'images' as Path<Values>]
  const addressesIn = (field: Path<Values>) => {
    const value: unknown = form.getValues(field)
    return (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string')
  }
  const waitingIn = (field: Path<Values>) => addressesIn(field).filter(pictures.isWaiting)
  const fieldUnderWay = () => fields.find((field) => waitingIn(field).length > 0)

  function replace(waiting: string, url: string | undefined): void {
    for (const field of fields) {
      if (!waitingIn(field).includes(waiting)) continue
      hasLost.current ||= !url
      const isList = Array.isArray(form.getValues(field))
      const changed = addressesIn(field).flatMap((one) => (one === waiting ? (url ?? []) : one))
      const value = isList ? [...new Set(changed)] : (changed[0] ?? before.current ?? form.formState.defaultValues?.[field] ?? '')
      form.setValue(field, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
      if (!url && !pictures.hasFailed(waiting))
        showToast({ kind: 'problem', topic: 'photo-gone', title: t('photos.gone'), text: t('photos.goneText') })
    }
  }

  const follow = useEffectEvent(() => {
    if (waitingIn(pictureField).length === 0) before.current = addressesIn(pictureField)[0]
    for (const waiting of fields.flatMap(waitingIn)) {
      if (awaited.current.has(waiting)) continue
      awaited.current.add(waiting)
      void pictures.outcome(waiting).then((url) => arrive(waiting, url))
    }
    if (!fieldUnderWay()) {
      const areAllThere = !hasLost.current
      hasLost.current = false
      onSettled(areAllThere)
    }
  })
  const arrive = useEffectEvent((waiting: string, url: string | undefined) => {
    awaited.current.delete(waiting)
    replace(waiting, url)
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => follow() }), [form])

  return fieldUnderWay
}
