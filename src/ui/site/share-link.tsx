import { whatsappLink } from '#kit/links.ts'
import { useText, useVisit } from '#ui/visit.ts'

type ShareLinkProps = {
  title: string
  /** Path and query of what is shared. */
  path: string
  label?: string
  className?: string
  /** The household of a calculation, for the calculator's script. */
  home?: string
}

/** Shares an address: by the device's sheet or the clipboard (early/compare/share.ts), without script by WhatsApp. */
export function ShareLink({ title, path, label, className = 'btn', home }: ShareLinkProps) {
  const t = useText()
  const { publicUrl } = useVisit()
  return (
    <a className={className} data-js="compare" data-share="" data-home={home} href={whatsappLink('', `${title}\n${publicUrl}${path}`)}>
      {label ?? t('layout.share')}
    </a>
  )
}
