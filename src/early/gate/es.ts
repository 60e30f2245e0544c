import { es } from '#i18n/gate/es.ts'
import { gate } from './gate.ts'

export const { open } = gate(es)
