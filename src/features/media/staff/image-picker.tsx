import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import type { Api } from '#api/client.ts'
import { Dialog } from '#ui/staff/dialog.tsx'
import { Note } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { FILES_MAX, PICKER_MAX_BYTES } from '../limits.ts'
import { ImageChoice } from './image-choice.tsx'
import { libraryQuery, useLibraryDoors } from './library.ts'

const MEGABYTE = 1024 * 1024

type ImagePickerProps = { api: Api; isMultiple: boolean; onDone: (urls: string[]) => void }

/** The media library in a dialog: search, choose one or several, upload without leaving. An empty list means cancelled. */
export function ImagePicker({ api, isMultiple, onDone }: ImagePickerProps) {
  const t = useStaffText()
  const fileInput = useRef<HTMLInputElement>(null)
  const { data: images, error, refetch, isFetching } = useQuery({ ...libraryQuery(api), refetchOnMount: 'always' })
  const { upload } = useLibraryDoors(api)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [query, setQuery] = useState('')
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const [isDragged, setDragged] = useState(false)

  function toggle(url: string): void {
    if (!isMultiple) setChosen([url])
    else setChosen(chosen.includes(url) ? chosen.filter((other) => other !== url) : [...chosen, url])
  }

  async function take(files: readonly File[]): Promise<void> {
    if (files.length === 0 || progress) return
    setProgress({ done: 0, total: files.length })
    const added = await upload(files, (done, total) => setProgress({ done, total })).finally(() => setProgress(undefined))
    if (added.length === 0) return
    showToast({ kind: 'done', title: t('picker.uploaded', { count: added.length }) })
    const urls = added.map(({ url }) => url)
    setQuery('')
    setChosen((before) => (isMultiple ? [...new Set([...before, ...urls])] : urls.slice(0, 1)))
  }

  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setDragged(true)
    },
    onDragLeave: () => setDragged(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setDragged(false)
      void take([...event.dataTransfer.files])
    },
  }

  return (
    <Dialog
      title={t('picker.title')}
      isWide
      onClose={() => onDone([])}
      footer={
        <div className="row justify-end">
          <button className="btn" type="button" onClick={() => onDone([])}>
            {t('staff.cancel')}
          </button>
          <button
            className="btn btn-sun"
            type="button"
            disabled={chosen.length === 0 || progress !== undefined}
            onClick={() => onDone([...chosen])}
          >
            {isMultiple && chosen.length > 0 ? t('picker.chooseMany', { count: chosen.length }) : t('picker.choose')}
          </button>
        </div>
      }
    >
      <fieldset className={`drop mb-4 ${isDragged ? 'border-ink' : ''}`} {...drop}>
        <legend className="sr">{t('product.upload')}</legend>
        <div className="row justify-center">
          <p className="hide-m">
            <b>{t('picker.drop')}</b> {t('picker.or')}
          </p>
          <button className="btn" type="button" disabled={progress !== undefined} onClick={() => fileInput.current?.click()}>
            <Upload className="ic" aria-hidden="true" />
            {t('picker.upload')}
          </button>
        </div>
        <p className="sm muted">{t('picker.limits', { megabytes: PICKER_MAX_BYTES / MEGABYTE, count: FILES_MAX })}</p>
        <input
          ref={fileInput}
          type="file"
          accept="image/*"
          multiple
          hidden
          onChange={(event) => {
            void take([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <p role="status" className="sm num">
          {progress ? (
            <span className="row gap-2">
              <span className="spin" />
              {t('picker.uploading', progress)}
            </span>
          ) : null}
        </p>
      </fieldset>
      {error && !images ? (
        <Note kind="error" title={t('picker.failed')}>
          <button className="btn btn-quiet" type="button" disabled={isFetching} onClick={() => void refetch()}>
            {t('staff.reload')}
          </button>
        </Note>
      ) : null}
      {!images && !error ? <p className="muted">{t('staff.loading')}</p> : null}
      {images ? (
        <ImageChoice images={images} isMultiple={isMultiple} chosen={chosen} onToggle={toggle} search={query} onSearch={setQuery} />
      ) : null}
    </Dialog>
  )
}
