import { Crop, Images, Trash2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { PictureAddressField } from '#ui/staff/fields/picture-address-field.tsx'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { readTypedNames, useFieldProblem, useSharedForm } from './form-context.ts'
import { needsImport } from './use-picture-import.ts'

type PictureFieldProps = {
  name: string
  label: string
  help: string
  /** True if the heading above has the same text as `label`, which is then not repeated. */
  isNamedAbove?: boolean
}

/** Field for one picture: chosen from the library, uploaded (also by dropping a file), or imported from a typed address. */
export function PictureField({ name, label, help, isNamedAbove = false }: PictureFieldProps) {
  const t = useStaffText()
  const { register, control, setValue, getValues } = useFormContext()
  const { pictures, importPicture, isImportingPicture } = useSharedForm()
  const problem = useFieldProblem()(name)
  const url: string = useWatch({ control, name })
  const file = useRef<HTMLInputElement>(null)
  const isUploading = pictures.isWaiting(url)

  const put = ([chosen]: readonly string[]) => {
    if (chosen !== undefined) setValue(name, chosen, { shouldDirty: true, shouldValidate: problem !== undefined })
  }
  const upload = (files: readonly File[]) => put(pictures.upload(files.slice(0, 1), readTypedNames(getValues)))

  return (
    <div className="fg fg-2">
      <div className="stack [--gap:.6rem]">
        {isNamedAbove ? null : <span className="lbl">{label}</span>}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the upload button beside it */}
        <div
          className="pic rounded-md border border-line grid place-items-center"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            upload([...event.dataTransfer.files])
          }}
        >
          {isUploading ? (
            pictures.underWay(url)
          ) : url.startsWith('/') ? (
            <Shown key={url} url={pictures.small(url, 480)} label={label} />
          ) : (
            <span className="muted sm">{t('product.mainImageEmpty')}</span>
          )}
        </div>
      </div>
      <div className="stack content-end [--gap:.75rem]">
        <p className="sm muted">{help}</p>
        <div className="row">
          <IconButton icon={Images} onClick={() => void pictures.choose(false).then(put)}>
            {t('product.fromLibrary')}
          </IconButton>
          <IconButton icon={Upload} isBusy={isUploading} disabled={isUploading} onClick={() => file.current?.click()}>
            {t('product.upload')}
          </IconButton>
          {url.startsWith('/') ? (
            <IconButton icon={Crop} onClick={() => pictures.adjust(url)}>
              {t('photos.adjust')}
            </IconButton>
          ) : null}
          {url ? (
            <IconButton icon={Trash2} className="btn btn-quiet" onClick={() => put([''])}>
              {t('product.removeMainImage')}
            </IconButton>
          ) : null}
        </div>
        {pictures.uploadHelp}
        <input
          ref={file}
          type="file"
          accept="image/*"
          hidden
          onChange={(event) => {
            upload([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        {isUploading ? null : (
          <PictureAddressField
            canTake={needsImport(url)}
            isTaking={isImportingPicture}
            onTake={() => void importPicture()}
            problem={problem}
            {...register(name)}
          />
        )}
      </div>
    </div>
  )
}

/** A picture, or an error text if it fails to load. */
function Shown({ url, label }: { url: string; label: string }) {
  const t = useStaffText()
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <span className="err">{t('product.imageFailed')}</span>
  return <img src={url} alt={label} width={480} height={360} onError={() => setBroken(true)} />
}
