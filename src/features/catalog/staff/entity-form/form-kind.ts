import type { FieldValues, Path, Resolver } from 'react-hook-form'
import type { StaffText } from '#i18n/staff.ts'
import type { PlainKey } from '#ui/staff/failure.ts'
import type { DraftedForm } from '#ui/staff/typed/draft-changes.ts'
import type { SaveWords } from './saving/save-problem.ts'

/** Fields of a stored product, category or subcategory that every form needs. */
export type SavedEntity = { id: number; updatedAt: string; isActive: boolean; outdatedTexts: readonly string[] }

/** Result of a review: the input to send, with confirmations in `consent`; 'unconfirmed' if staff must confirm something first. */
export type Review<Input> = { input: Input; consent: Partial<Input> } | 'unconfirmed'
/** `isConfirmed`: staff confirmed the current value of `FormKind.confirms`. `isPublishing`: staff pressed a "publish" button. */
export type ReviewContext<Entity> = { stored: Entity | undefined; isConfirmed: boolean; isPublishing: boolean }

/** Definition of a form: everything that differs between products, categories and subcategories. */
export type FormKind<Values extends FieldValues, Input extends object, Entity extends SavedEntity> = DraftedForm<Values> & {
  /** Validates the typed values by the contract's schema, after converting them to API input. */
  resolver: Resolver<Values, unknown, Input>
  valuesFrom: (entity: Entity) => Values
  /** Names of fields in the order of the form. */
  fields: readonly string[]
  /** The picture field, which also accepts the address of a picture on another site. */
  pictureField: Path<Values>
  /** Reviews an input that passed the schema. Without it the form asks for no confirmation. */
  review?: (input: Input, context: ReviewContext<Entity>) => Review<Input>
  /** Key of the values that a confirmation applies to; the confirmation is void once the key changes. */
  confirms?: (values: Values) => string
  /** Labels of the fields that an entity lacks for publication: the reason why it was saved as a draft. */
  missing?: (entity: Entity, t: StaffText) => string[]
  /** Names of the fields with translations, such as "nameEs". */
  translations: readonly string[]
  /** URL path of the entity's public page. */
  publicPath: (entity: Entity) => string
  words: SaveWords & Record<'created' | 'saved' | 'invisible', PlainKey>
}
