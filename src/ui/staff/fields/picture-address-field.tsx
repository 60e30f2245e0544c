import { Download } from 'lucide-react'
import { IconButton } from '../icon-button.tsx'
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
        <IconButton icon={Download} isBusy={isTaking} disabled={isTaking} onClick={onTake}>
          {t(isTaking ? 'picture.taking' : 'picture.take')}
        </IconButton>
      ) : null}
    </>
  )
}
