import { Download } from 'lucide-react'
import { useStaffText } from './text.ts'

type CsvLinkProps = {
  /** Name of the exported list, in the reader's language; screen readers hear it. */
  list: string
  /** Address of the export. */
  href: string
  className: string
}

/** A link that downloads a list as CSV. */
export function CsvLink({ list, href, className }: CsvLinkProps) {
  const t = useStaffText()
  return (
    <a className={className} href={href} aria-label={t('csv.named', { list })} download>
      <Download className="ic" aria-hidden="true" />
      {t('csv.link')}
    </a>
  )
}
