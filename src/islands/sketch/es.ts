import { es as cart } from '#i18n/site/cart/es.ts'
import { es as site } from '#i18n/site/es.ts'
import { sketch } from './sketch.ts'

export const { open } = sketch('es', { ...site, ...cart })
