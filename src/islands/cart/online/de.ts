import { findings, linkedOrder } from 'virtual:cart-templates/de'
import { de as cartTexts } from '#i18n/site/cart/de.ts'
import { de as checkTexts } from '#i18n/site/checks/de.ts'
import { onlineFile } from './online.ts'

export const { findProducts, makeFindings, openLinkedOrder } = onlineFile('de', { ...cartTexts, ...checkTexts }, { findings, linkedOrder })
