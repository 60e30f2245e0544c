import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api } from '#api/client.ts'
import { Dialog } from '#ui/staff/dialog.tsx'
import { LoadFailure } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { DropArea } from './drop-area.tsx'
import { ImageChoice } from './image-choice.tsx'
import { libraryQuery, useLibraryActions } from './library.ts'

type ImagePickerProps = { api: Api; isMultiple: boolean; onDone: (urls: string[]) => void }

/** Dialog with the media library: search, choose one or several pictures, upload. `onDone([])` means cancelled. */
export function ImagePicker({ api, isMultiple, onDone }: ImagePickerProps) {
  const t = useStaffText()
  const { data: images, error, refetch, isFetching } = useQuery({ ...libraryQuery(api), refetchOnMount: 'always' })
  const actions = useLibraryActions(api)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [query, setQuery] = useState('')
  const [progress, setProgress] = useState<{ done: number; total: number }>()

  function toggle(url: string): void {
    if (!isMultiple) setChosen([url])
    else setChosen(chosen.includes(url) ? chosen.filter((other) => other !== url) : [...chosen, url])
  }

  async function take(files: readonly File[]): Promise<void> {
    if (progress) return
    const ids = actions.queue(files)
    if (ids.length === 0) return
    setProgress({ done: 0, total: ids.length })
    const count = () => setProgress((before) => before && { ...before, done: before.done + 1 })
    const arrived = await Promise.all(ids.map((id) => actions.outcome(id).finally(count)))
    setProgress(undefined)
    const urls = arrived.filter((url) => url !== undefined)
    if (urls.length === 0) return
    setQuery('')
    setChosen((before) => (isMultiple ? [...new Set([...before, ...urls])] : urls.slice(0, 1)))
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
      <DropArea isSmall disabled={progress !== undefined} onFiles={(files) => void take(files)}>
        <p role="status" className="sm num">
          {progress ? (
            <span className="row gap-2">
              <span className="spin" />
              {t('picker.uploading', progress)}
            </span>
          ) : null}
        </p>
      </DropArea>
      {error && !images ? <LoadFailure title={t('picker.failed')} isLoading={isFetching} onReload={refetch} /> : null}
      {!images && !error ? <p className="muted">{t('staff.loading')}</p> : null}
      {images ? (
        <ImageChoice images={images} isMultiple={isMultiple} chosen={chosen} onToggle={toggle} search={query} onSearch={setQuery} />
      ) : null}
    </Dialog>
  )
}
