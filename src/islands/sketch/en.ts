import { en as cart } from '#i18n/site/cart/en.ts'
import { en as site } from '#i18n/site/en.ts'
import { sketch } from './sketch.ts'

export const { open } = sketch('en', { ...site, ...cart })
