import { cart } from 'virtual:cart-templates/de'
import { de as texts } from '#i18n/site/cart/de.ts'
import { de as site } from '#i18n/site/de.ts'
import { cartFile } from './cart.ts'

export const { open, change } = cartFile('de', { ...site, ...texts }, cart)
