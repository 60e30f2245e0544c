import { z } from 'zod'
import { flagParam, idSchema, lineSchema, priceSchema, requiredTextSchema, textSchema, timestampSchema, tooLong } from '#api/fields.ts'
import { languages } from '#i18n/language.ts'
import { visibleLength } from '#kit/text/visible-length.ts'
import {
  CALCULATOR_MAX,
  EMAIL_MAX,
  isQuantity,
  MESSAGE_MAX,
  MESSAGE_MIN,
  NAME_MAX,
  NAME_MIN,
  NOTES_MAX,
  ORDER_TEXT_MAX,
  PHONE_MAX,
  PHONE_MIN,
  PRODUCTS_MAX,
  SOURCE_MAX,
  STORED_CART_MAX,
  SUBJECT_MAX,
} from './limits.ts'
import { hasEnoughDigits } from './phone.ts'
import { suspicions } from './robots.ts'
import { type InquiryStatus, inquiryStatuses, systemTypes } from './status.ts'

/**
 * The cart as the visitor saw it when sending; prices are decimal strings, null where on request. `pricesOf` is the day
 * of the prices as the order itself writes it.
 */
export const cartSnapshotSchema = z.object({
  code: lineSchema(12).optional(),
  pricesOf: lineSchema(60).optional(),
  lines: z
    .array(
      z.object({
        /** null: an order that staff read from its words alone may name what the catalogue does not know. */
        productId: idSchema.nullable(),
        quantity: z.int('problem.invalid').min(1, 'problem.invalid').max(9999, 'problem.invalid'),
        name: lineSchema(300).optional(),
        sku: lineSchema(64).nullish(),
        price: priceSchema.nullish(),
      }),
    )
    .max(PRODUCTS_MAX, 'problem.tooLarge'),
})
export type CartSnapshot = z.output<typeof cartSnapshotSchema>

/** Whatever the calculator wants remembered; staff read it, nothing computes with it. */
const calculatorSnapshotSchema = z
  .record(z.string().max(100, 'problem.tooLong'), z.unknown())
  .refine((snapshot) => JSON.stringify(snapshot).length <= CALCULATOR_MAX, 'problem.tooLarge')

/** Requires a number of visible characters. */
const seen = (text: z.ZodString, fewest: number, problem: string) => text.refine((written) => visibleLength(written) >= fewest, problem)
/** Characters that no database stores are dropped from a visitor's text: they are no reason to turn a customer away. */
const message = z
  .string('inquiry.messageTooShort')
  .overwrite((text) => text.replaceAll('\0', ''))
  .trim()
  .max(MESSAGE_MAX, tooLong(MESSAGE_MAX))

/** The four fields that every inquiry has. The form checks by the same rules, kept by hand in
 * `form/form-rules.ts`, since visitors are not sent a validator; its test holds the two together. */
export const inquiryFieldsSchema = z.object({
  name: seen(lineSchema(NAME_MAX, 'inquiry.nameTooShort'), NAME_MIN, 'inquiry.nameTooShort'),
  phone: seen(lineSchema(PHONE_MAX, 'inquiry.phoneInvalid'), PHONE_MIN, 'inquiry.phoneInvalid').refine(
    (text) => visibleLength(text) < PHONE_MIN || hasEnoughDigits(text),
    'inquiry.phoneDigits',
  ),
  message: seen(message, MESSAGE_MIN, 'inquiry.messageTooShort'),
  language: z.enum(languages, { error: 'problem.choice' }),
})

/**
 * An inquiry as a visitor sends it. Optional fields may be absent, null or, as forms send them, empty; unknown ones are
 * ignored.
 */
export const inquiryInputSchema = inquiryFieldsSchema.extend({
  email: lineSchema(EMAIL_MAX)
    .refine((text) => text === '' || z.email().safeParse(text).success, 'inquiry.emailInvalid')
    .nullish(),
  subject: lineSchema(SUBJECT_MAX).nullish(),
  systemType: z.enum(['', ...systemTypes], { error: 'problem.choice' }).nullish(),
  /** Forms send the one that they are about as text. */
  productIds: z
    .union([
      z.array(idSchema, 'problem.invalid').max(PRODUCTS_MAX, 'problem.tooLarge'),
      z
        .string()
        .regex(/^\d{0,10}$/)
        .transform((text) => (text ? [Number(text)] : null))
        .pipe(z.array(idSchema).nullable()),
    ])
    .nullish(),
  /** How many of the product; '' where there is none to count. */
  quantity: z
    .union([z.number(), z.string()], 'inquiry.quantityInvalid')
    .refine((quantity) => quantity === '' || isQuantity(String(quantity)), 'inquiry.quantityInvalid')
    .transform((quantity) => (quantity === '' ? null : Number(quantity)))
    .nullish(),
  cart: cartSnapshotSchema.nullish(),
  /** Instead of `cart`: the cart as the browser keeps it. */
  storedCart: textSchema(STORED_CART_MAX).nullish(),
  calculator: calculatorSnapshotSchema.nullish(),
  /** Page or product it was sent from. A long address is cut: it is no reason to turn a customer away. */
  source: z
    .string('problem.text')
    .transform((text) => text.replaceAll('\0', '').trim().slice(0, SOURCE_MAX))
    .nullish(),
  /** The field that people do not see, and the milliseconds since the form was first touched. What is no such thing is not judged. */
  website: z.string().optional().catch(undefined),
  elapsedMs: z
    .union([z.number().nonnegative(), z.string().regex(/^\d+$/).transform(Number)])
    .optional()
    .catch(undefined),
})
export type InquiryInput = z.input<typeof inquiryInputSchema>
export type SentInquiry = z.output<typeof inquiryInputSchema>

/** The same key never makes two inquiries. */
export const inquiryHeadersSchema = z.object({
  'idempotency-key': z
    .guid('problem.key')
    .transform((key) => key.toLowerCase())
    .optional()
    .describe('A UUID for this one inquiry. Sent again with the same words it is answered the same way and stored once; with others 422'),
})

export const inquirySchema = z.object({
  id: idSchema,
  /** Short name that the visitor was told. */
  code: z.string(),
  name: z.string(),
  /** Phone number as it was typed. */
  phone: z.string(),
  /** "+5352345678", or null when it is not certain which number is meant. */
  phoneE164: z.string().nullable(),
  email: z.string().nullable(),
  subject: z.string().nullable(),
  message: z.string(),
  language: z.enum(languages),
  systemType: z.enum(systemTypes).nullable(),
  status: z.enum(inquiryStatuses),
  /** Notes of staff; visitors never see them. */
  notes: z.string(),
  source: z.string().nullable(),
  productIds: z.array(idSchema),
  /** How many of the product it asks about; null where it says none. */
  quantity: z.int().nullable(),
  cart: cartSnapshotSchema.nullable(),
  calculator: z.record(z.string(), z.unknown()).nullable(),
  /** Why it looks like a robot's; null: it does not, or staff have judged that it is none. */
  suspicion: z.enum(suspicions).nullable(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
})
export type Inquiry = z.infer<typeof inquirySchema>

/** With who has written its notes last, and when, as far as the history tells. */
export const heldInquirySchema = inquirySchema.extend({ notesBy: z.object({ by: z.string(), at: timestampSchema }).optional() })
export type HeldInquiry = z.infer<typeof heldInquirySchema>

export const inquiryReceiptSchema = inquirySchema.pick({ id: true, code: true })
export type InquiryReceipt = z.infer<typeof inquiryReceiptSchema>

const statusSchema = z.enum(inquiryStatuses, { error: 'problem.choice' })

/** Filter of inquiries, shared by the list, its counts, its neighbours and its export. */
export const inquiryFilterSchema = z.object({
  status: statusSchema.optional(),
  /** Only those that look like a robot's; without it all but those that filled the field that nobody sees. */
  suspicious: flagParam.optional(),
  /** Words of name, phone, e-mail, subject, message or code; an inquiry must have all of them. */
  q: textSchema(200).optional(),
})
export type InquiryFilter = z.input<typeof inquiryFilterSchema>

export const inquiryQuerySchema = inquiryFilterSchema.extend({
  page: z.coerce.number({ error: 'problem.page' }).int('problem.page').min(1, 'problem.page').max(100_000, 'problem.page').optional(),
})
export type InquiryQuery = z.input<typeof inquiryQuerySchema>

/** How many there are of each status, and how many look like a robot's, wherever they stand. */
export const inquiryCountsSchema = z.object({
  ...(Object.fromEntries(inquiryStatuses.map((status) => [status, z.int()])) as Record<InquiryStatus, z.ZodInt>),
  suspicious: z.int(),
  /** The id of the newest of all these; 0 where there is none. It tells an open list that something has come. */
  newest: z.int(),
})
export type InquiryCounts = z.infer<typeof inquiryCountsSchema>

const neighbourSchema = inquirySchema.pick({ id: true, name: true }).nullable()
/** The inquiries above and below one in the list. */
export const inquiryNeighboursSchema = z.object({ newer: neighbourSchema, older: neighbourSchema })
export type InquiryNeighbours = z.infer<typeof inquiryNeighboursSchema>

/** The `source` of what staff have written down. */
export const WRITTEN_DOWN = 'whatsapp'

/** An order that came over WhatsApp, written down by staff. Its message may be longer than a visitor's. */
export const receivedOrderSchema = inquiryFieldsSchema.pick({ name: true, phone: true, language: true }).extend({
  message: requiredTextSchema(ORDER_TEXT_MAX, 'problem.text'),
  cart: cartSnapshotSchema,
})
export type ReceivedOrderInput = z.input<typeof receivedOrderSchema>
export type ReceivedOrder = z.output<typeof receivedOrderSchema>
export const receivedOrderFields = Object.keys(receivedOrderSchema.shape) as (keyof ReceivedOrder)[]

/**
 * Absent fields keep their value. With `updatedAt` what others have changed since stays; where both changed a field, the
 * write is refused with the current inquiry. What the order itself says can be changed only where staff have written it down.
 */
export const inquiryChangeSchema = z
  .object({
    status: statusSchema.optional(),
    notes: textSchema(NOTES_MAX).optional(),
    /** null: staff have judged that it is no robot's. */
    suspicion: z.enum(suspicions, { error: 'problem.choice' }).nullable().optional(),
    ...receivedOrderSchema.partial().shape,
    updatedAt: timestampSchema.optional(),
  })
  .refine(({ updatedAt: _, ...fields }) => Object.values(fields).some((value) => value !== undefined), {
    error: 'problem.choice',
    path: ['status'],
  })
export type InquiryChange = z.input<typeof inquiryChangeSchema>

/** The language of the export's headings. */
export const inquiryExportSchema = inquiryFilterSchema.extend({ language: z.enum(languages, { error: 'problem.choice' }).optional() })
export type InquiryExport = z.input<typeof inquiryExportSchema>

/** The code of an inquiry or of an order, in small letters or capitals. */
export const codeParams = z.object({
  code: z
    .string()
    .regex(/^\w{6,7}$/, 'problem.invalid')
    .toUpperCase(),
})
