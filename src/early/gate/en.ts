import { en } from '#i18n/gate/en.ts'
import { gate } from './gate.ts'

export const { open } = gate(en)
