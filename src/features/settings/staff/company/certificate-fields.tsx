import { CircleAlert, FileText, RotateCcw, Trash2, Upload } from 'lucide-react'
import { useRef } from 'react'
import { formatFileSize } from '#i18n/format.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { documentSize } from '../../documents/document-address.ts'
import type { CertificateLine } from './certificate-lines.ts'

type CertificateFieldsProps = {
  /** Position in the list, from 1. */
  number: number
  line: CertificateLine
  /** HTML name of the first line's field, by which links and problems focus it; undefined on other lines. */
  name?: string | undefined
  isOwner: boolean
  /** True if the list is saved. Then visitors can open the document, and the field links to it. */
  isSaved: boolean
  /** True while a file of any line is being sent. Lines cannot be removed then, since the upload refers to its line by position. */
  isBusy: boolean
  /** Share of this line's file that has been sent, 0 to 1; undefined unless it is being sent. */
  sent: number | undefined
  problem: string | undefined
  onChange: (line: CertificateLine) => void
  onFile: (file: File) => void
  onRemove: () => void
  /** Sends the file once more. */
  onAgain: (() => void) | undefined
}

/** Fields of one certificate: its name, and its document, which is an uploaded PDF or an address. */
export function CertificateFields({ number, line, name, isOwner, isBusy, problem, onChange, onRemove, ...file }: CertificateFieldsProps) {
  const t = useStaffText()
  return (
    <li className="stack border-b border-line pb-3 [--gap:.6rem] last:border-0">
      <div className="row nowrap gap-2.5">
        <input
          name={name}
          className="in min-w-0 flex-1 read-only:bg-sand read-only:text-muted"
          aria-label={t('settings.certificateName', { number })}
          value={line.name}
          maxLength={60}
          readOnly={!isOwner}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...line, name: target.value })}
        />
        {isOwner ? (
          <IconButton
            icon={Trash2}
            className="btn btn-quiet min-h-12"
            disabled={isBusy}
            aria-label={t('settings.certificateRemove', { name: line.name.trim() || String(number) })}
            onClick={onRemove}
          />
        ) : null}
      </div>
      <CertificateDocument {...{ number, line, isOwner, isBusy, onChange }} {...file} />
      {problem ? (
        <p className="err" role="alert">
          <CircleAlert className="ic" aria-hidden="true" />
          {problem}
        </p>
      ) : null}
    </li>
  )
}

type CertificateDocumentProps = Omit<CertificateFieldsProps, 'name' | 'problem' | 'onRemove'>

function CertificateDocument({ number, line, isOwner, isSaved, isBusy, sent, onChange, onFile, onAgain }: CertificateDocumentProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const input = useRef<HTMLInputElement>(null)
  const bytes = documentSize(line.document)
  const size = bytes === undefined ? undefined : `PDF, ${formatFileSize(bytes, language)}`
  const upload = t(line.document ? 'settings.documentReplace' : 'settings.documentUpload')
  return (
    <div className="row gap-2.5">
      {size === undefined ? (
        <input
          className="in min-w-0 flex-[1_1_14rem] read-only:bg-sand read-only:text-muted"
          aria-label={t('settings.certificateAddress', { number })}
          placeholder="https://…"
          value={line.document}
          inputMode="url"
          readOnly={!isOwner || sent !== undefined}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...line, document: target.value })}
        />
      ) : (
        <span className="row nowrap gap-2">
          <FileText className="ic" aria-hidden="true" />
          {isSaved ? (
            <a className="inline-flex min-h-11 items-center" href={line.document} target="_blank" rel="noreferrer">
              {size}
            </a>
          ) : (
            size
          )}
        </span>
      )}
      {isOwner ? (
        <>
          {onAgain ? (
            <IconButton icon={RotateCcw} onClick={onAgain}>
              {t('settings.documentAgain')}
            </IconButton>
          ) : null}
          <button
            className="btn"
            type="button"
            disabled={isBusy}
            aria-busy={sent !== undefined || undefined}
            aria-label={sent === undefined ? `${upload}: ${line.name.trim() || number}` : undefined}
            onClick={() => input.current?.click()}
          >
            {sent === undefined ? <Upload className="ic" aria-hidden="true" /> : <span className="spin" />}
            {sent === undefined ? upload : t('settings.documentSending', { percent: Math.round(sent * 100) })}
          </button>
          {size === undefined ? null : (
            <IconButton icon={Trash2} className="btn btn-quiet" disabled={isBusy} onClick={() => onChange({ ...line, document: '' })}>
              {t('settings.documentRemove')}
            </IconButton>
          )}
          <input
            ref={input}
            type="file"
            accept="application/pdf,.pdf,image/*"
            aria-label={`${upload}: ${line.name.trim() || number}`}
            hidden
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) onFile(chosen)
              target.value = ''
            }}
          />
        </>
      ) : null}
    </div>
  )
}
