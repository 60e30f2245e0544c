import { Download } from 'lucide-react'
import { useStaffText } from '../text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type PictureAddressFieldProps = Omit<TextFieldProps, 'label' | 'help'> & {
  /** True if the typed address can be imported as a picture and differs from that of the current picture. */
  canTake: boolean
  isTaking: boolean
  onTake: () => void
}

/**
 * Field for the address of a picture: a library picture (full address or path), or a picture of another site, which the button
 * or Enter imports. A form registers the field, or the page passes `value` and `onChange`.
 */
export function PictureAddressField({ canTake, isTaking, onTake, ...input }: PictureAddressFieldProps) {
  const t = useStaffText()
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
