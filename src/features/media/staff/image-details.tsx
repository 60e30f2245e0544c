import { Download, Save, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDate, formatNumber } from '#i18n/format.ts'
import { type Language, languages } from '#i18n/language.ts'
import { Dialog } from '#ui/staff/dialog.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { ThreeLanguages } from '#ui/staff/three-languages.tsx'
import type { LibraryImage } from '../image.contract.ts'
import { CopyAddress } from './copy-address.tsx'
import { formatFileSize } from './file-size.ts'
import { PreviewImage } from './preview-image.tsx'
import type { ImageActions } from './use-image-actions.ts'
import { UsedIn } from './used-in.tsx'

const ALT_MAX = 300

type ImageDetailsProps = { image: LibraryImage; actions: ImageActions; onDelete: () => void; onClose: () => void }

/** One picture, large: what it is, where it is shown, what is said of it, and everything that can be done with it. */
export function ImageDetails({ image, actions, onDelete, onClose }: ImageDetailsProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const saved: Record<Language, string> = { de: image.altDe, es: image.altEs, en: image.altEn }
  const [texts, setTexts] = useState(saved)
  const [isSaving, setSaving] = useState(false)
  const isChanged = languages.some((one) => texts[one].trim() !== saved[one])

  async function save(): Promise<void> {
    setSaving(true)
    await actions.describe(image.id, { altDe: texts.de, altEs: texts.es, altEn: texts.en })
    setSaving(false)
  }

  const input = (one: Language) => ({
    input: {
      value: texts[one],
      maxLength: ALT_MAX,
      lang: one,
      onChange: ({ target }: { target: { value: string } }) => setTexts({ ...texts, [one]: target.value }),
    },
  })

  return (
    <Dialog
      title={image.filename}
      isWide
      onClose={() => {
        if (!isChanged || window.confirm(t('library.leaveTexts'))) onClose()
      }}
      footer={
        <div className="row">
          <CopyAddress url={image.url} filename={image.filename} hasWords />
          <button className="btn" type="button" onClick={() => void actions.download(image)}>
            <Download className="ic" aria-hidden="true" />
            {t('library.download')}
          </button>
          <button className="btn btn-red push" type="button" onClick={onDelete}>
            <Trash2 className="ic" aria-hidden="true" />
            {t('products.delete')}
          </button>
        </div>
      }
    >
      <div className="fg fg-2 items-start">
        <div className="stack [--gap:.6rem]">
          <div className="pic rounded-md">
            <PreviewImage url={image.url} alt={texts[language]} width={960} />
          </div>
          <p className="sm muted num">
            {formatNumber(image.width, language)} × {formatNumber(image.height, language)} px, {formatFileSize(image.size, language)},{' '}
            {formatDate(image.createdAt, language)}
          </p>
          <h3>{t('library.usedIn')}</h3>
          <UsedIn uses={image.usedIn} />
        </div>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault()
            if (isChanged && !isSaving) void save()
          }}
        >
          <ThreeLanguages
            label={t('library.alt')}
            help={t('library.altHelp')}
            inputs={{ de: input('de'), es: input('es'), en: input('en') }}
          />
          <p role="status" className={isChanged ? 'unsaved' : 'sr'}>
            {isChanged ? t('library.textsChanged') : ''}
          </p>
          <button className="btn btn-sun" type="submit" disabled={!isChanged} aria-busy={isSaving || undefined}>
            {isSaving ? <span className="spin" /> : <Save className="ic" aria-hidden="true" />}
            {t(isSaving ? 'save.saving' : 'save.save')}
          </button>
        </form>
      </div>
    </Dialog>
  )
}
