import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { withNote } from '#ui/staff/fields/translation-notes.ts'
import { type FormTranslator, useTranslating } from '#ui/staff/fields/use-translating.ts'
import { ask } from '#ui/staff/questions.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import type { Draft } from '#ui/staff/typed/draft.ts'
import type { OpenedDraft } from '#ui/staff/typed/stored-work.ts'
import { type Continued, useDrafts } from '#ui/staff/typed/use-drafts.ts'
import type { PictureActions } from './form-context.ts'
import type { FormKind, SavedEntity } from './form-kind.ts'
import { useConflict } from './saving/use-conflict.ts'
import { type Save, useEntitySaving } from './saving/use-entity-saving.ts'
import type { SavedState } from './saving/use-save-outcome.ts'
import { usePictureImport } from './use-picture-import.ts'
import { useWaitingPictures } from './use-waiting-pictures.ts'

type Editing<Values extends FieldValues, Input extends object, Entity extends SavedEntity> = {
  kind: FormKind<Values, Input, Entity>
  /** Undefined for a new entity, which starts from `blank`. */
  entity: Entity | undefined
  blank: Values
  pictures: PictureActions
  translator: FormTranslator
  onSave: Save<Input, Entity>
  /** Called once a new entity is stored, so that the page can go to the entity's own address. */
  onCreated: (entity: Entity) => void
}

/** Logic of a long form: loading, saving, drafts, refusals and conflicts. */
export function useEntityForm<Values extends FieldValues, Input extends object, Entity extends SavedEntity>({
  kind,
  entity,
  blank,
  pictures,
  translator,
  onSave,
  onCreated,
}: Editing<Values, Input, Entity>) {
  const t = useStaffText()
  const [saved, setSaved] = useState<SavedState<Values, Entity>>(() => ({
    values: entity ? kind.valuesFrom(entity) : blank,
    entity,
    basedOn: entity?.updatedAt ?? null,
  }))
  // The saved state as a ref, since a save needs it before the next rendering.
  const base = useRef(saved)
  const begin = (next: SavedState<Values, Entity>) => {
    base.current = next
    setSaved(next)
  }
  const form = useForm<Values, unknown, Input>({
    defaultValues: saved.values as DefaultValues<Values>,
    resolver: kind.resolver,
    shouldFocusError: false,
  })
  const drafts = useDrafts(kind, entity?.id, saved.values)
  const conflict = useConflict(form, kind)
  // This generic code does not know the field types, so names are cast.
  const read = (name: string) => (form.getValues(name as Path<Values>) as string | undefined) ?? ''
  const write = (name: string, value: string | string[]) =>
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
  const translating = useTranslating({
    translator,
    read,
    write,
    onFits: (name, german) => {
      const notes = (form.getValues('translationNotes' as Path<Values>) as string[] | undefined) ?? []
      write('translationNotes', withNote(notes, name, german, read(name)))
    },
  })
  const { importPicture, isImportingPicture } = usePictureImport(form, kind, pictures, saved.values[kind.pictureField])

  const picturesUnderWay = useWaitingPictures(form, kind, pictures, (areAllThere) => resumeSave(areAllThere))

  function show(values: Values): void {
    form.reset(values, { keepDefaultValues: true })
  }
  const { isSaving, save, resumeSave, confirming } = useEntitySaving({
    ...{ kind, form, drafts, conflict, base, begin, show, importPicture, onSave, onCreated },
    isTranslating: translating.isRunning,
    picturesUnderWay,
  })

  function goOnWith(continued: Continued<Values>): void {
    const { values, basedOn } = base.current
    begin({ ...base.current, basedOn: continued.draft.basedOn ?? basedOn })
    show(drafts.adopt(continued, values))
  }
  function showSaved(): void {
    const { entity: known, values } = base.current
    begin({ ...base.current, basedOn: known?.updatedAt ?? null })
    conflict.close()
    show(values)
  }

  // Continues what was typed on an earlier visit. After a new entity is stored, its form opens at its own address and takes over the
  // texts typed during the save.
  const { state } = useLocation()
  const takeOver = useEffectEvent(() => {
    const taken = drafts.takeOver((state as OpenedDraft | null)?.draftId)
    if (!taken) return
    goOnWith(taken)
    if (taken.isToSave) void save()
  })
  useEffect(() => takeOver(), [])

  return {
    kind,
    form,
    saved,
    /** `updatedAt` of the version that the edit began with, also after a conflict has loaded a newer version. */
    basedOn: conflict.current ? conflict.current.basedOn : saved.basedOn,
    drafts,
    translating,
    conflict,
    isSaving,
    isImportingPicture,
    importPicture,
    save,
    confirming,
    restore: (draft: Draft<Values>) => goOnWith({ draft, isOfThisVisit: false }),
    /** Deletes a draft after a question. If it is the one in the form, the form shows the saved values. */
    async discard(draft: Draft<Values>): Promise<void> {
      if (!(await ask(t(draft.pending ? 'unsaved.discardSentQuestion' : 'unsaved.discardQuestion'), 'discard'))) return
      drafts.discard(draft)
      if (draft === drafts.restored) showSaved()
    },
    /** Shows the saved values, or a blank form; the typed values stay as a draft. */
    setAside(): void {
      drafts.setAside(base.current.values)
      showSaved()
    },
    /** Saves the chosen value of each conflicting field, or this person's values for all of them. Other fields are already merged. */
    async saveChosen(isMineInAll = false): Promise<void> {
      if (isMineInAll) conflict.chooseAll('mine')
      if (!conflict.isSettled()) return
      await save()
    },
    /** Loads the other person's values into the form; this person's values stay as a draft. */
    loadTheirs(): void {
      drafts.setAside(base.current.values)
      showSaved()
      showToast({ kind: 'done', title: t('stale.theirsLoaded'), text: t('stale.theirsLoadedText') })
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: notes and save bar are shared by forms of different types, and read no field by its type
export type EditingPart<Values extends FieldValues = any> = { editing: ReturnType<typeof useEntityForm<Values, any, any>> }
