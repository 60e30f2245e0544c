import { ChevronLeft, ChevronRight, Crop, Plus, Upload, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { appendUnique, moveItem } from '#kit/lists.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { IMAGES_MAX } from '../../entity/limits.ts'
import { readTypedNames, useFieldProblem, useSharedForm } from '../entity-form/form-context.ts'
import { useDragOrder } from '../use-drag-order.ts'
import { useProductFields } from './product-form-context.ts'

/** Editor for a product's further pictures: adds them from the library or files, removes them, reorders them by drag or arrow buttons. */
export function GalleryEditor() {
  const t = useStaffText()
  const { control, setValue, getValues } = useProductFields()
  const { pictures } = useSharedForm()
  const problem = useFieldProblem()('images')
  const urls = useWatch({ control, name: 'images' })
  const files = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [announcement, setAnnouncement] = useState('')

  const put = (images: string[]) => setValue('images', images, { shouldDirty: true })

  function move(from: number, to: number, focus?: Arrow): void {
    if (to < 0 || to >= urls.length) return
    put(moveItem(urls, from, to))
    setAnnouncement(t('product.galleryMoved', { to: to + 1, total: urls.length }))
    // The pressed arrow moves with its picture and keeps the focus, so that it can be pressed again.
    if (focus) requestAnimationFrame(() => list.current?.children[to]?.querySelector<HTMLElement>(`[data-arrow=${focus}]`)?.focus())
  }

  function add(more: readonly string[]): void {
    const before = getValues('images')
    const wanted = new Set([...before, ...more]).size
    put(appendUnique(before, more, IMAGES_MAX))
    if (wanted > IMAGES_MAX) showToast({ kind: 'problem', title: t('product.galleryFull', { limit: IMAGES_MAX }) })
  }

  const dragProps = useDragOrder(move)
  const upload = (chosen: readonly File[]) => add(pictures.upload(chosen, readTypedNames(getValues)))

  return (
    <div className="stack [--gap:.6rem]">
      <p className="lbl" id="gallery-label">
        {t('product.gallery')} <span className="muted font-normal">{t('product.galleryHelp')}</span>
      </p>
      <ul ref={list} className="gal-e" aria-labelledby="gallery-label">
        {urls.map((url, index) => (
          <li key={url} {...dragProps(index)}>
            <GalleryPicture
              url={url}
              index={index}
              isLast={index === urls.length - 1}
              onMove={(to, arrow) => move(index, to, arrow)}
              onRemove={() => put(urls.filter((_, at) => at !== index))}
            />
          </li>
        ))}
        <li>
          <button className="addt" type="button" onClick={() => void pictures.choose(true).then(add)}>
            <span className="stack stack-c sm [--gap:.25rem]">
              <Plus className="ic" aria-hidden="true" />
              {t('product.galleryFrom')}
            </span>
          </button>
        </li>
      </ul>
      <div className="row">
        <IconButton icon={Upload} onClick={() => files.current?.click()}>
          {t('product.galleryUpload')}
        </IconButton>
      </div>
      <input
        ref={files}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={(event) => {
          upload([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {problem ? <p className="err">{problem}</p> : null}
      <p className="sr" role="status">
        {announcement}
      </p>
    </div>
  )
}

type Arrow = 'earlier' | 'later'
type GalleryPictureProps = {
  url: string
  index: number
  isLast: boolean
  onMove: (to: number, arrow: Arrow) => void
  onRemove: () => void
}

/** A picture of the gallery with its buttons; while it is being uploaded, its progress. */
function GalleryPicture({ url, index, isLast, onMove, onRemove }: GalleryPictureProps) {
  const t = useStaffText()
  const { pictures } = useSharedForm()
  const isWaiting = pictures.isWaiting(url)
  const number = index + 1
  return (
    <>
      <div className="pic">
        {isWaiting ? (
          pictures.underWay(url)
        ) : (
          <img
            src={pictures.small(url, 240)}
            alt={t('product.galleryImage', { number })}
            width={240}
            height={180}
            draggable={false}
            loading="lazy"
          />
        )}
      </div>
      <IconButton icon={X} className="hb" aria-label={t('product.galleryRemove', { number })} onClick={onRemove} />
      <div className="mv">
        <IconButton
          icon={ChevronLeft}
          className="hb"
          data-arrow="earlier"
          aria-label={t('product.galleryEarlier', { number })}
          aria-disabled={index === 0 || undefined}
          onClick={() => onMove(index - 1, 'earlier')}
        />
        {isWaiting ? null : (
          <IconButton icon={Crop} className="hb" aria-label={t('product.galleryAdjust', { number })} onClick={() => pictures.adjust(url)} />
        )}
        <IconButton
          icon={ChevronRight}
          className="hb"
          data-arrow="later"
          aria-label={t('product.galleryLater', { number })}
          aria-disabled={isLast || undefined}
          onClick={() => onMove(index + 1, 'later')}
        />
      </div>
    </>
  )
}
