import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { Api } from '#api/client.ts'
import { issuesOf, readConflict } from '#api/refusals.ts'
import { fieldName } from '#i18n/field-names.ts'
import { problemText } from '#i18n/problems.ts'
import { EntryButton, EntryDialog } from '#ui/staff/entry/entry-dialog.tsx'
import { useEntryWrites } from '#ui/staff/entry/use-entry-writes.ts'
import { ask } from '#ui/staff/questions.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { TextsInDispute } from '#ui/staff/typed/texts-in-dispute.tsx'
import type { TextsWrite } from '#ui/staff/typed/use-typed-texts.ts'
import { fieldsOf, isNumberField, type SettingField, type SettingFields } from '../settings/setting-fields.ts'
import { hasSourceForFigures, problemsOfSetting, type SettingChange, type SizingSetting } from '../settings/sizing-setting.contract.ts'
import { HouseholdsPreview } from './households-preview.tsx'
import { type FieldProblems, SettingInputs } from './setting-inputs.tsx'
import { nameOfSetting, valueOfSetting } from './setting-words.ts'
import { useSizingActions } from './sizing-data.ts'
import { SOURCE_KEPT, SourceKept } from './source-kept.tsx'
import { parseFields, textsOf } from './typed-setting.ts'
import { useSettingDraft } from './use-setting-draft.ts'

type SettingDialogProps = { api: Api; settings: readonly SizingSetting[]; setting: SizingSetting; onClose: () => void }

/** Dialog to edit an assumption or appliance; shows the effect on three preset households before saving. */
export function SettingDialog({ api, settings, setting, onClose }: SettingDialogProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const actions = useSizingActions(api)
  const draft = useSettingDraft(setting, language)
  const [problems, setProblems] = useState<FieldProblems>({})
  const { key, fields: stored, first, updatedAt } = setting
  const name = nameOfSetting(key, stored, t, language)
  const isBusy = actions.change.isPending || actions.reset.isPending
  const { changed, kept, setKept } = draft
  const typed = { ...stored, ...parseFields(key, Object.fromEntries(changed.map((field) => [field, draft.values[field].trim()]))) }
  const wrong = problemsOfSetting(key, typed)
  const isSourceOld = changed.some(isNumberField) && !changed.includes('source')
  const { failure, run } = useEntryWrites({
    onClose() {
      draft.forget()
      onClose()
    },
    refuse(error) {
      const issues = issuesOf(error).filter(({ path }) => fieldsOf(key).some((field) => field === path))
      if (issues.length > 0) refuse(Object.fromEntries(issues.map(({ path, message }) => [path, message])))
      return issues.length > 0
    },
  })
  const isUncertain = failure === t('sizing.unanswered') || failure === t('staff.unansweredText')

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

  function save(): void {
    setProblems({})
    const found: FieldProblems = Object.fromEntries(
      wrong.map(({ field, problem, values }) => [field, problemText(language, problem, values)]),
    )
    if (isSourceOld && kept !== draft.values.source) found[SOURCE_KEPT] = problemText(language, 'sizing.sourceAsked')
    if (Object.keys(found).length > 0) {
      refuse(found)
      return
    }
    const overtaken = (error: unknown) => {
      const found = readConflict(error)
      if (!found) return undefined
      const current = found.current as SettingFields & { updatedAt: string | null }
      const { updatedAt: at, ...fields } = current
      return { ...found, current: { ...textsOf(fields, language), updatedAt: at } }
    }
    void run(draft.save({ send, readConflict: overtaken }), t('sizing.saved', { name }), t('sizing.unanswered'))
  }

  const buttons = (
    <>
      {updatedAt ? (
        <EntryButton
          icon={RotateCcw}
          isBusy={isBusy}
          label={t('sizing.resetNamed', { name })}
          onClick={async () => {
            if (draft.isUnsaved && !(await ask(t('sizing.confirmDiscard'), 'discard'))) return
            void run(actions.reset.mutateAsync(key), t('sizing.resetDone', { name }))
          }}
        >
          {t('sizing.reset')}
        </EntryButton>
      ) : null}
      {draft.isUnsaved ? (
        <button
          className="btn"
          type="button"
          onClick={async () => {
            if (!(await ask(t('sizing.confirmDiscard'), 'discard'))) return
            draft.forget()
            onClose()
          }}
        >
          {t('sizing.discard')}
        </button>
      ) : null}
    </>
  )

  return (
    <EntryDialog
      title={t('sizing.editTitle', { name })}
      isWide
      unsaved={draft.isUnsaved ? { question: t('sizing.leave') } : undefined}
      isBusy={isBusy}
      failure={failure}
      save={t(isBusy ? 'sizing.saving' : 'sizing.save')}
      buttons={buttons}
      below={
        <HouseholdsPreview api={api} settings={settings} of={key} fields={wrong.length > 0 ? undefined : typed} isUncertain={isUncertain} />
      }
      onSave={save}
      onClose={onClose}
    >
      {draft.isUnsaved && !isUncertain ? (
        <p className="unsaved sm" role="status">
          {t('sizing.unsaved')}
        </p>
      ) : null}
      <TextsInDispute
        form={draft}
        label={(field) => (field === 'value' ? t('sizing.value') : fieldName(language, field))}
        isSaving={isBusy}
        onSave={save}
      />
      <SettingInputs
        of={key}
        values={draft.values}
        problems={problems}
        onChange={(field, text) => {
          setProblems(({ [field]: _, [SOURCE_KEPT]: __, ...others }) => others)
          draft.set(field, text)
        }}
      />
      {isSourceOld ? (
        <SourceKept
          source={draft.values.source}
          isKept={kept === draft.values.source}
          problem={problems[SOURCE_KEPT]}
          onKeep={(isKept) => {
            setProblems(({ [SOURCE_KEPT]: _, ...others }) => others)
            setKept(isKept ? draft.values.source : undefined)
          }}
        />
      ) : null}
      <p className="sm muted">{t('sizing.first', { value: valueOfSetting(key, first, t, language) })}</p>
    </EntryDialog>
  )
}
