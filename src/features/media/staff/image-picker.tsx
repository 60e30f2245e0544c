import { useQuery } from '@tanstack/react-query'
import { Search, Upload, X } from 'lucide-react'
import { type DragEvent, useDeferredValue, useId, useRef, useState } from 'react'
import type { Api } from '#api/client.ts'
import { formatNumber } from '#i18n/format.ts'
import { Dialog } from '#ui/staff/dialog.tsx'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import type { Image } from '../image.contract.ts'
import { FILES_MAX, PICKER_MAX_BYTES } from '../limits.ts'
import { libraryQuery, useLibraryDoors } from './library.ts'
import { smallPicture } from './small-picture.ts'

const PAGE = 60
const MEGABYTE = 1024 * 1024

type ImagePickerProps = { api: Api; isMultiple: boolean; onDone: (urls: string[]) => void }

/** The media library in a dialog: search, choose one or several, upload without leaving. An empty list means cancelled. */
export function ImagePicker({ api, isMultiple, onDone }: ImagePickerProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const id = useId()
  const fileInput = useRef<HTMLInputElement>(null)
  const { data: images, error, refetch, isFetching } = useQuery({ ...libraryQuery(api), refetchOnMount: 'always' })
  const { upload } = useLibraryDoors(api)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState(PAGE)
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const [isDragged, setDragged] = useState(false)
  const wanted = useDeferredValue(query).trim().toLowerCase()
  const found = (images ?? []).filter(({ filename }) => filename.toLowerCase().includes(wanted))

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
      <div className="row mb-4">
        <div className="srch flex-1">
          <label className="sr" htmlFor={`${id}-search`}>
            {t('picker.search')}
          </label>
          <input
            id={`${id}-search`}
            type="search"
            placeholder={t('picker.search')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          {query ? (
            <button className="hb" type="button" aria-label={t('products.clearSearch')} onClick={() => setQuery('')}>
              <X className="ic" aria-hidden="true" />
            </button>
          ) : (
            <span className="hb absolute right-0 pointer-events-none">
              <Search className="ic" aria-hidden="true" />
            </span>
          )}
        </div>
        <p className="muted sm num" role="status">
          {images ? t('picker.count', { count: formatNumber(found.length, language) }) : ''}
        </p>
      </div>
      {error && !images ? (
        <Note kind="error" title={t('picker.failed')}>
          <button className="btn btn-quiet" type="button" disabled={isFetching} onClick={() => void refetch()}>
            {t('staff.reload')}
          </button>
        </Note>
      ) : null}
      {!images && !error ? <p className="muted">{t('staff.loading')}</p> : null}
      {images && found.length === 0 ? <p className="muted">{wanted ? t('picker.noMatch', { query }) : t('picker.empty')}</p> : null}
      <ul className="med">
        {found.slice(0, shown).map((image) => (
          <Choice
            key={image.id}
            image={image}
            isMultiple={isMultiple}
            group={id}
            isChosen={chosen.includes(image.url)}
            onToggle={() => toggle(image.url)}
          />
        ))}
      </ul>
      {found.length > shown ? (
        <p className="adm-foot">
          <button className="btn btn-quiet" type="button" onClick={() => setShown(shown + PAGE)}>
            {t('picker.more')}
          </button>
        </p>
      ) : null}
    </Dialog>
  )
}

type ChoiceProps = { image: Image; isMultiple: boolean; group: string; isChosen: boolean; onToggle: () => void }

function Choice({ image, isMultiple, group, isChosen, onToggle }: ChoiceProps) {
  const language = useStaffLanguage()
  return (
    <li className={isChosen ? 'sel' : undefined}>
      <label className="block cursor-pointer">
        <span className="pic block">
          <img src={smallPicture(image.url)} alt="" width={240} height={180} loading="lazy" decoding="async" />
        </span>
        <span className="cb">
          <input type={isMultiple ? 'checkbox' : 'radio'} name={group} checked={isChosen} onChange={onToggle} aria-label={image.filename} />
        </span>
        <span className="m">
          <span>
            <b className="sm ell">{image.filename}</b>
            <span className="xs muted num">{formatNumber(Math.ceil(image.size / 1024), language)} KB</span>
          </span>
        </span>
      </label>
    </li>
  )
}
