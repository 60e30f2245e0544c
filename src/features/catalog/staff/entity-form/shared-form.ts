import type { PictureActions, SharedForm } from './form-context.ts'
import type { EditingPart } from './use-entity-form.ts'

/** Picks the part of the form's state that its sections read from the context. */
export function toSharedForm(
  {
    kind,
    saved,
    translating,
    importPicture,
    isImportingPicture,
    confirming,
    save,
  }: Pick<EditingPart['editing'], 'kind' | 'saved' | 'translating' | 'importPicture' | 'isImportingPicture' | 'confirming' | 'save'>,
  pictures: PictureActions,
): SharedForm {
  const outdated = saved.entity?.outdatedTexts ?? []
  return {
    ...{ saved: saved.values, translations: kind.translations, outdated, translating, pictures, importPicture, isImportingPicture },
    isPublished: saved.entity?.isActive ?? false,
    ...{ confirming, publish: () => void save({ isPublishing: true }) },
  }
}
