import { Download } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { addressOf } from '#api/call.ts'
import { formatNumber } from '#i18n/format.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { getImportTemplate } from '../../spreadsheets/calls.ts'
import { CategoryChoices } from './category-choices.tsx'
import { ColumnMapping } from './column-mapping.tsx'
import { OfferConfirmation } from './offer-confirmation.tsx'
import { ReadingChoices } from './reading-choices.tsx'
import { DraftSummary, FaultyRowsLink, UnreadSheetsNote } from './result-notes.tsx'
import { RowsTable } from './rows-table.tsx'
import type { ImportForm as Form } from './use-import-form.ts'
import type { Places } from './value-text.ts'

type ImportFormProps = {
  form: Form
  places: Places
  /** Called when staff want to choose another file. */
  onAnother: () => void
}

/** Form to choose a file; after the upload it shows a preview of the import's changes. */
export function ImportForm({ form, places, onAnother }: ImportFormProps) {
  const t = useStaffText()
  return (
    <>
      {form.preview ? <Preview form={form} places={places} onAnother={onAnother} /> : <FileChoice form={form} />}
      {form.problem ? (
        <div className="mt-4">
          <Note kind="error" title={t('import.failed')}>
            {form.problem}
          </Note>
        </div>
      ) : null}
    </>
  )
}

function FileChoice({ form }: { form: Form }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const [file, setFile] = useState<File>()
  const [pictures, setPictures] = useState<File>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (file) void form.upload(file, pictures)
  }
  return (
    <form className="panel stack" onSubmit={submit}>
      <p className="row gap-2">
        {t('import.template')}
        {(['xlsx', 'csv'] as const).map((format) => (
          <a key={format} className="btn" href={addressOf(getImportTemplate, { query: { format, language } })} download>
            <Download className="ic" aria-hidden="true" />
            {format.toUpperCase()}
          </a>
        ))}
      </p>
      <div className="fg fg-2">
        <FileField label={t('import.file')} accept=".csv,.tsv,.txt,.xlsx,text/csv" required onChange={setFile} />
        <FileField label={t('import.pictures')} help={t('import.picturesHelp')} accept=".zip" onChange={setPictures} />
      </div>
      <div className="row gap-3">
        <button className="btn btn-sun" type="submit" disabled={!file || form.work !== undefined}>
          {t('import.check')}
        </button>
        <WorkText form={form} />
      </div>
    </form>
  )
}

type FileFieldProps = { label: string; help?: string; accept: string; required?: boolean; onChange: (file: File | undefined) => void }

function FileField({ label, help, accept, required = false, onChange }: FileFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="in"
        type="file"
        accept={accept}
        required={required}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={({ target }) => onChange(target.files?.[0])}
      />
      {help ? (
        <p id={`${id}-help`} className="sm muted">
          {help}
        </p>
      ) : null}
    </div>
  )
}

function Preview({ form, places, onAnother }: ImportFormProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { preview, mapping, work, isChanged, takesFocus } = form
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button was part of the view before, so the heading takes the focus.
  useEffect(() => {
    if (preview && takesFocus) heading.current?.focus()
  }, [preview, takesFocus])
  if (!preview) return null
  const { counts, kind, filename } = preview
  const wanted = counts.new + counts.changed
  const isAllFaulty = counts.faulty > 0 && wanted + counts.same === 0
  return (
    <section aria-label={t('import.preview')}>
      <div className="row row-b mb-2">
        <h2 className="text-xl" ref={heading} tabIndex={-1}>
          {t('import.preview')}
        </h2>
        <button className="btn" type="button" onClick={onAnother}>
          {t('import.otherFile')}
        </button>
      </div>
      <p className="muted mb-2 wrap-anywhere">
        {filename}
        {kind === 'table' ? null : ` · ${t(`import.kind.${kind}`)}`}
      </p>
      <UnreadSheetsNote sheets={preview.unreadSheets} />
      {preview.problem ? (
        <div className="mb-4">
          <Note kind="error" title={t('import.failed')}>
            {preview.problem}
          </Note>
        </div>
      ) : null}
      <ReadingChoices preview={preview} mapping={mapping} onChange={form.setMapping} />
      <ColumnMapping preview={preview} mapping={mapping} onChange={form.setMapping} />
      <CategoryChoices preview={preview} mapping={mapping} places={places} onChange={form.setMapping} />
      <DraftSummary rows={preview.rows} />
      {isChanged ? null : <OfferConfirmation form={form} />}
      <div className="row gap-3 mb-4">
        {isChanged ? (
          <button className="btn btn-sun" type="button" disabled={work !== undefined} onClick={() => void form.tryAgain()}>
            {t('import.again')}
          </button>
        ) : wanted > 0 ? (
          <button className="btn btn-sun" type="button" disabled={work !== undefined} onClick={() => void form.start()}>
            {t('import.confirm', { count: formatNumber(wanted, language) })}
          </button>
        ) : preview.problem ? null : (
          <p>{t(isAllFaulty ? 'import.allFaulty' : 'import.nothing')}</p>
        )}
        {counts.faulty > 0 && !isAllFaulty && !isChanged ? (
          <span className="muted">{t('import.confirmHelp', { count: formatNumber(counts.faulty, language) })}</span>
        ) : null}
        <WorkText form={form} />
      </div>
      {counts.faulty > 0 && !isChanged ? <FaultyRowsLink id={preview.upload} rows={preview.rows} /> : null}
      {preview.problem ? null : (
        <RowsTable key={preview.mapping === mapping ? 'checked' : 'changed'} rows={preview.rows} counts={counts} places={places} />
      )}
    </section>
  )
}

function WorkText({ form: { work } }: { form: Form }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  if (!work) return null
  if (work.kind !== 'sending') return <p role="status">{t('import.checking')}</p>
  const percent = Math.round(work.share * 100)
  return (
    <div className="grid gap-1 min-w-48" role="status">
      {t('import.sending', { percent: formatNumber(percent, language) })}
      <span className="prog" aria-hidden="true">
        <i style={{ '--w': `${percent}%` } as object} />
      </span>
    </div>
  )
}
