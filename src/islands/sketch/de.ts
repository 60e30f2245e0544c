import { de as cart } from '#i18n/site/cart/de.ts'
import { de as site } from '#i18n/site/de.ts'
import { sketch } from './sketch.ts'

export const { open } = sketch('de', { ...site, ...cart })
