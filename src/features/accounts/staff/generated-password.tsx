import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { TextField } from '#ui/staff/fields/text-field.tsx'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { Note } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'

/** Shows a generated password once, for copying or writing down. */
export function GeneratedPassword({ name, password }: { name: string; password: string }) {
  const t = useStaffText()
  const place = useRef<HTMLDivElement>(null)
  const [isCopied, setCopied] = useState(false)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(password)
      setCopied(true)
    } catch {
      // Without https browsers offer no clipboard: the text is selected, to be copied by hand.
      place.current?.querySelector('input')?.select()
    }
  }

  const Icon = isCopied ? Check : Copy
  return (
    <div ref={place} className="stack [--gap:1.1rem]">
      <Note kind="warn" title={t('accounts.toldOnce')}>
        {t('accounts.toldText')}
      </Note>
      <TextField
        className="num"
        label={t('accounts.told', { name })}
        value={password}
        readOnly
        data-autofocus
        onFocus={(event) => event.target.select()}
      />
      <div className="row">
        <IconButton icon={Icon} onClick={() => void copy()}>
          <span role="status">{t(isCopied ? 'accounts.copied' : 'accounts.copy')}</span>
        </IconButton>
      </div>
    </div>
  )
}
