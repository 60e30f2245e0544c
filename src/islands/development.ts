import type { Cart } from '#features/cart/cart.ts'
import { writeOrder } from '#features/cart/order/whatsapp-message.ts'
import type { CartFacts } from '#features/cart/screen/cart-button.tsx'
import { defaultLanguage, isLanguage } from '#i18n/language.ts'
import { siteText } from '#i18n/site.ts'
import '../pages/all-messages.ts'
import { parts as contact } from './contact.tsx'
import { parts as home } from './home.tsx'
import * as hydration from './hydrate.tsx'
import { parts as product } from './product.tsx'
import type { CartFiles } from './sketch/living-cart.ts'

// In development there is no early script: all islands live from the start, and the cart's button opens the cart.
const groups = { contact, home, product }
for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const group = groups[island.dataset.island?.split('.')[0] as keyof typeof groups]
  void hydration.hydrate(group, island)
}

document.querySelector<HTMLElement>('[data-cart]')?.addEventListener('click', async ({ currentTarget }) => {
  const file = await import('./cart.tsx')
  const dialog = document.createElement('dialog')
  dialog.className = 'dlg'
  dialog.id = 'cart'
  document.body.append(dialog)
  dialog.addEventListener('close', () => dialog.remove())
  dialog.showModal()
  const facts = JSON.parse((currentTarget as HTMLElement).dataset.cart ?? '') as CartFacts
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : defaultLanguage
  const write = (cart: Cart) => writeOrder(cart, { ...facts, language, t: siteText(language) })
  const files: CartFiles = [hydration, file, {}]
  const bringOffer = async (): Promise<CartFiles> => [hydration, file, {}, await import('./offer.tsx')]
  const sketch = { dialog, write }
  await hydration.mount(file.CartContents, dialog, { ...facts, sketch, files, bringOffer })
})
