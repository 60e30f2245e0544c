import { whatsappLink } from '#kit/links.ts'
import { ChatLink, WhatsappIcon } from '#ui/site/chat-link.tsx'
import { PackageOpen } from '#ui/site/icons.tsx'
import { useText } from '#ui/visit.ts'
import { useFacts } from '../layout-data.ts'

/** Shown in place of products: there are none, with a chat to ask. */
export function EmptyList({ title, text, message }: { title: string; text: string; message: string }) {
  const t = useText()
  const { phones } = useFacts()
  return (
    <div className="empty">
      <PackageOpen />
      <h2 className="text-xl">{title}</h2>
      <p className="muted text">{text}</p>
      <ChatLink className="btn btn-wa" href={whatsappLink(phones.sales, message)}>
        <WhatsappIcon />
        {t('products.ask')}
      </ChatLink>
    </div>
  )
}
