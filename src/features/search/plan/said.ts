import type { Language } from '#i18n/language.ts'
import { planOf, planTogether, type QueryConstraints } from './query-plan.ts'
import { rolesInForce } from './roles.ts'

/** Constraints of a question; for goods with a limit each, those of its parts. */
export const readSaid = (question: string, language: Language): QueryConstraints => planOf(question, rolesInForce(language)).said

/** Like `readSaid`, but applies every constraint to the whole question. */
export const readTogether = (question: string, language: Language): QueryConstraints => planTogether(question, rolesInForce(language)).said
