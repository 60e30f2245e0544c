import { es } from '#i18n/consent/es.ts'
import { consent } from './consent.ts'

export const { ask, openSettings, sayNotKept } = consent(es)
