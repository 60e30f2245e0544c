import type { FieldValues, Path, Resolver } from 'react-hook-form'
import type { StaffText } from '#i18n/staff.ts'
import type { PlainKey } from '#ui/staff/failure.ts'
import type { DraftedForm } from '#ui/staff/typed/use-drafts.ts'
import type { SaveWords } from './saving/save-problem.ts'

export type Saved = { id: number; updatedAt: string; isActive: boolean; outdatedTexts: readonly string[] }

/** The input to send with its confirmations; 'unconfirmed' if the person must confirm something first. */
export type Review<Input> = { input: Input; consent: Partial<Input> } | 'unconfirmed'
/** `isConfirmed`: the present value of `confirms` is confirmed. `isPublishing`: the person also asked to publish. */
export type ReviewContext<Entity> = { stored: Entity | undefined; isConfirmed: boolean; isPublishing: boolean }

/** Differences between the product's form and those of categories. */
export type FormKind<Values extends FieldValues, Input extends object, Entity extends Saved> = DraftedForm<Values> & {
  /** Validates the typed values by the contract's schema, after converting them to API input. */
  resolver: Resolver<Values, unknown, Input>
  valuesFrom: (entity: Entity) => Values
  /** Values after a save: sent values as the server returned them, and values typed in the meantime. */
  afterSaving: (now: Values, sent: Values, saved: Values) => Values
  /** Names of fields in the order of the form. */
  fields: readonly string[]
  /** The field of the picture that may be given by its address. */
  pictureField: Path<Values>
  /** Reviews an input that passed the schema. Without it the form asks for no confirmation. */
  review?: (input: Input, context: ReviewContext<Entity>) => Review<Input>
  /** The values that a confirmation applies to; it is void once they change. */
  confirms?: (values: Values) => string
  /** Names of fields that an entity lacks for publication, in words: the reason why it was saved as a draft. */
  missing?: (entity: Entity, t: StaffText) => string[]
  /** The fields that hold translations: "nameEs". */
  translations: readonly string[]
  /** Address of the entity's public page. */
  publicPath: (entity: Entity) => string
  words: SaveWords & Record<'created' | 'saved' | 'invisible', PlainKey>
}
