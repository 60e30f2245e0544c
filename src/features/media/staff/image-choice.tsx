import { useDeferredValue, useId, useState } from 'react'
import { formatFileSize, formatNumber } from '#i18n/format.ts'
import { foldText } from '#kit/text/fold-text.ts'
import { SearchField } from '#ui/staff/fields/search-field.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Image } from '../image.contract.ts'
import { PreviewImage } from './preview-image.tsx'
import { imageThumbnailUrl } from './small-picture.ts'

type ImageChoiceProps = {
  images: readonly Image[]
  isMultiple: boolean
  /** Addresses of the chosen pictures. */
  chosen: readonly string[]
  onToggle: (url: string) => void
  search: string
  onSearch: (search: string) => void
  /** Number of pictures shown per page. */
  page?: number
}

/** Choice of one or several pictures of the library, with a search by file name. */
export function ImageChoice({ images, isMultiple, chosen, onToggle, search, onSearch, page = 60 }: ImageChoiceProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const id = useId()
  const [shown, setShown] = useState(page)
  const wanted = foldText(useDeferredValue(search).trim())
  const found = images.filter(({ filename }) => foldText(filename).includes(wanted))
  return (
    <div>
      <div className="row mb-4">
        <SearchField className="flex-[1_1_14rem]" label={t('picker.search')} value={search} onSearch={onSearch} />
        <p className="muted sm num" role="status">
          {t('picker.count', { count: formatNumber(found.length, language) })}
        </p>
      </div>
      {found.length === 0 ? <p className="muted">{wanted ? t('picker.noMatch', { query: search }) : t('picker.empty')}</p> : null}
      <ul className="med">
        {found.slice(0, shown).map((image) => (
          <li key={image.id} className={chosen.includes(image.url) ? 'sel' : undefined}>
            <label className="block cursor-pointer">
              <span className="pic block">
                <PreviewImage url={imageThumbnailUrl(image)} alt="" />
              </span>
              <span className="cb">
                <input
                  type={isMultiple ? 'checkbox' : 'radio'}
                  name={id}
                  checked={chosen.includes(image.url)}
                  onChange={() => onToggle(image.url)}
                  aria-label={image.filename}
                />
              </span>
              <span className="m">
                <span>
                  <b className="sm file-name">{image.filename}</b>
                  <span className="xs muted num">{formatFileSize(image.size, language)}</span>
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {found.length > shown ? (
        <p className="adm-foot">
          <button className="btn btn-quiet" type="button" onClick={() => setShown(shown + page)}>
            {t('picker.more')}
          </button>
        </p>
      ) : null}
    </div>
  )
}
