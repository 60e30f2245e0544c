import type { Cart } from '#features/cart/cart.ts'
import { calculatedHome } from '#features/cart/order/calculated.ts'
import { keepNotes, type OrderCheck, type OrderFindings } from '#features/cart/order/order-notes.ts'
import { HOME_KEY, OWN_HOME, SHOWN_KEY } from '#features/sizing/household/kept-home.ts'
import type { Language } from '#i18n/language.ts'
import { readStored } from '#kit/storage.ts'

/** Largest number of different products in one request, see checks.contract.ts. */
const MAX_CHECKED = 60

/**
 * Makes the check that the early cart and React's cart share. The same cart is checked by one request, and a newer
 * request ends one that is still on its way.
 *
 * @param label the word that begins each note
 */
export function makeOrderCheck(language: Language, label: string): OrderCheck {
  let asked = ''
  let answer: Promise<OrderFindings> | undefined
  let pending: AbortController | undefined

  async function request(question: string, subject: string, { signal }: AbortController): Promise<OrderFindings> {
    // The page's language, which the visitor may have chosen against the browser's.
    const response = await fetch(question, { headers: { 'accept-language': language }, signal })
    if (!response.ok) throw response.status
    const findings: OrderFindings = await response.json()
    keepNotes(subject, findings, label)
    return findings
  }

  return {
    questionOf(cart) {
      const home = homeOf(cart.code)
      if (!isChecked(cart, home)) return undefined
      const items = cart.lines
        .slice(0, MAX_CHECKED)
        .map(({ id, quantity }) => `${id}.${quantity}`)
        .join('-')
      return `/api/checks?items=${items}${home ? `&home=${encodeURIComponent(home)}` : ''}`
    },
    ask(question, subject) {
      if (answer && question === asked) return answer
      pending?.abort()
      pending = new AbortController()
      asked = question
      answer = request(question, subject, pending)
      answer.catch(() => {
        if (question === asked) asked = ''
      })
      return answer
    },
  }
}

/** A single product is checked if it supplies power and there are several of it, or a household to supply. */
const isChecked = ({ lines: [first, second] }: Cart, home: string | undefined) =>
  !!second || (!!first?.product.isSource && (first.quantity > 1 || !!home))

/** The household that the cart's kit was calculated for, else the one that the visitor has chosen or entered. */
function homeOf(code: string): string | undefined {
  const shown = readStored(SHOWN_KEY)
  return calculatedHome(code) ?? ((shown === OWN_HOME ? undefined : shown) || readStored(HOME_KEY) || undefined)
}
