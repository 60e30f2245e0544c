import { whatsappShareLink } from '#kit/links.ts'
import { useText, useVisit } from '#ui/visit.ts'

type ShareLinkProps = {
  title: string
  /** Path and query of the shared page. */
  path: string
  label?: string
  className?: string
  /** Household of a calculation as in the address; the calculator's script reads it. */
  home?: string
}

/**
 * Link that shares an address: with scripts by the device's share sheet or the clipboard (early/compare/share.ts), otherwise by
 * WhatsApp.
 */
export function ShareLink({ title, path, label, className = 'btn', home }: ShareLinkProps) {
  const t = useText()
  const { publicUrl } = useVisit()
  return (
    <a
      className={className || undefined}
      data-js="compare"
      data-share=""
      data-home={home}
      href={whatsappShareLink(`${title}\n${publicUrl}${path}`)}
    >
      {label ?? t('layout.share')}
    </a>
  )
}
