import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { SaveBar } from '#ui/staff/save-bar.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { unsavedMeanings } from '#ui/staff/typed/draft-changes.ts'
import { useUnsavedQuestion } from '#ui/staff/typed/unsaved.ts'
import { useHydrated } from '#ui/staff/use-hydrated.ts'
import { useOpener } from './after-creation.ts'
import type { EditingPart } from './use-entity-form.ts'

type FormFootProps = EditingPart & {
  /** URL of the link "cancel": the list of the entities. A form that the first steps opened leads back to them. */
  cancelTo: string
  cancelState?: unknown
  onPreview?: () => void
}

/**
 * Save bar below a long form: counts the changes, stores the draft and warns before leaving. The bar watches all fields, so that the
 * form itself need not rerender at every keystroke.
 */
export function FormFoot({ editing, cancelTo, cancelState, onPreview }: FormFootProps) {
  const t = useStaffText()
  const isReady = useHydrated()
  const opener = useOpener()
  const { kind, form, saved, basedOn, drafts, isSaving, translating } = editing
  const values = useWatch({ control: form.control })
  const changes = unsavedMeanings(kind, saved.values, values, drafts.pending.read()?.body.sent).length
  const { watch } = drafts

  useEffect(() => watch({ values: structuredClone(values), saved: saved.values, basedOn }), [watch, values, saved, basedOn])
  useUnsavedQuestion(changes > 0 ? t('save.leave') : undefined, { isStored: drafts.canKeep })

  return (
    <SaveBar
      changes={changes}
      isNew={saved.entity === undefined}
      isSaving={isSaving}
      isTranslating={translating.isRunning}
      isReady={isReady}
      cancelTo={opener ?? cancelTo}
      cancelState={opener ? undefined : cancelState}
      viewHref={saved.entity?.isActive ? kind.publicPath(saved.entity) : undefined}
      onPreview={onPreview}
      warning={drafts.canKeep ? undefined : t('save.noDraft')}
    />
  )
}
