import type { Language } from '#i18n/language.ts'
import { planOf, planTogether, type Said } from './query-plan.ts'
import { rolesInForce } from './roles.ts'

/** What a question says of price, figures, order and stock; of goods with a limit each the parts are told. */
export const readSaid = (question: string, language: Language): Said => planOf(question, rolesInForce(language)).said

/** As `readSaid`, where whatever is said is said of all that is sought. */
export const readTogether = (question: string, language: Language): Said => planTogether(question, rolesInForce(language)).said
