import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Api } from '#api/client.ts'
import { focusInMiddle } from '#ui/staff/focus-in-middle.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { SettingRow } from '../setting-row.tsx'
import type { SettingField } from '../use-setting-fields.ts'
import { CertificateFields } from './certificate-fields.tsx'
import { type CertificateLine, joinCertificates, nameFromFile, splitCertificates } from './certificate-lines.ts'
import { type UploadPicture, useDocumentUpload } from './use-document-upload.ts'

type CertificatesRowProps = { api: Api; field: SettingField; isOwner: boolean; uploadPicture: UploadPicture }

/** Fields of all certificates with their documents. Visitors get an uploaded document once the list is saved. */
export function CertificatesRow({ api, field, isOwner, uploadPicture }: CertificatesRowProps) {
  const t = useStaffText()
  const uploads = useDocumentUpload(api, uploadPicture)
  const lines = splitCertificates(field.value)
  // Users go on typing during an upload: its address must go into the latest value of the field.
  const latest = useRef(field)
  useEffect(() => {
    latest.current = field
  })
  const put = (all: readonly CertificateLine[]) => field.set(joinCertificates(all))
  const list = useRef<HTMLUListElement>(null)
  const isAdded = useRef(false)
  useEffect(() => {
    if (!isAdded.current) return
    isAdded.current = false
    focusInMiddle(list.current?.lastElementChild?.querySelector('input'))
  })

  function add(): void {
    isAdded.current = true
    put([...lines, { name: '', document: '' }])
  }

  async function send(at: number, file: File): Promise<void> {
    const document = await uploads.send(at, file)
    if (!document) return
    const now = splitCertificates(latest.current.value)
    latest.current.set(
      joinCertificates(
        now.map((line, n) => (n === at ? { name: line.name.trim() ? line.name : nameFromFile(file.name), document } : line)),
      ),
    )
  }

  return (
    <SettingRow
      name="company_certificates"
      label={t('settings.company_certificates')}
      help={t('settings.company_certificatesHelp')}
      field={field}
      isWide
    >
      <ul ref={list} className="stack [--gap:.9rem]">
        {lines.map((line, at) => {
          const { again, words } = uploads.failure?.line === at ? uploads.failure : {}
          return (
            <CertificateFields
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and no state of their own that could move to another line
              key={at}
              number={at + 1}
              line={line}
              name={at === 0 ? 'company_certificates' : undefined}
              isOwner={isOwner}
              isSaved={!field.isChanged}
              isBusy={uploads.sending !== undefined}
              sent={uploads.sending?.line === at ? uploads.sending.share : undefined}
              problem={words}
              onChange={(changed) => put(lines.map((one, n) => (n === at ? changed : one)))}
              onFile={(file) => void send(at, file)}
              onRemove={() => {
                uploads.forget()
                put(lines.filter((_, n) => n !== at))
              }}
              onAgain={again ? () => void send(at, again) : undefined}
            />
          )
        })}
      </ul>
      {isOwner ? (
        <IconButton icon={Plus} className="btn mt-2 self-start" disabled={uploads.sending !== undefined} onClick={add}>
          {t('settings.certificateAdd')}
        </IconButton>
      ) : null}
    </SettingRow>
  )
}
