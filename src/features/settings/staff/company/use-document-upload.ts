import { useState } from 'react'
import type { Api } from '#api/client.ts'
import { isUnanswered } from '#api/refusals.ts'
import { problemText } from '#i18n/problems.ts'
import { connectionText, failureText } from '#ui/staff/failure.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { uploadDocument } from '../../calls.ts'
import { DOCUMENT_MAX_BYTES } from '../../documents/document-address.ts'

/** Uploads a picture to the media library. Returns its address, undefined if the upload failed. */
export type UploadPicture = (file: File) => Promise<string | undefined>
/** Why an upload failed. `again` is the file if another attempt may succeed. */
type Failure = { line: number; words: string; again?: File }

/**
 * Uploads of the certificates' documents, one at a time. A file sent again after a lost answer has the same Idempotency-Key, and
 * is stored once.
 */
export function useDocumentUpload(api: Api, uploadPicture: UploadPicture) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const [sending, setSending] = useState<{ line: number; share: number }>()
  const [failure, setFailure] = useState<Failure>()

  async function addressOf(line: number, file: File): Promise<string | undefined> {
    if (file.type.startsWith('image/')) {
      const picture = await uploadPicture(file)
      if (!picture) setFailure({ line, words: t('settings.documentPictureFailed') })
      return picture
    }
    if (file.size > DOCUMENT_MAX_BYTES) {
      const values = { name: file.name, megabytes: DOCUMENT_MAX_BYTES / 1024 / 1024 }
      setFailure({ line, words: problemText(language, 'document.tooLarge', values) })
      return undefined
    }
    const body = new FormData()
    body.append('file', file)
    return (await api.call(uploadDocument, { body, onProgress: (share: number) => setSending({ line, share }) })).url
  }

  return {
    sending,
    failure,
    /** Sends a file and returns its address; undefined if it was refused or no answer came, with the reason in `failure`. */
    async send(line: number, file: File): Promise<string | undefined> {
      setFailure(undefined)
      setSending({ line, share: 0 })
      try {
        return await addressOf(line, file)
      } catch (error) {
        setFailure(isUnanswered(error) ? { line, words: connectionText(t), again: file } : { line, words: failureText(error, t) })
        return undefined
      } finally {
        setSending(undefined)
      }
    },
    forget: () => setFailure(undefined),
  }
}
