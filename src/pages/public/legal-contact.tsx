import { phoneLink } from '#kit/links.ts'
import { usePageText } from '#ui/visit.ts'
import { useFacts } from './layout-data.ts'

/** Phone and e-mail for questions about legal matters and data, if staff have set any. */
export function LegalContact() {
  const t = usePageText()
  const { phones, emails } = useFacts()
  const { technical } = phones
  if (!technical && !emails.technical) return null
  return (
    <p>
      {technical ? `${t('legal.phone')} ` : null}
      {technical ? (
        <a className="num" href={phoneLink(technical)}>
          {technical}
        </a>
      ) : null}
      {technical && emails.technical ? <br /> : null}
      {emails.technical ? `${t('legal.mail')} ` : null}
      {emails.technical ? <a href={`mailto:${emails.technical}`}>{emails.technical}</a> : null}
    </p>
  )
}
