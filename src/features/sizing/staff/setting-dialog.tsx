import { RotateCcw, Save } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { Api } from '#api/client.ts'
import { issuesOf, isUnanswered, messageOf, overtakenBy } from '#api/refusals.ts'
import { fieldName } from '#i18n/field-names.ts'
import { problemText } from '#i18n/problems.ts'
import { Dialog } from '#ui/staff/dialog.tsx'
import { Note } from '#ui/staff/note.tsx'
import { ask } from '#ui/staff/questions.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { TextsInDispute } from '#ui/staff/typed/texts-in-dispute.tsx'
import { useUnsavedQuestion } from '#ui/staff/typed/unsaved.ts'
import type { TextsWrite } from '#ui/staff/typed/use-typed-texts.ts'
import { fieldsOf, isNumberField, type SettingField, type SettingFields } from '../settings/setting-fields.ts'
import { problemsOfSetting, type SettingChange, type SizingSetting, tellsSource } from '../settings/sizing-setting.contract.ts'
import { HouseholdsPreview } from './households-preview.tsx'
import { type FieldProblems, SettingInputs } from './setting-inputs.tsx'
import { nameOfSetting, valueOfSetting } from './setting-words.ts'
import { useSizingActions } from './sizing-data.ts'
import { SOURCE_KEPT, SourceKept } from './source-kept.tsx'
import { fieldsFrom, textsOf } from './typed-setting.ts'
import { useSettingDraft } from './use-setting-draft.ts'

type SettingDialogProps = { api: Api; settings: readonly SizingSetting[]; setting: SizingSetting; onClose: () => void }

/** One assumption or appliance, with what it changes for three households before it is saved. */
export function SettingDialog({ api, settings, setting, onClose }: SettingDialogProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const form = useId()
  const actions = useSizingActions(api)
  const draft = useSettingDraft(setting, language)
  const [problems, setProblems] = useState<FieldProblems>({})
  const [failure, setFailure] = useState<string>()
  const { key, fields: stored, first, updatedAt } = setting
  const name = nameOfSetting(key, stored, t, language)
  const isBusy = actions.change.isPending || actions.reset.isPending
  const { changed, kept, setKept } = draft
  const typed = { ...stored, ...fieldsFrom(key, Object.fromEntries(changed.map((field) => [field, draft.values[field].trim()]))) }
  const wrong = problemsOfSetting(key, typed)
  const isSourceOld = changed.some(isNumberField) && !changed.includes('source')
  const isUncertain = failure === t('sizing.unanswered')
  useUnsavedQuestion(draft.isUnsaved ? t('sizing.leave') : undefined)

  async function close(): Promise<void> {
    if (!draft.isUnsaved || (await ask(t('sizing.leave')))) onClose()
  }

  function refuse(found: FieldProblems): void {
    setProblems(found)
    const [first] = [...fieldsOf(key), SOURCE_KEPT].filter((field) => found[field as keyof FieldProblems])
    document.getElementsByName(`sizing-${first}`)[0]?.focus()
  }

  async function run(work: Promise<unknown>, done: string): Promise<void> {
    setFailure(undefined)
    try {
      // Fields in conflict have to be decided first.
      if ((await work) === false) return
      draft.forget()
      showToast({ kind: 'done', title: done })
      onClose()
    } catch (error) {
      const issues = issuesOf(error).filter(({ path }) => fieldsOf(key).some((field) => field === path))
      if (issues.length > 0) refuse(Object.fromEntries(issues.map(({ path, message }) => [path, message])))
      else setFailure(isUnanswered(error) ? t('sizing.unanswered') : (messageOf(error) ?? t('error.serverText')))
    }
  }

  async function send({ values, changes: { updatedAt: since, ...texts } }: TextsWrite<SettingField>, idempotencyKey: string) {
    const source = tellsSource(texts) ? {} : { source: values.source }
    const changes = { ...fieldsFrom(key, { ...texts, ...source }), updatedAt: since } as SettingChange
    const saved = await actions.change.mutateAsync({ key, changes, idempotencyKey })
    return { ...textsOf(saved.fields, language), updatedAt: saved.updatedAt }
  }

  function save(): void {
    if (isBusy) return
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
      const found = overtakenBy(error)
      if (!found) return undefined
      const current = found.current as SettingFields & { updatedAt: string | null }
      const { updatedAt: at, ...fields } = current
      return { ...found, current: { ...textsOf(fields, language), updatedAt: at } }
    }
    void run(draft.save({ send, overtakenBy: overtaken }), t('sizing.saved', { name }))
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    save()
  }

  const footer = (
    <div className="row w-full">
      {updatedAt ? (
        <button
          className="btn"
          type="button"
          aria-disabled={isBusy || undefined}
          aria-label={t('sizing.resetNamed', { name })}
          onClick={async () => {
            if (isBusy || (draft.isUnsaved && !(await ask(t('sizing.confirmDiscard'), 'discard')))) return
            void run(actions.reset.mutateAsync(key), t('sizing.resetDone', { name }))
          }}
        >
          <RotateCcw className="ic" aria-hidden="true" />
          {t('sizing.reset')}
        </button>
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
      <button className="btn btn-sun push" type="submit" form={form} aria-busy={isBusy || undefined} aria-disabled={isBusy || undefined}>
        {isBusy ? <span className="spin" /> : <Save className="ic" aria-hidden="true" />}
        {t(isBusy ? 'sizing.saving' : 'sizing.save')}
      </button>
    </div>
  )

  return (
    <Dialog title={t('sizing.editTitle', { name })} onClose={() => void close()} footer={footer} isWide>
      <div className="stack">
        <form id={form} className="stack" method="post" noValidate onSubmit={onSubmit}>
          {failure ? <Note kind="error" title={failure} /> : null}
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
        </form>
        <HouseholdsPreview api={api} settings={settings} of={key} fields={wrong.length > 0 ? undefined : typed} isUncertain={isUncertain} />
      </div>
    </Dialog>
  )
}
