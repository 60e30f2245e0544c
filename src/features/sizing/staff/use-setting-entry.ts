import { useEffect, useRef, useState } from 'react'
import type { Api } from '#api/client.ts'
import { createPendingWritesInMemory } from '#api/pending-writes.ts'
import { issuesOf, readConflict } from '#api/refusals.ts'
import type { Language } from '#i18n/language.ts'
import { problemText } from '#i18n/problems.ts'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { useEntryWrites } from '#ui/staff/entry/use-entry-writes.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { type TextsWrite, useTypedTexts } from '#ui/staff/typed/use-typed-texts.ts'
import { fieldsOf, isNumberField, type SettingField, type SettingFields } from '../settings/setting-fields.ts'
import { hasSourceForFigures, problemsOfSetting, type SettingChange, type SizingSetting } from '../settings/sizing-setting.contract.ts'
import type { FieldProblems } from './setting-inputs.tsx'
import { nameOfSetting } from './setting-words.ts'
import { useSizingActions } from './sizing-data.ts'
import { SOURCE_KEPT } from './source-kept.tsx'
import { makeIsSameValue, parseFields, readDraft, type SettingDraft, settingDraftKey, textsOf } from './typed-setting.ts'

/** State of the dialog for an assumption or appliance: the typed values, their problems, and the save. */
export function useSettingEntry(api: Api, { setting, onClose }: { setting: SizingSetting; onClose: () => void }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const actions = useSizingActions(api)
  const draft = useSettingDraft(setting, language)
  const [problems, setProblems] = useState<FieldProblems>({})
  const { key, fields: stored } = setting
  const name = nameOfSetting(key, stored, t, language)
  const { changed, kept } = draft
  const typed = { ...stored, ...parseFields(key, Object.fromEntries(changed.map((field) => [field, draft.values[field].trim()]))) }
  const wrong = problemsOfSetting(key, typed)
  const isSourceOld = changed.some(isNumberField) && !changed.includes('source')
  const { failure, run } = useEntryWrites({
    onClose: leave,
    refuse(error) {
      const issues = issuesOf(error).filter(({ path }) => fieldsOf(key).some((field) => field === path))
      if (issues.length > 0) refuse(Object.fromEntries(issues.map(({ path, message }) => [path, message])))
      return issues.length > 0
    },
  })

  function leave(): void {
    draft.forget()
    onClose()
  }

  function refuse(found: FieldProblems): void {
    setProblems(found)
    const [first] = [...fieldsOf(key), SOURCE_KEPT].filter((field) => found[field as keyof FieldProblems])
    document.getElementsByName(`sizing-${first}`)[0]?.focus()
  }

  async function send({ values, changes: { updatedAt: since, ...texts } }: TextsWrite<SettingField>, idempotencyKey: string) {
    const source = hasSourceForFigures(texts) ? {} : { source: values.source }
    const changes = { ...parseFields(key, { ...texts, ...source }), updatedAt: since } as SettingChange
    const saved = await actions.change.mutateAsync({ key, changes, idempotencyKey })
    return { ...textsOf(saved.fields, language), updatedAt: saved.updatedAt }
  }

  function readOvertaken(error: unknown) {
    const found = readConflict(error)
    if (!found) return undefined
    const { updatedAt, ...fields } = found.current as SettingFields & { updatedAt: string | null }
    return { ...found, current: { ...textsOf(fields, language), updatedAt } }
  }

  return {
    ...{ name, draft, problems, failure, isSourceOld, leave },
    isBusy: actions.change.isPending || actions.reset.isPending,
    /** True if the save may have been stored, since it got no answer. */
    isUncertain: failure === t('sizing.unanswered') || failure === t('staff.unansweredText'),
    /** The typed values; undefined if one of them is invalid. */
    valid: wrong.length > 0 ? undefined : typed,
    dropProblems: (...fields: (SettingField | typeof SOURCE_KEPT)[]) =>
      setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !fields.some((one) => one === field)))),
    save(): void {
      setProblems({})
      const found: FieldProblems = Object.fromEntries(
        wrong.map(({ field, problem, values }) => [field, problemText(language, problem, values)]),
      )
      if (isSourceOld && kept !== draft.values.source) found[SOURCE_KEPT] = problemText(language, 'sizing.sourceAsked')
      if (Object.keys(found).length > 0) refuse(found)
      else void run(draft.save({ send, readConflict: readOvertaken }), t('sizing.saved', { name }), t('sizing.unanswered'))
    },
    reset: () => void run(actions.reset.mutateAsync(key), t('sizing.resetDone', { name })),
  }
}

/**
 * State of an open setting's form. Typed texts are kept in the browser's storage until they are saved or discarded. The dialog is
 * never rendered on the server, so it reads the storage at once, without waiting for hydration.
 */
function useSettingDraft({ key, fields, updatedAt }: SizingSetting, language: Language) {
  const [writes] = useState(() => createPendingWritesInMemory<TextsWrite<SettingField>>())
  const [began] = useState((): SettingDraft => {
    const values = textsOf(fields, language)
    return readDraft(readStored(settingDraftKey(key)), key) ?? { values, base: values, updatedAt }
  })
  const typed = useTypedTexts<SettingField>(writes, began.base, began.updatedAt, { isSame: makeIsSameValue(key), values: began.values })
  const { values, base, isUnsaved } = typed
  const [kept, setKept] = useState(began.kept)
  const since = typed.updatedAt ?? null

  const isGone = useRef(false)
  useEffect(() => {
    if (isGone.current) return
    if (!isUnsaved) dropStored(settingDraftKey(key))
    else writeStored(settingDraftKey(key), JSON.stringify({ values, base, updatedAt: since, kept } satisfies SettingDraft))
  }, [key, isUnsaved, values, base, since, kept])

  return {
    ...typed,
    /** The source that was confirmed for the changed figures. */
    kept,
    setKept,
    /** Deletes the draft after it was saved or discarded. */
    forget(): void {
      isGone.current = true
      dropStored(settingDraftKey(key))
    },
  }
}
