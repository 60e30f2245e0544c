import { cart } from 'virtual:cart-templates/es'
import { es as texts } from '#i18n/site/cart/es.ts'
import { es as site } from '#i18n/site/es.ts'
import { cartFile } from './cart.ts'

export const { open, change } = cartFile('es', { ...site, ...texts }, cart)
