import { CART_KEY } from '#features/cart/cart-storage.ts'
import { readIntactCart } from '#features/cart/whole-cart.ts'
import { findSentCart } from '#features/inquiries/form/sent-cart.ts'
import { type Language, nameOf } from '#i18n/language.ts'
import { PAGES_CACHE } from '#kit/browser/cache-names.ts'
import { readStored } from '#kit/browser/storage.ts'
import { all, root } from './page.ts'
import type * as queuedForms from './queued-forms.ts'
import { CONTACT_PATH } from './waiting-link.ts'

/**
 * Shows the inquiry form in place of a contact page that is not stored. The template of /connection has the fields of all subjects;
 * those of the product or cart in the address stay. The form is sent like that of a stored page (queued-forms.ts), without React.
 *
 * @returns the form; undefined on other pages, and if /connection was stored by an earlier version of the shop
 * @throws if the script of forms cannot be loaded
 */
export async function showInquiryForm(forms: () => Promise<typeof queuedForms>): Promise<HTMLFormElement | undefined> {
  const [[template], [heading]] = [all('#inquiry') as NodeListOf<HTMLTemplateElement>, all('main h1')]
  if (location.pathname !== CONTACT_PATH || !template || !heading) return undefined
  const { keepForm, watch } = await forms()
  const form = template.content.querySelector('form') as HTMLFormElement
  await setSubject(form, template.dataset)
  heading.textContent = template.dataset.title as string
  const lead = heading.nextElementSibling as Element
  lead.textContent = template.dataset.lead as string
  lead.after(form)
  const button = form.querySelector('[data-js]') as HTMLButtonElement
  // The event replay would wait for an island.
  button.dataset.live = ''
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void keepForm(button)
  })
  watch()
  return form
}

/** Sets source, message and fields for the product or cart in the address, as the contact page does, and removes the other fields. */
async function setSubject(form: HTMLFormElement, { about = '', aboutCart = '', help = '' }: DOMStringMap): Promise<void> {
  const asked = new URLSearchParams(location.search)
  const slug = asked.get('product')
  const stored = readStored(CART_KEY)
  const lines = slug || !asked.has('cart') ? [] : (readIntactCart(stored)?.lines ?? [])
  const [goods, ...cartNotes] = form.querySelectorAll<HTMLElement>('.line,.note.js,[data-when=bare]')
  const product = slug ? await findProduct(slug) : undefined
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  const quantity = asked.get('quantity') ?? ''
  if (product && !product.needsSystem) {
    form.querySelector('fieldset')?.remove()
    ;(form.querySelector('#inquiry-message-help') as HTMLElement).textContent = help
  }
  if (product?.id) {
    ;(goods?.querySelector('b') as HTMLElement).textContent = product.name
    field('productIds').value = product.id
    if (quantity) field('quantity').defaultValue = quantity
    // Without a picture its place would stay empty.
    goods?.querySelector('.pic')?.remove()
    ;(goods as HTMLElement).style.display = 'block'
  } else goods?.remove()
  const list = document.createElement('ul')
  for (const { quantity, product } of lines)
    list.append(
      Object.assign(document.createElement('li'), {
        textContent: `${quantity} x ${nameOf({ ...product, name: null }, 'name', root.lang as Language)}`,
      }),
    )
  for (const note of cartNotes) lines.length > 0 ? note.matches('.js') && note.append(list) : note.remove()
  if (slug) field('source').value = `/product/${slug}`
  else if (lines.length > 0) field('source').value = 'cart'
  const isCart = lines.length > 0 && !findSentCart(stored ?? '')
  field('message').defaultValue = product ? `${about.replace('{name}', () => product.name)}\n` : isCart ? `${aboutCart}\n` : ''
}

/**
 * Finds a product on its stored page. If that is missing, its address stands for its name. `needsSystem`: the form asks for the kind of
 * system, unless the stored page says that the product neither makes nor stores nor carries power.
 */
async function findProduct(slug: string): Promise<{ id: string | undefined; name: string; needsSystem: boolean }> {
  const path = `/product/${slug}`
  const html = await (await (await caches.open(PAGES_CACHE)).match(path, { ignoreVary: true }))?.text()
  const [, id] = /data-product="(\d+)"/.exec(html ?? '') ?? []
  const [markup] = /<h1[^>]*>[\s\S]*?<\/h1>/.exec(html ?? '') ?? []
  const name = markup && new DOMParser().parseFromString(markup, 'text/html').body.textContent
  return { id, name: name || location.origin + path, needsSystem: !html?.includes('data-quote="plain"') }
}
