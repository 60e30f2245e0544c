import { Check, Link } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'

const CONFIRMED_MS = 2_000

/** Button that copies a picture's address with its host, and confirms that for two seconds. */
export function CopyAddress({ url, filename, hasWords }: { url: string; filename: string; hasWords?: boolean }) {
  const t = useStaffText()
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy(): Promise<void> {
    const address = new URL(url, window.location.origin).href
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // Copying fails without https, or if the browser forbids it. Then the address is shown for copying by hand.
      showToast({ kind: 'problem', title: t('library.copyFailed'), text: address })
    }
  }

  const Icon = isCopied ? Check : Link
  const words = t(isCopied ? 'library.copied' : 'library.copy')
  return (
    <button
      className={hasWords ? 'btn' : 'hb'}
      type="button"
      aria-label={hasWords ? undefined : isCopied ? words : t('library.copyNamed', { name: filename })}
      onClick={() => void copy()}
    >
      <Icon className={`ic ${isCopied ? 'text-leaf' : ''}`} aria-hidden="true" />
      {hasWords ? words : null}
      <span className="sr" role="status">
        {isCopied ? words : ''}
      </span>
    </button>
  )
}
