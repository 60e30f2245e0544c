import { phoneLink } from '#kit/links.ts'
import { usePageText } from '#ui/visit.ts'
import { useFacts } from './layout-data.ts'

/** Phone and e-mail for anything about the law or about data. */
export function LegalContact() {
  const t = usePageText()
  const { phones, emails } = useFacts()
  return (
    <p>
      {`${t('legal.phone')} `}
      <a className="num" href={phoneLink(phones.technical)}>
        {phones.technical}
      </a>
      <br />
      {`${t('legal.mail')} `}
      <a href={`mailto:${emails.technical}`}>{emails.technical}</a>
    </p>
  )
}
