import type { FieldValues, Path, Resolver } from 'react-hook-form'
import type { Language } from '#i18n/language.ts'
import type { StaffText } from '#i18n/staff.ts'
import type { PlainKey } from '#ui/staff/failure.ts'
import type { DraftedForm } from '#ui/staff/typed/use-drafts.ts'
import type { FormProblem } from './form-problems.ts'
import type { SaveWords } from './save-problem.ts'

export type Saved = { id: number; updatedAt: string; isActive: boolean; outdatedTexts: readonly string[] }

/** All that the product's form and those of the categories do not have in common. */
export type FormKind<Values extends FieldValues, Input extends object, Entity extends Saved> = DraftedForm<Values> & {
  /** Checks the form by the contract's schema, after what is typed was made into an input of the API. */
  resolver: Resolver<Values, unknown, Input>
  valuesFrom: (entity: Entity) => Values
  /** The form after saving: what was sent in the shape that the server gave it, and what was typed meanwhile. */
  afterSaving: (now: Values, sent: Values, saved: Values) => Values
  /** Puts problems into the order in which a reader of the form meets them. */
  inFormOrder: (problems: readonly FormProblem[]) => FormProblem[]
  fieldName: (field: string, t: StaffText, language: Language) => string
  /** The field of the picture that may be given by its address. */
  pictureField: Path<Values>
  /** The fields that hold translations: "nameEs". */
  translations: readonly string[]
  /** Where visitors see it. */
  publicPath: (entity: Entity) => string
  words: SaveWords & Record<'created' | 'saved' | 'invisible', PlainKey>
}
