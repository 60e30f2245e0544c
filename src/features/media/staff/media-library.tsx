import { useQuery } from '@tanstack/react-query'
import { Images, Trash2 } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { Api } from '#api/client.ts'
import { formatFileSize, formatNumber } from '#i18n/format.ts'
import { Empty } from '#ui/staff/empty.tsx'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { LoadFailure } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useUnsavedQuestion } from '#ui/staff/typed/unsaved.ts'
import { useOpenedDraft } from '#ui/staff/typed/use-opened-draft.ts'
import type { LibraryImage } from '../image.contract.ts'
import { PAGE_MAX_BYTES } from '../limits.ts'
import { DeleteImages } from './delete-images.tsx'
import { ImageDetails } from './image-details.tsx'
import { libraryQuery } from './library.ts'
import { LibraryGrid, LibraryTable } from './library-items.tsx'
import { type LibraryChoices, LibraryToolbar } from './library-toolbar.tsx'
import { filterAndSortImages } from './library-view.ts'
import { UploadPanel } from './upload-panel.tsx'
import { useImageActions } from './use-image-actions.ts'
import { useUploads } from './use-uploads.ts'

const PAGE = 60

type MediaLibraryProps = { api: Api; images: LibraryImage[] | undefined; choices: LibraryChoices }

/** Page of the media library: upload, view, search, describe, download, delete. */
export function MediaLibrary({ api, images: loaded, choices }: MediaLibraryProps) {
  const t = useStaffText()
  const library = useQuery({ ...libraryQuery(api), initialData: loaded })
  // Any number of files: the queue sends each one in its own request.
  const uploads = useUploads(api, PAGE_MAX_BYTES)
  const actions = useImageActions(api)
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(PAGE)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [openId, setOpenId] = useState<number>()
  const [toDelete, setToDelete] = useState<readonly LibraryImage[]>([])
  useUnsavedQuestion(uploads.isUnsafe ? t('library.leaveUploading') : undefined)

  useOpenedDraft('picture-texts', (id) => setOpenId(Number(id)))

  const images = library.data ?? []
  const [filter] = choices.filter
  const found = filterAndSortImages(images, { search: useDeferredValue(search), filter, sort: choices.sort[0], order: choices.order[0] })
  // Selected pictures that the search or filter hides do not count, so that nobody deletes them unseen.
  const chosen = found.filter(({ id }) => selected.has(id))
  const open = images.find(({ id }) => id === openId)
  const items = {
    images: found.slice(0, shown),
    selected,
    onSelect: (id: number, isSelected: boolean) => {
      const next = new Set(selected)
      if (isSelected) next.add(id)
      else next.delete(id)
      setSelected(next)
    },
    onOpen: ({ id }: LibraryImage) => setOpenId(id),
  }
  const selectAll = (isSelected: boolean) => setSelected(new Set(isSelected ? found.map(({ id }) => id) : []))

  async function removePictures(): Promise<void> {
    const failed = await actions.remove(toDelete)
    setToDelete([])
    setSelected(new Set(failed.map(({ id }) => id)))
  }

  return (
    <div className="wrap am">
      <Head images={library.data} />
      <UploadPanel uploads={uploads} />
      <LibraryToolbar choices={choices} search={search} onSearch={setSearch} />
      <SelectionBar
        chosen={chosen.length}
        found={found.length}
        total={images.length}
        onAll={selectAll}
        onDelete={() => setToDelete(chosen)}
      />
      {library.error && !library.data ? (
        <LoadFailure title={t('picker.failed')} isLoading={library.isFetching} onReload={library.refetch} />
      ) : null}
      {library.data && images.length === 0 ? <Empty icon={Images} title={t('picker.empty')} /> : null}
      {images.length > 0 && found.length === 0 ? (
        <p className="muted">{search.trim() ? t('picker.noMatch', { query: search.trim() }) : t('library.noneOfKind')}</p>
      ) : null}
      {choices.look[0] === 'grid' || found.length === 0 ? (
        <LibraryGrid {...items} />
      ) : (
        <LibraryTable
          {...items}
          isAllSelected={chosen.length === found.length}
          onSelectAll={selectAll}
          onDownload={(image) => void actions.download(image)}
          onDelete={(image) => setToDelete([image])}
        />
      )}
      {found.length > shown ? (
        <p className="adm-foot">
          <button className="btn btn-quiet" type="button" onClick={() => setShown(shown + PAGE)}>
            {t('picker.more')}
          </button>
        </p>
      ) : null}
      {open && toDelete.length === 0 ? (
        <ImageDetails
          key={open.id}
          image={open}
          actions={actions}
          onDelete={() => setToDelete([open])}
          onClose={() => setOpenId(undefined)}
        />
      ) : null}
      {toDelete.length > 0 ? (
        <DeleteImages
          images={toDelete}
          progress={actions.deletion}
          onDelete={() => void removePictures()}
          onClose={() => {
            if (!actions.deletion) setToDelete([])
          }}
        />
      ) : null}
    </div>
  )
}

/** Title of the page with the number and the size of all pictures. */
function Head({ images }: { images: readonly LibraryImage[] | undefined }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const bytes = images?.reduce((sum, { size }) => sum + size, 0) ?? 0
  return (
    <div className="head mb-5">
      <h1>{t('picker.title')}</h1>
      <p className="muted num" role="status">
        {images
          ? t('library.total', {
              count: images.length,
              number: formatNumber(images.length, language),
              size: formatFileSize(bytes, language),
            })
          : ''}
      </p>
    </div>
  )
}

type SelectionBarProps = { chosen: number; found: number; total: number; onAll: (isSelected: boolean) => void; onDelete: () => void }

/** Buttons for the selected pictures; without a selection the number of found ones, and a button that selects them. */
function SelectionBar({ chosen, found, total, onAll, onDelete }: SelectionBarProps) {
  const t = useStaffText()
  if (chosen > 0) {
    return (
      <div className="panel dark row mb-4 border-0! px-4! py-2.5!">
        <b className="num" role="status">
          {t('library.selected', { count: chosen })}
        </b>
        <button className="btn btn-quiet" type="button" onClick={() => onAll(true)}>
          {t('library.all')}
        </button>
        <button className="btn btn-quiet" type="button" onClick={() => onAll(false)}>
          {t('library.none')}
        </button>
        <IconButton icon={Trash2} className="btn push" onClick={onDelete}>
          {t('library.deleteSelected', { count: chosen })}
        </IconButton>
      </div>
    )
  }
  if (found === 0) return null
  return (
    <p className="row mb-4 gap-2">
      <span className="sm muted num" role="status">
        {t('library.found', { count: found, total })}
      </span>
      <button className="btn btn-quiet" type="button" onClick={() => onAll(true)}>
        {t('library.selectAll')}
      </button>
    </p>
  )
}
