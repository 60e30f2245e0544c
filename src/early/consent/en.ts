import { en } from '#i18n/consent/en.ts'
import { consent } from './consent.ts'

export const { ask, openSettings, sayNotKept } = consent(en)
