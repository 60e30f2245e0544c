import type { Cart } from '#features/cart/cart.ts'
import { findCalculatedHousehold } from '#features/cart/order/calculated.ts'
import { findIncompleteCalculation } from '#features/cart/order/keep-calculated.ts'
import { notesSubject, type OrderFindings, storeNotes } from '#features/cart/order/order-notes.ts'
import { askShop } from '#features/catalog/saved/ask-shop.ts'
import { HOME_KEY, OWN_HOME, SHOWN_KEY } from '#features/sizing/household/kept-home.ts'
import type { Language } from '#i18n/language.ts'
import { readStored } from '#kit/browser/storage.ts'
import type { CartText } from '../change-cart.ts'
import { type Contents, fill } from '../fill.ts'

/** Maximum number of different products in a request, see checks.contract.ts. */
const MAX_CHECKED = 60
/** Debounce time in ms after a change of the cart; the first request is sent at once. */
const DEBOUNCE_MS = 700

/**
 * While checking, the `height` (pixels) and the `hint` of the previous findings reserve their space, so that nothing moves
 * under a finger.
 */
type State =
  | { is: 'idle' }
  | { is: 'checking'; height: number; hint: Hint | undefined }
  | { is: 'failed' }
  | { is: 'found'; found: OrderFindings }
/** Nothing is checked: no product needs others. */
const idle: State = { is: 'idle' }
type Hint = 'mild' | 'grave'

/** Findings about the products of the cart: whether they work together in these quantities, and power its household. */
export type Findings = {
  /** Requests findings if the cart has changed. Does nothing for products that no rule of compatibility concerns, such as cement. */
  update(cart: Cart): void
  view(cart: Cart): DocumentFragment
  /** The button above the total that leads to a misfit or a remark. */
  hintView(): Contents | false
}

export type FindingsDependencies = {
  language: Language
  t: CartText
  draw(): void
  /** Announces a text to screen readers. */
  say(text: string): void
  /** Height of the shown findings in pixels; 0 if there are none. */
  height(): number
}

/** @param copy returns a copy of `FindingsTemplate` */
export function makeFindingsPanel(copy: () => DocumentFragment, { language, t, draw, say, height }: FindingsDependencies): Findings {
  let state: State = idle
  let requested = ''
  let announced = ''
  let delay = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending = new AbortController()

  return {
    update(cart) {
      const address = addressFor(cart)
      const subject = notesSubject(cart, language)
      if (`${address} ${subject}` === requested) return
      requested = `${address} ${subject}`
      clearTimeout(timer)
      pending.abort()
      if (!address) {
        state = idle
        return
      }
      if (state.is !== 'checking') state = { is: 'checking', height: height(), hint: hintOf(state) }
      timer = setTimeout(request, delay, address, subject)
      delay = DEBOUNCE_MS
    },
    view(cart) {
      const broken = findIncompleteCalculation(cart)
      const found = state.is === 'found' ? state.found : undefined
      const { findings = [], headline } = found ?? {}
      const fits = findings.filter(({ verdict }) => verdict === 'fits')
      const isChecking = state.is === 'checking'
      // A cart without findings, such as one of cement, shows no section.
      const isShown = state !== idle && !(found && findings.length === 0)
      return fill(copy(), {
        broken: broken && {
          again: { '@href': `/cuba-energia-solar${broken.home ? `?home=${encodeURIComponent(broken.home)}` : ''}#calc` },
        },
        checks: isShown && {
          '@aria-busy': String(isChecking),
          '@style': state.is === 'checking' && `min-height:${state.height}px`,
          isChecking,
          hasFailed: state.is === 'failed',
          found: found && {
            summary: headline && { headline },
            findings: findings
              .filter(({ verdict }) => verdict !== 'fits')
              .map(({ verdict, text }) => ({ [verdict === 'never' ? 'misfit' : 'other']: text })),
            fits: fits.length > 0 && {
              count: t('checks.fitting', { count: fits.length }),
              fitting: fits.map(({ text }) => ({ '#': text })),
            },
            calculate: cart.lines.length > 1,
          },
        },
      })
    },
    hintView() {
      const hint = hintOf(state)
      const isChecking = state.is === 'checking'
      const text = state.is === 'found' ? state.found.hint : t('checks.checking')
      return hint !== undefined && { [hint]: { '#': text, '@disabled': isChecking } }
    },
  }

  async function request(address: string, subject: string): Promise<void> {
    const question = requested
    pending = new AbortController()
    let found: OrderFindings | undefined
    try {
      // The page's language, which may differ from the browser's.
      const answer = await askShop(address, language, { headers: { 'accept-language': language }, signal: pending.signal })
      if (!answer.ok) throw 0
      found = (await answer.json()) as OrderFindings
      storeNotes(subject, found, t('order.note'))
    } catch {
      found = undefined
    }
    if (requested !== question) return
    state = found ? { is: 'found', found } : { is: 'failed' }
    const outcome = found ? found.headline || found.findings.map(({ text }) => text).join(' ') : t('checks.failed')
    // The same outcome again, as after one more panel, is not announced.
    if (outcome && outcome !== announced) {
      announced = outcome
      say(outcome)
    }
    draw()
  }
}

/**
 * `grave` if products do not fit together, `mild` for remarks; undefined if there is no finding to point out. During a check the
 * hint of the previous findings remains.
 */
function hintOf(state: State): Hint | undefined {
  if (state.is === 'checking') return state.hint
  if (state.is !== 'found' || !state.found.hint) return undefined
  return state.found.findings.some(({ verdict }) => verdict === 'never') ? 'grave' : 'mild'
}

/**
 * Address of the call that checks a cart; undefined if there is nothing to check. A cart with one product is checked if the
 * product supplies power, and its quantity is above one or a household is known.
 */
function addressFor({ lines, code }: Cart): string | undefined {
  const [first, second] = lines
  const home = homeOf(code)
  if (!second && !(first?.product.isSource && (first.quantity > 1 || home))) return undefined
  const items = lines
    .slice(0, MAX_CHECKED)
    .map(({ id, quantity }) => `${id}.${quantity}`)
    .join('-')
  return `/api/checks?items=${items}${home ? `&home=${encodeURIComponent(home)}` : ''}`
}

/** The household of the calculation of the cart's kit, else the one that the visitor has chosen or entered. */
function homeOf(code: string): string | undefined {
  const shown = readStored(SHOWN_KEY)
  return findCalculatedHousehold(code) ?? ((shown === OWN_HOME ? undefined : shown) || readStored(HOME_KEY) || undefined)
}
