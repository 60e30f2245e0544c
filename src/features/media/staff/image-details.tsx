import { Download, Save, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { isUnanswered, readConflict } from '#api/refusals.ts'
import { fieldName } from '#i18n/field-names.ts'
import { formatDate, formatFileSize, formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { Dialog } from '#ui/staff/dialog.tsx'
import { connectionText } from '#ui/staff/failure.ts'
import { ThreeLanguages } from '#ui/staff/fields/three-languages.tsx'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { ask } from '#ui/staff/questions.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { TextsInDispute } from '#ui/staff/typed/texts-in-dispute.tsx'
import { useDraftedTexts } from '#ui/staff/typed/use-drafted-texts.ts'
import type { LibraryImage } from '../image.contract.ts'
import { ALT_MAX } from '../limits.ts'
import { CopyAddress } from './copy-address.tsx'
import type { ImageActions } from './use-image-actions.ts'
import { UsedIn } from './used-in.tsx'
import { ViewEditor } from './view/view-editor.tsx'

/** Topic of toasts about saving: the toast of a success replaces that of an earlier failure. */
const TOAST_TOPIC = 'picture-texts'
const altOf = { de: 'altDe', es: 'altEs', en: 'altEn' } as const
type Field = (typeof altOf)[Language] | 'focus' | 'crop'

type ImageDetailsProps = {
  image: LibraryImage
  actions: ImageActions
  /** Absent if the form of an entity that uses the picture opens the dialog. */
  onDelete?: () => void
  onClose: () => void
}

/** Dialog of one picture: crop and focus point, properties, places that show it, text alternatives, and its actions. */
export function ImageDetails({ image, actions, onDelete, onClose }: ImageDetailsProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { altDe, altEs, altEn, focus, crop } = image
  const texts = useDraftedTexts<Field>(`draft:picture-texts:${image.id}`, { altDe, altEs, altEn, focus, crop }, image.updatedAt)
  const form = useId()
  const [isSaving, setSaving] = useState(false)
  const isChanged = texts.isUnsaved

  async function save(): Promise<void> {
    if (isSaving) return
    setSaving(true)
    try {
      const isStored = await texts.save({
        send: ({ changes: { updatedAt, ...changes } }, key) =>
          actions.describe(image.id, { ...changes, ...(updatedAt ? { updatedAt } : {}) }, key),
        readConflict,
      })
      if (isStored) showToast({ kind: 'done', topic: TOAST_TOPIC, title: t('library.textsSaved') })
    } catch (error) {
      const title = t(isUnanswered(error) ? 'error.offline' : 'library.textsFailed')
      showToast({ kind: 'problem', topic: TOAST_TOPIC, title, text: actions.wordsOf(error, connectionText(t)) })
    }
    setSaving(false)
  }

  const input = (one: Language) => ({
    input: {
      value: texts.values[altOf[one]],
      maxLength: ALT_MAX,
      lang: one,
      onChange: ({ target }: { target: { value: string } }) => texts.set(altOf[one], target.value),
    },
  })

  return (
    <Dialog
      title={image.filename}
      isWide
      onClose={async () => {
        if (isChanged && !(await ask(t('library.leaveTexts')))) return
        texts.forget()
        onClose()
      }}
      footer={
        <div className="row w-full">
          <p role="status" className={isChanged ? 'unsaved flex-[1_0_100%] lg:flex-none' : 'sr'}>
            {isChanged ? t('library.textsChanged') : ''}
          </p>
          <IconButton
            icon={Save}
            isBusy={isSaving}
            className="btn btn-sun max-lg:flex-1 max-[22rem]:px-2 lg:min-w-56"
            type="submit"
            form={form}
            disabled={!isChanged}
          >
            {t(isSaving ? 'save.saving' : 'save.save')}
          </IconButton>
          {onDelete ? (
            <IconButton icon={Trash2} className="btn btn-red push max-[22rem]:px-2" onClick={onDelete}>
              {t('products.delete')}
            </IconButton>
          ) : null}
        </div>
      }
    >
      <div className="fg fg-2 items-start">
        <div className="stack [--gap:.6rem]">
          <ViewEditor
            image={image}
            alt={texts.values[altOf[language]]}
            view={texts.values}
            onChange={(part) => {
              if (part.focus !== undefined) texts.set('focus', part.focus)
              if (part.crop !== undefined) texts.set('crop', part.crop)
            }}
          />
          <p className="sm muted num">
            {formatNumber(image.width, language)} × {formatNumber(image.height, language)} px, {formatFileSize(image.size, language)},{' '}
            {formatDate(image.createdAt, language)}
          </p>
          <div className="row">
            <CopyAddress url={image.url} filename={image.filename} hasWords />
            <IconButton icon={Download} onClick={() => void actions.download(image)}>
              {t('library.download')}
            </IconButton>
          </div>
          <h3>{t('library.usedIn')}</h3>
          <UsedIn uses={image.usedIn} />
        </div>
        <form
          id={form}
          className="stack"
          onSubmit={(event) => {
            event.preventDefault()
            if (isChanged) void save()
          }}
        >
          <TextsInDispute form={texts} label={(field) => fieldName(language, field)} isSaving={isSaving} onSave={() => void save()} />
          <ThreeLanguages
            label={t('library.alt')}
            help={t('library.altHelp')}
            inputs={{ de: input('de'), es: input('es'), en: input('en') }}
          />
        </form>
      </div>
    </Dialog>
  )
}
