import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useStaffText } from '#ui/staff/text.ts'
import { UploadHelp } from './upload-help.tsx'

type DropAreaProps = {
  onFiles: (files: readonly File[]) => void
  /** Recommended format, in words. */
  shape?: string | undefined
  /** True in a dialog: a smaller area. */
  isSmall?: boolean
  disabled?: boolean
  /** State of the uploads, shown below. */
  children?: ReactNode
}

/** Area where pictures are dropped or chosen. */
export function DropArea({ onFiles, shape, isSmall = false, disabled, children }: DropAreaProps) {
  const t = useStaffText()
  const fileInput = useRef<HTMLInputElement>(null)
  const [isDragged, setDragged] = useState(false)

  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files])
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
      take(event.dataTransfer.files)
    },
  }

  const words = (
    <>
      <p className="hide-m">
        <b>{t('picker.drop')}</b> {t('picker.or')}
      </p>
      <button className={isSmall ? 'btn' : 'btn btn-sun'} type="button" disabled={disabled} onClick={() => fileInput.current?.click()}>
        {isSmall ? <Upload className="ic" aria-hidden="true" /> : null}
        {t('picker.upload')}
      </button>
    </>
  )
  return (
    <fieldset className={`drop ${isSmall ? 'mb-4' : ''} ${isDragged ? 'border-ink' : ''}`} {...drop}>
      <legend className="sr">{t('product.upload')}</legend>
      {isSmall ? (
        <div className="row justify-center">{words}</div>
      ) : (
        <>
          <Upload className="ic" aria-hidden="true" />
          {words}
        </>
      )}
      <UploadHelp shape={shape} />
      <input
        ref={fileInput}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
      />
      {children}
    </fieldset>
  )
}
