import { useEffect, useRef, useState } from 'react'
import { useCart } from '#features/cart/screen/use-cart.ts'
import { SentNote } from '#features/inquiries/form/form-notes.tsx'
import { QueueNotes } from '#features/inquiries/form/queue-notes.tsx'
import { QuoteForm, type RefusedForm } from '#features/inquiries/form/quote-form.tsx'
import { Picture } from '#features/media/picture.tsx'
import { pictureSizes } from '#features/media/picture-sizes.ts'
import { usePageText, useVisit } from '#ui/visit.ts'
import { ContactCart, findSent, SentCartNote, useMayConcernPower } from './contact-cart.tsx'

type QuoteProps = {
  /** Code of an inquiry that was just sent. */
  code: string | undefined
  /** Subject of the inquiry: path of the page or of a product, also of a deleted product. */
  source: string
  product: { id: number; slug: string; name: string; picture: string | null; quantity: string; isPower: boolean } | undefined
  isOfCart: boolean
  /** True if the shop sells products that need the question about the kind of electrical system. */
  hasSystems: boolean
  /** The server's answer to a form that was submitted without scripts. */
  answered: RefusedForm | undefined
  /** WhatsApp number, offered as an alternative to the form. */
  phone: string
}

/** The form for inquiries, with the state of inquiries sent before. */
function Quote({ phone, answered, ...asked }: QuoteProps) {
  const t = usePageText()
  const { language } = useVisit()
  const cart = useCart()
  const note = useRef<HTMLDivElement>(null)
  const [sent, setSent] = useState<{ code: string; isOfCart: boolean }>()
  // After an inquiry was sent, the form is for a new inquiry, without the cart and the product of the sent one.
  const code = sent?.code ?? asked.code
  const product = sent ? undefined : asked.product
  const source = sent ? '/contact' : asked.source
  const isOfCart = sent?.isOfCart ?? asked.isOfCart
  const isWithCart = isOfCart && !code && !product
  const [isAgain, setAgain] = useState(false)
  const sentCart = isWithCart && !isAgain ? findSent(cart) : undefined
  const takesCart = isWithCart && !sentCart
  const mayCartBePower = useMayConcernPower(cart, isWithCart)

  // After sending, the confirmation gets the focus that the form had.
  useEffect(() => {
    if (sent) note.current?.focus()
  }, [sent])

  function onSent(newCode: string): void {
    const address = `/contact?${new URLSearchParams({ sent: newCode, ...(takesCart ? { cart: '1' } : {}) })}`
    history.replaceState(history.state, '', address)
    // Updates the language links, which the server made for the former address: the code stays in another language.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.lang > a')) link.href = `${address}&lang=${link.lang}`
    setSent({ code: newCode, isOfCart: takesCart })
  }

  return (
    <>
      {code ? (
        <SentNote code={code} ref={note}>
          {isOfCart ? <SentCartNote cart={cart} /> : null}
        </SentNote>
      ) : null}
      <QueueNotes phone={phone} />
      <QuoteForm
        // A changed key resets the form after each sent inquiry.
        key={code ?? (product ? `${product.slug} ${product.quantity}` : String(isWithCart))}
        language={language}
        action={`/contact?${new URLSearchParams({ ...(product ? { product: product.slug } : {}), lang: language })}#quote`}
        answered={sent ? undefined : answered}
        isFirst={!code}
        message={product ? `${t('inquiry.about', product)}\n` : takesCart ? `${t('inquiry.aboutCart')}\n` : ''}
        source={isWithCart ? 'cart' : source}
        product={product && { ...product, picture: <Picture url={product.picture} alt="" sizes={pictureSizes.thumb} /> }}
        cart={isWithCart ? <ContactCart cart={cart} sent={sentCart} onAgain={() => setAgain(true)} /> : null}
        isPower={product ? product.isPower : asked.hasSystems && mayCartBePower}
        products={product ? [product.id] : takesCart ? cart.lines.map(({ id }) => id) : undefined}
        phone={phone}
        onSent={onSent}
        showSent={code ? () => note.current?.focus() : undefined}
      />
    </>
  )
}

export const parts = { quote: Quote }
