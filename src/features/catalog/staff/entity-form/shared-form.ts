import type { PictureActions, SharedForm } from './form-context.ts'
import type { useEntityForm } from './use-entity-form.ts'

/** The parts of a form's editing state that its pieces use. */
export function sharedForm(
  {
    kind,
    saved,
    translating,
    takeAddress,
    isTakingAddress,
    confirming,
    save,
  }: Pick<
    // biome-ignore lint/suspicious/noExplicitAny: the pieces stand in every form, whatever its fields
    ReturnType<typeof useEntityForm<any, any, any>>,
    'kind' | 'saved' | 'translating' | 'takeAddress' | 'isTakingAddress' | 'confirming' | 'save'
  >,
  pictures: PictureActions,
): SharedForm {
  const outdated = saved.entity?.outdatedTexts ?? []
  return {
    ...{ saved: saved.values, translations: kind.translations, outdated, translating, pictures, takeAddress, isTakingAddress },
    isPublished: saved.entity?.isActive ?? false,
    ...{ confirming, publish: () => void save({ isPublishing: true }) },
  }
}
