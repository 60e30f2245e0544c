import type { LongForm, PictureDoors } from './form-context.ts'
import type { useEditing } from './use-editing.ts'

/** What the pieces of a form take from its editing. */
export function longFormOf(
  {
    kind,
    saved,
    translating,
    takeAddress,
    isTakingAddress,
  }: Pick<
    // biome-ignore lint/suspicious/noExplicitAny: the pieces stand in every form, whatever its fields
    ReturnType<typeof useEditing<any, any, any>>,
    'kind' | 'saved' | 'translating' | 'takeAddress' | 'isTakingAddress'
  >,
  pictures: PictureDoors,
): LongForm {
  const outdated = saved.entity?.outdatedTexts ?? []
  return { saved: saved.values, translations: kind.translations, outdated, translating, pictures, takeAddress, isTakingAddress }
}
