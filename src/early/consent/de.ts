import { de } from '#i18n/consent/de.ts'
import { consent } from './consent.ts'

export const { ask, openSettings, sayNotKept } = consent(de)
