import { useState } from 'react'
import type { Api } from '#api/client.ts'
import { isUnanswered } from '#api/refusals.ts'
import type { Image } from '#features/media/image.contract.ts'
import { PAGE_MAX_BYTES } from '#features/media/limits.ts'
import { ImageChoice } from '#features/media/staff/image-choice.tsx'
import { useLibraryActions } from '#features/media/staff/library.ts'
import { PreviewImage } from '#features/media/staff/preview-image.tsx'
import { thumbnailUrl } from '#features/media/staff/small-picture.ts'
import { UploadPanel } from '#features/media/staff/upload-panel.tsx'
import { useUploads } from '#features/media/staff/use-uploads.ts'
import { failureWords } from '#ui/staff/failure.ts'
import { PictureAddressField } from '#ui/staff/fields/picture-address-field.tsx'
import { Tabs } from '#ui/staff/tabs.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { useAddressSetting } from './frame/use-address-setting.ts'

const ways = ['uploaded', 'upload', 'url'] as const
/** Topic of toasts about importing a picture of another site. */
const TAKE = 'take-picture'
/** Number of pictures shown at once; more would push the button below out of view. */
const MAX_SHOWN = 12

type SourcesProps = { api: Api; images: readonly Image[]; chosen: string | undefined; onChoose: (url: string) => void }

/** Three sources of a picture: the media library, an upload, another website. */
export function SiteImageSources({ api, images, chosen, onChoose }: SourcesProps) {
  const t = useStaffText()
  const [way, setWay] = useAddressSetting('from', ways)
  const [search, setSearch] = useState('')
  const [address, setAddress] = useState('')
  const uploads = useUploads(api, PAGE_MAX_BYTES, onChoose)
  const isArrived = uploads.uploads.some(({ state }) => state === 'done' || state === 'known')
  const preview = chosen ? (
    <div className="stack [--gap:.4rem]">
      <p className="lbl">{t('siteImages.chosen')}</p>
      <div className="pic aspect-[3/2]! max-w-80 rounded-md">
        <PreviewImage url={thumbnailUrl(chosen, 480)} alt="" />
      </div>
    </div>
  ) : null

  return (
    <div>
      <Tabs label={t('siteImages.ways')} tabs={ways.map((id) => ({ id, label: t(`siteImages.${id}`) }))} selected={way} onSelect={setWay}>
        <div className="stack pt-4">
          {way === 'uploaded' ? (
            <ImageChoice
              images={images}
              isMultiple={false}
              chosen={chosen ? [chosen] : []}
              onToggle={onChoose}
              search={search}
              onSearch={setSearch}
              page={MAX_SHOWN}
            />
          ) : null}
          {way === 'upload' ? (
            <>
              <UploadPanel uploads={uploads} shape={t('siteImages.shape')} />
              <p role="status">{isArrived ? t('siteImages.uploadedText') : ''}</p>
              {preview}
            </>
          ) : null}
          {way === 'url' ? (
            <>
              <FromAddress api={api} address={address} onType={setAddress} onTaken={onChoose} />
              {preview}
            </>
          ) : null}
        </div>
      </Tabs>
    </div>
  )
}

type FromAddressProps = { api: Api; address: string; onType: (address: string) => void; onTaken: (url: string) => void }

function FromAddress({ api, address, onType, onTaken }: FromAddressProps) {
  const t = useStaffText()
  const { fetchAddress } = useLibraryActions(api)
  const [isTaking, setTaking] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function take(): Promise<void> {
    if (isTaking || address.trim() === '') return
    setTaking(true)
    setProblem(undefined)
    try {
      const { url } = await fetchAddress(address.trim())
      onTaken(url)
      showToast({ kind: 'done', topic: TAKE, title: t('siteImages.taken') })
    } catch (error) {
      const text = isUnanswered(error) ? t('staff.unansweredText') : failureWords(error, t).text
      setProblem(text)
      const title = t(isUnanswered(error) ? 'staff.unanswered' : 'siteImages.takeFailed')
      showToast({ kind: 'problem', topic: TAKE, title, text })
    } finally {
      setTaking(false)
    }
  }

  return (
    <PictureAddressField
      canTake={address.trim() !== ''}
      isTaking={isTaking}
      onTake={() => void take()}
      problem={problem}
      value={address}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
