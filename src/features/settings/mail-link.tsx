import { Mail } from '#ui/site/icons.tsx'

/** Link that writes a mail to an address; nothing for ''. */
export function MailLink({ address, isSmall }: { address: string; isSmall?: boolean }) {
  if (!address) return null
  return (
    <a className={isSmall ? 'row nowrap sm min-h-11 gap-2' : 'row nowrap min-h-11 gap-2'} href={`mailto:${address}`}>
      <Mail />
      {address}
    </a>
  )
}
