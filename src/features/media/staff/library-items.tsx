import { Download, EllipsisVertical, Trash2 } from 'lucide-react'
import { formatDate, formatFileSize } from '#i18n/format.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { LibraryImage } from '../image.contract.ts'
import { CopyAddress } from './copy-address.tsx'
import { isDescribed } from './library-view.ts'
import { PreviewImage } from './preview-image.tsx'
import { imageThumbnailUrl } from './small-picture.ts'

type ItemsProps = {
  images: readonly LibraryImage[]
  selected: ReadonlySet<number>
  onSelect: (id: number, isSelected: boolean) => void
  onOpen: (image: LibraryImage) => void
}

/** The library as tiles. */
export function LibraryGrid({ images, selected, onSelect, onOpen }: ItemsProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  return (
    <ul className="med">
      {images.map((image) => (
        <li key={image.id} className={selected.has(image.id) ? 'sel' : undefined}>
          {/* For pointers only; keyboards use the button beside the name. */}
          <button
            className="pic block w-full cursor-pointer border-0 p-0"
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            onClick={() => onOpen(image)}
          >
            <PreviewImage url={imageThumbnailUrl(image)} alt="" />
          </button>
          <Choice image={image} selected={selected} onSelect={onSelect} className="cb" />
          <div className="m">
            <span>
              <b className="sm file-name">{image.filename}</b>
              <span className="xs muted num">
                {formatFileSize(image.size, language)}
                {image.usedIn.length > 0 ? ` · ${t('library.used')}` : ''}
                {isDescribed(image) ? '' : ` · ${t('photos.undescribed')}`}
                {image.crop ? ` · ${t('photos.cropped')}` : ''}
              </span>
            </span>
            <IconButton
              icon={EllipsisVertical}
              className="hb"
              aria-label={t('library.moreNamed', { name: image.filename })}
              onClick={() => onOpen(image)}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

type TableProps = ItemsProps & {
  isAllSelected: boolean
  onSelectAll: (isSelected: boolean) => void
  onDownload: (image: LibraryImage) => void
  onDelete: (image: LibraryImage) => void
}

/** The library as a list, with the commonest actions in each line. */
export function LibraryTable({ images, selected, isAllSelected, onSelect, onSelectAll, onOpen, onDownload, onDelete }: TableProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  return (
    <div className="panel overflow-hidden p-0!">
      <table className="tb tb-files max-lg:[&_td]:px-1.5">
        <thead>
          <tr>
            <th className="px-0!">
              <label className="grid min-h-11 min-w-11 place-items-center">
                <input
                  type="checkbox"
                  aria-label={t('library.selectAll')}
                  checked={isAllSelected}
                  onChange={({ target }) => onSelectAll(target.checked)}
                />
              </label>
            </th>
            <th>{t('library.file')}</th>
            <th className="hide-m">{t('library.size')}</th>
            <th className="hide-m">{t('library.date')}</th>
            <th>
              <span className="sr">{t('library.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {images.map((image) => (
            <tr key={image.id}>
              <td className="px-0!">
                <Choice image={image} selected={selected} onSelect={onSelect} className="grid min-h-11 min-w-11 place-items-center" />
              </td>
              <td className="w-full max-w-0">
                <button
                  className="row nowrap w-full min-h-11 gap-2.5 cursor-pointer border-0 bg-transparent p-0 text-left"
                  type="button"
                  onClick={() => onOpen(image)}
                >
                  <span className="pic w-14 flex-none rounded-sm">
                    <PreviewImage url={imageThumbnailUrl(image)} alt="" />
                  </span>
                  <span className="min-w-0">
                    <b className="sm file-name">{image.filename}</b>
                    <span className="xs muted hide-d">{formatFileSize(image.size, language)}</span>
                    {image.crop ? <span className="xs muted"> · {t('photos.cropped')}</span> : null}
                  </span>
                </button>
              </td>
              <td className="hide-m whitespace-nowrap">{formatFileSize(image.size, language)}</td>
              <td className="hide-m whitespace-nowrap">{formatDate(image.createdAt, language)}</td>
              <td>
                <span className="row nowrap gap-0">
                  <CopyAddress url={image.url} filename={image.filename} />
                  <IconButton
                    icon={Download}
                    className="hb hide-m"
                    aria-label={t('library.downloadNamed', { name: image.filename })}
                    onClick={() => onDownload(image)}
                  />
                  <IconButton
                    icon={Trash2}
                    className="hb"
                    aria-label={t('products.deleteNamed', { name: image.filename })}
                    onClick={() => onDelete(image)}
                  />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ChoiceProps = Pick<ItemsProps, 'selected' | 'onSelect'> & { image: LibraryImage; className: string }

function Choice({ image: { id, filename }, selected, onSelect, className }: ChoiceProps) {
  const t = useStaffText()
  return (
    <label className={className}>
      <input
        type="checkbox"
        aria-label={t('bulk.select', { name: filename })}
        checked={selected.has(id)}
        onChange={({ target }) => onSelect(id, target.checked)}
      />
    </label>
  )
}
