import { findings, linkedOrder } from 'virtual:cart-templates/en'
import { en as cartTexts } from '#i18n/site/cart/en.ts'
import { en as checkTexts } from '#i18n/site/checks/en.ts'
import { onlineFile } from './online.ts'

export const { findProducts, makeFindings, openLinkedOrder } = onlineFile('en', { ...cartTexts, ...checkTexts }, { findings, linkedOrder })
