import type { FieldValues, Path, Resolver } from 'react-hook-form'
import type { StaffText } from '#i18n/staff.ts'
import type { PlainKey } from '#ui/staff/failure.ts'
import type { DraftedForm } from '#ui/staff/typed/use-drafts.ts'
import type { SaveWords } from './saving/save-problem.ts'

export type Saved = { id: number; updatedAt: string; isActive: boolean; outdatedTexts: readonly string[] }

/** How an input is sent, with what was confirmed; or that something has to be confirmed first. */
export type Review<Input> = { input: Input; consent: Partial<Input> } | 'unconfirmed'
/** `isConfirmed`: the person has confirmed `confirms` as it is now. `isPublishing`: and asked to publish it as it is. */
export type ReviewContext<Entity> = { stored: Entity | undefined; isConfirmed: boolean; isPublishing: boolean }

/** Differences between the product's form and those of categories. */
export type FormKind<Values extends FieldValues, Input extends object, Entity extends Saved> = DraftedForm<Values> & {
  /** Checks the form by the contract's schema, after what is typed was made into an input of the API. */
  resolver: Resolver<Values, unknown, Input>
  valuesFrom: (entity: Entity) => Values
  /** The form after saving: what was sent in the shape that the server gave it, and what was typed meanwhile. */
  afterSaving: (now: Values, sent: Values, saved: Values) => Values
  /** The names of its fields in the order in which they stand in the form. */
  fields: readonly string[]
  /** The field of the picture that may be given by its address. */
  pictureField: Path<Values>
  /** Judges an input that passed the schema. A form without it asks for no confirmation and publishes what it is told to. */
  review?: (input: Input, context: ReviewContext<Entity>) => Review<Input>
  /** The part of the form that a confirmation is about; a confirmation is void once it changes. */
  confirms?: (values: Values) => string
  /** Fields that an entity lacks to be published, in words: the reason why it was saved as a draft. */
  missing?: (entity: Entity, t: StaffText) => string[]
  /** The fields that hold translations: "nameEs". */
  translations: readonly string[]
  /** Where visitors see it. */
  publicPath: (entity: Entity) => string
  words: SaveWords & Record<'created' | 'saved' | 'invisible', PlainKey>
}
