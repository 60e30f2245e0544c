import { Download } from 'lucide-react'
import { isToBeTaken } from './picture-address.ts'
import { useStaffText } from './text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type PictureAddressFieldProps = Omit<TextFieldProps, 'label' | 'help'> & {
  /** What stands in the field. */
  address: string
  isTaking: boolean
  onTake: () => void
}

/**
 * A picture by its address: of the library, whole or as a path, or of another site. Enter takes it, too. The field
 * itself belongs to a form that registers it, or to the page by `value` and `onChange`.
 */
export function PictureAddressField({ address, isTaking, onTake, ...input }: PictureAddressFieldProps) {
  const t = useStaffText()
  const canTake = isToBeTaken(address)
  return (
    <>
      <TextField
        {...input}
        label={t('picture.address')}
        help={t('picture.addressHelp')}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !canTake) return
          event.preventDefault()
          onTake()
        }}
      />
      {canTake ? (
        <button className="btn" type="button" disabled={isTaking} aria-busy={isTaking || undefined} onClick={onTake}>
          {isTaking ? <span className="spin" /> : <Download className="ic" aria-hidden="true" />}
          {t(isTaking ? 'picture.taking' : 'picture.take')}
        </button>
      ) : null}
    </>
  )
}
