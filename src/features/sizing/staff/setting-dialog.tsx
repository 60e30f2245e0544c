import { RotateCcw } from 'lucide-react'
import type { Api } from '#api/client.ts'
import { fieldName } from '#i18n/field-names.ts'
import { EntryButton, EntryDialog } from '#ui/staff/entry/entry-dialog.tsx'
import { ask } from '#ui/staff/questions.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { TextsInDispute } from '#ui/staff/typed/texts-in-dispute.tsx'
import type { SizingSetting } from '../settings/sizing-setting.contract.ts'
import { HouseholdsPreview } from './households-preview.tsx'
import { SettingInputs } from './setting-inputs.tsx'
import { valueOfSetting } from './setting-words.ts'
import { SOURCE_KEPT, SourceKept } from './source-kept.tsx'
import { useSettingEntry } from './use-setting-entry.ts'

type SettingDialogProps = { api: Api; settings: readonly SizingSetting[]; setting: SizingSetting; onClose: () => void }

/** Dialog to edit an assumption or appliance; shows the effect on three preset households before saving. */
export function SettingDialog({ api, settings, setting, onClose }: SettingDialogProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const entry = useSettingEntry(api, { setting, onClose })
  const { name, draft, problems, isBusy, isUncertain, save } = entry
  const { key, first, updatedAt } = setting
  const { source } = draft.values
  return (
    <EntryDialog
      title={t('sizing.editTitle', { name })}
      isWide
      unsaved={draft.isUnsaved ? { question: t('sizing.leave') } : undefined}
      isBusy={isBusy}
      failure={entry.failure}
      save={t(isBusy ? 'sizing.saving' : 'sizing.save')}
      buttons={<Buttons entry={entry} isStored={updatedAt !== null} />}
      below={<HouseholdsPreview api={api} settings={settings} of={key} fields={entry.valid} isUncertain={isUncertain} />}
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
          entry.dropProblems(field, SOURCE_KEPT)
          draft.set(field, text)
        }}
      />
      {entry.isSourceOld ? (
        <SourceKept
          source={source}
          isKept={draft.kept === source}
          problem={problems[SOURCE_KEPT]}
          onKeep={(isKept) => {
            entry.dropProblems(SOURCE_KEPT)
            draft.setKept(isKept ? source : undefined)
          }}
        />
      ) : null}
      <p className="sm muted">{t('sizing.first', { value: valueOfSetting(key, first, t, language) })}</p>
    </EntryDialog>
  )
}

/** Buttons that reset a setting which staff have changed, and discard typed values. */
function Buttons({ entry, isStored }: { entry: ReturnType<typeof useSettingEntry>; isStored: boolean }) {
  const t = useStaffText()
  const { draft, isBusy, name, reset, leave } = entry
  const mayDiscard = async () => !draft.isUnsaved || (await ask(t('sizing.confirmDiscard'), 'discard'))
  return (
    <>
      {isStored ? (
        <EntryButton
          icon={RotateCcw}
          isBusy={isBusy}
          label={t('sizing.resetNamed', { name })}
          onClick={async () => {
            if (await mayDiscard()) reset()
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
            if (await mayDiscard()) leave()
          }}
        >
          {t('sizing.discard')}
        </button>
      ) : null}
    </>
  )
}
