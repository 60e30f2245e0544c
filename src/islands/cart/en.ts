import { cart } from 'virtual:cart-templates/en'
import { en as texts } from '#i18n/site/cart/en.ts'
import { en as site } from '#i18n/site/en.ts'
import { cartFile } from './cart.ts'

export const { open, change } = cartFile('en', { ...site, ...texts }, cart)
