import { de } from '#i18n/gate/de.ts'
import { gate } from './gate.ts'

export const { open } = gate(de)
