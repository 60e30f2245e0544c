import { findings, linkedOrder } from 'virtual:cart-templates/es'
import { es as cartTexts } from '#i18n/site/cart/es.ts'
import { es as checkTexts } from '#i18n/site/checks/es.ts'
import { onlineFile } from './online.ts'

export const { findProducts, makeFindings, openLinkedOrder } = onlineFile('es', { ...cartTexts, ...checkTexts }, { findings, linkedOrder })
