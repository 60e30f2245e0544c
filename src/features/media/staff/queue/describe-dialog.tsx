import { Save } from 'lucide-react'
import { useState } from 'react'
import type { Api } from '#api/client.ts'
import { newKey } from '#api/idempotent-calls.ts'
import type { Language } from '#i18n/language.ts'
import { ActionDialog } from '#ui/staff/action-dialog.tsx'
import { failureWords } from '#ui/staff/failure.ts'
import { ThreeLanguages } from '#ui/staff/fields/three-languages.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { ALT_MAX } from '../../limits.ts'
import { PreviewImage } from '../preview-image.tsx'
import { imageThumbnailUrl } from '../small-picture.ts'
import { useImageActions } from '../use-image-actions.ts'
import { suggestDescription } from './suggest-description.ts'
import type { PictureSubject, UndescribedPicture } from './waiting-files.ts'

/** Topic of toasts about saving: the toast of a success replaces that of an earlier failure. */
const TOAST_TOPIC = 'picture-descriptions'

type DescribeDialogProps = { api: Api; uploads: readonly UndescribedPicture[]; onClose: () => void }

/** Dialog for descriptions of several new pictures in three languages, with suggestions, saved together. */
export function DescribeDialog({ api, uploads, onClose }: DescribeDialogProps) {
  const t = useStaffText()
  const own = useStaffLanguage()
  const actions = useImageActions(api)
  const pictures = uploads.map((upload) => ({ ...upload, key: String(upload.image.id) }))
  const [texts, setTexts] = useState(() => new Map(pictures.map(({ key, ...upload }, index) => [key, suggestionOf(upload, index)])))
  const [hasSuggestions] = useState(() => [...texts.values()].some(({ de, es, en }) => de || es || en))
  const [keys] = useState(() => new Map(pictures.map(({ key }) => [key, newKey()])))
  const [isSaving, setSaving] = useState(false)

  function suggestionOf(upload: (typeof pictures)[number] | Omit<(typeof pictures)[number], 'key'>, index: number): PictureSubject {
    const isSame = (other: (typeof pictures)[number]) => JSON.stringify(other.subject) === JSON.stringify(upload.subject)
    return suggestDescription(upload, pictures.slice(0, index).filter(isSame).length + 1, own)
  }

  async function save(): Promise<void> {
    setSaving(true)
    let count = 0
    try {
      for (const { key, image } of pictures) {
        const { de, es, en } = texts.get(key) ?? { de: '', es: '', en: '' }
        if (!(de.trim() || es.trim() || en.trim())) continue
        const change = { altDe: de, altEs: es, altEn: en, updatedAt: image.updatedAt }
        await actions.describe(image.id, change, keys.get(key) ?? newKey())
        count += 1
      }
      if (count > 0) showToast({ kind: 'done', topic: TOAST_TOPIC, title: t('photos.described', { count }) })
      onClose()
    } catch (error) {
      showToast({ kind: 'problem', topic: TOAST_TOPIC, ...failureWords(error, t), title: t('library.textsFailed') })
    }
    setSaving(false)
  }

  const input = (key: string, language: Language) => ({
    input: {
      value: texts.get(key)?.[language] ?? '',
      maxLength: ALT_MAX,
      lang: language,
      onChange: ({ target: { value } }: { target: { value: string } }) =>
        setTexts((before) => new Map(before).set(key, { ...(before.get(key) ?? { de: '', es: '', en: '' }), [language]: value })),
    },
  })

  return (
    <ActionDialog
      title={t('photos.describeTitle')}
      isWide
      cancel={t('photos.later')}
      action={{ label: t(isSaving ? 'save.saving' : 'save.save'), icon: Save, isBusy: isSaving, onClick: () => void save() }}
      onClose={onClose}
    >
      <p className="muted mb-4">
        {t('photos.describeHelp')} {hasSuggestions ? t('photos.describeSuggested') : null}
      </p>
      <ul className="stack [--gap:1.5rem]">
        {pictures.map(({ key, name, image }) => (
          <li key={key} className="fg fg-2 items-start">
            <div className="pic max-w-60 rounded-md">
              <PreviewImage url={imageThumbnailUrl(image)} alt="" />
            </div>
            <ThreeLanguages label={name} inputs={{ de: input(key, 'de'), es: input(key, 'es'), en: input(key, 'en') }} />
          </li>
        ))}
      </ul>
    </ActionDialog>
  )
}
