import { useState } from 'react'
import { fieldName } from '#i18n/field-names.ts'
import { type Language, languages } from '#i18n/language.ts'
import { EntryDialog } from '#ui/staff/entry/entry-dialog.tsx'
import { ThreeLanguages } from '#ui/staff/fields/three-languages.tsx'
import { ask } from '#ui/staff/questions.ts'
import { Tabs } from '#ui/staff/tabs.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { TextsInDispute } from '#ui/staff/typed/texts-in-dispute.tsx'
import { TEMPLATE_NAME_MAX } from '../template-fields.ts'
import { type PreviewLetter, TemplatePreview } from './template-preview.tsx'
import type { TemplateProblems } from './template-problems.ts'
import { TemplateText } from './template-text.tsx'
import type { DraftField } from './use-template-draft.ts'
import { type TemplateEntry, useTemplateEntry } from './use-template-entry.ts'

const textOf = { es: 'textEs', de: 'textDe', en: 'textEn' } as const
const nameOf = { es: 'nameEs', de: 'nameDe', en: 'nameEn' } as const

/** Dialog for one template: name and text in three languages, with a preview. Typed text stays on the device until saved. */
export function TemplateDialog({ letters, ...entry }: TemplateEntry & { letters: readonly PreviewLetter[] }) {
  const t = useStaffText()
  const reader = useStaffLanguage()
  const [language, setLanguage] = useState<Language>(reader)
  const { draft, problems, failure, dispute, isUnsaved, isBusy, set, save, discard } = useTemplateEntry(entry, showProblem)

  function showProblem(found: TemplateProblems): void {
    const wrong = languages.filter((one) => found[textOf[one]])
    // Shows the first language with a problem, unless the visible one has a problem too.
    if (!wrong.includes(language) && wrong[0]) setLanguage(wrong[0])
  }

  const nameInput = (one: Language) => ({
    input: {
      value: draft.values[nameOf[one]],
      maxLength: TEMPLATE_NAME_MAX,
      autoComplete: 'off',
      onChange: (event: { target: { value: string } }) => set(nameOf[one], event.target.value),
    },
    problem: problems[nameOf[one]],
  })

  return (
    <EntryDialog
      title={t(entry.template ? 'replies.editTitle' : 'replies.newTitle')}
      isWide
      unsaved={isUnsaved ? { question: t('replies.leave') } : undefined}
      isBusy={isBusy}
      failure={failure}
      save={t(isBusy ? 'replies.saving' : 'replies.save')}
      buttons={<Discard isUnsaved={isUnsaved} onDiscard={discard} />}
      onSave={() => void save()}
      onClose={entry.onClose}
    >
      <TextsInDispute form={dispute} label={(field: DraftField) => fieldName(reader, field)} isSaving={isBusy} onSave={() => void save()} />
      <ThreeLanguages
        label={t('replies.name')}
        help={t('replies.nameHelp')}
        inputs={{ de: nameInput('de'), es: nameInput('es'), en: nameInput('en') }}
      />
      <Tabs
        label={t('replies.texts')}
        tabs={languages.map((one) => ({ id: one, label: t(`inquiries.language.${one}`) }))}
        selected={language}
        onSelect={setLanguage}
      >
        <div className="stack pt-4">
          <TemplateText
            key={language}
            language={language}
            value={draft.values[textOf[language]]}
            problem={problems[textOf[language]]}
            onChange={(text) => set(textOf[language], text)}
          />
          <TemplatePreview text={draft.values[textOf[language]]} language={language} letters={letters} />
        </div>
      </Tabs>
    </EntryDialog>
  )
}

/** Note about unsaved changes, and the button that discards them. */
function Discard({ isUnsaved, onDiscard }: { isUnsaved: boolean; onDiscard: () => void }) {
  const t = useStaffText()
  return (
    <>
      <p role="status" className={isUnsaved ? 'unsaved' : 'muted sm'}>
        {t(isUnsaved ? 'replies.unsaved' : 'save.nothing')}
      </p>
      {isUnsaved ? (
        <button
          className="btn"
          type="button"
          onClick={async () => {
            if (await ask(t('replies.confirmDiscard'), 'discard')) onDiscard()
          }}
        >
          {t('replies.discard')}
        </button>
      ) : null}
    </>
  )
}
