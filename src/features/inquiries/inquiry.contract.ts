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
 * The cart as the visitor saw it when sending. Prices are decimal strings, null for a price on request. `pricesOf`: the day of the
 * prices, in the format of the order's message.
 */
export const cartSnapshotSchema = z.object({
  code: lineSchema(12).optional(),
  pricesOf: lineSchema(60).optional(),
  lines: z
    .array(
      z.object({
        /** Null for a product that the catalogue does not have, in an order that was read from its text. */
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

/** Values from the calculator, in any form. They are only shown to staff. */
const calculatorSnapshotSchema = z
  .record(z.string().max(100, 'problem.tooLong'), z.unknown())
  .refine((snapshot) => JSON.stringify(snapshot).length <= CALCULATOR_MAX, 'problem.tooLarge')

/** Requires a minimum number of visible characters. */
const seen = (text: z.ZodString, fewest: number, problem: string) => text.refine((written) => visibleLength(written) >= fewest, problem)
/** The message without null characters, which PostgreSQL cannot store. They are removed and not refused, so as not to lose a customer. */
const message = z
  .string('inquiry.messageTooShort')
  .overwrite((text) => text.replaceAll('\0', ''))
  .trim()
  .max(MESSAGE_MAX, tooLong(MESSAGE_MAX))

/**
 * The four fields that every inquiry has. The form has its own copy of these rules in `form/form-rules.ts`, since browsers do not
 * load a validator; `form/form-rules.test.ts` checks that both agree.
 */
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
 * An inquiry as a visitor sends it. Optional fields may be absent, null, or empty as forms send them. Unknown fields are ignored.
 */
export const inquiryInputSchema = inquiryFieldsSchema.extend({
  email: lineSchema(EMAIL_MAX)
    .refine((text) => text === '' || z.email().safeParse(text).success, 'inquiry.emailInvalid')
    .nullish(),
  subject: lineSchema(SUBJECT_MAX).nullish(),
  systemType: z.enum(['', ...systemTypes], { error: 'problem.choice' }).nullish(),
  /** Ids of products; a form sends the single id of its product as text. */
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
  /** Quantity of the product; '' without a product. */
  quantity: z
    .union([z.number(), z.string()], 'inquiry.quantityInvalid')
    .refine((quantity) => quantity === '' || isQuantity(String(quantity)), 'inquiry.quantityInvalid')
    .transform((quantity) => (quantity === '' ? null : Number(quantity)))
    .nullish(),
  cart: cartSnapshotSchema.nullish(),
  /** The cart as the browser stores it, in place of `cart`. */
  storedCart: textSchema(STORED_CART_MAX).nullish(),
  calculator: calculatorSnapshotSchema.nullish(),
  /** Page or product that the inquiry was sent from. A long address is truncated and not refused, so as not to lose a customer. */
  source: z
    .string('problem.text')
    .transform((text) => text.replaceAll('\0', '').trim().slice(0, SOURCE_MAX))
    .nullish(),
  /** `website`: the hidden field. `elapsedMs`: milliseconds since the form was first touched. Invalid values count as absent. */
  website: z.string().optional().catch(undefined),
  elapsedMs: z
    .union([z.number().nonnegative(), z.string().regex(/^\d+$/).transform(Number)])
    .optional()
    .catch(undefined),
})
export type InquiryInput = z.input<typeof inquiryInputSchema>
export type SentInquiry = z.output<typeof inquiryInputSchema>

/** Headers of a new inquiry. The same key never makes two inquiries. */
export const inquiryHeadersSchema = z.object({
  'idempotency-key': z
    .guid('problem.key')
    .transform((key) => key.toLowerCase())
    .optional()
    .describe('A UUID for this inquiry. A repeated request with the same contents gets the first answer; with other contents it gets 422'),
})

export const inquirySchema = z.object({
  id: idSchema,
  /** Short code that the form shows to the visitor. */
  code: z.string(),
  name: z.string(),
  /** Phone number as it was typed. */
  phone: z.string(),
  /** The number in E.164 form, "+5352345678"; null if the typed number is ambiguous. */
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
  /** Quantity of the product that the inquiry is about; null without one. */
  quantity: z.int().nullable(),
  cart: cartSnapshotSchema.nullable(),
  calculator: z.record(z.string(), z.unknown()).nullable(),
  /** Reason to suspect a bot; null if there is none, or staff have cleared the suspicion. */
  suspicion: z.enum(suspicions).nullable(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
})
export type Inquiry = z.infer<typeof inquirySchema>

/** An inquiry with the author and time of the last change of its notes, if the history has one. */
export const inquiryForStaffSchema = inquirySchema.extend({ notesBy: z.object({ by: z.string(), at: timestampSchema }).optional() })
export type InquiryForStaff = z.infer<typeof inquiryForStaffSchema>

export const inquiryReceiptSchema = inquirySchema.pick({ id: true, code: true })
export type InquiryReceipt = z.infer<typeof inquiryReceiptSchema>

const statusSchema = z.enum(inquiryStatuses, { error: 'problem.choice' })

/** Filter of inquiries, shared by the list, its counts, its neighbours and its export. */
export const inquiryFilterSchema = z.object({
  status: statusSchema.optional(),
  /** True: only suspected inquiries. Otherwise all except those with a filled hidden field. */
  suspicious: flagParam.optional(),
  /** Search words. Each must occur in the name, phone, e-mail, subject, message, or the inquiry's or order's code. */
  q: textSchema(200).optional(),
})
export type InquiryFilter = z.input<typeof inquiryFilterSchema>

export const inquiryQuerySchema = inquiryFilterSchema.extend({
  page: z.coerce.number({ error: 'problem.page' }).int('problem.page').min(1, 'problem.page').max(100_000, 'problem.page').optional(),
})
export type InquiryQuery = z.input<typeof inquiryQuerySchema>

/**
 * Numbers of inquiries. Counts by status leave out inquiries that are suspected for a filled hidden field; `suspicious` counts all
 * suspected inquiries.
 */
export const inquiryCountsSchema = z.object({
  ...(Object.fromEntries(inquiryStatuses.map((status) => [status, z.int()])) as Record<InquiryStatus, z.ZodInt>),
  suspicious: z.int(),
  /** Id of the newest of all these inquiries, 0 without any. An open list detects new inquiries by it. */
  newest: z.int(),
})
export type InquiryCounts = z.infer<typeof inquiryCountsSchema>

const neighbourSchema = inquirySchema.pick({ id: true, name: true }).nullable()
/** The inquiries directly above (`newer`) and below (`older`) an inquiry in the list. */
export const inquiryNeighboursSchema = z.object({ newer: neighbourSchema, older: neighbourSchema })
export type InquiryNeighbours = z.infer<typeof inquiryNeighboursSchema>

/** `source` of orders from WhatsApp that staff have recorded. */
export const SOURCE_WHATSAPP = 'whatsapp'

/** An order from WhatsApp, recorded by staff. Its message may be longer than a visitor's. */
export const receivedOrderSchema = inquiryFieldsSchema.pick({ name: true, phone: true, language: true }).extend({
  message: requiredTextSchema(ORDER_TEXT_MAX, 'problem.text'),
  cart: cartSnapshotSchema,
})
export type ReceivedOrderInput = z.input<typeof receivedOrderSchema>
export type ReceivedOrder = z.output<typeof receivedOrderSchema>
/** Fields that staff can change only in orders that they recorded. */
export const receivedOrderFields = Object.keys(receivedOrderSchema.shape) as (keyof ReceivedOrder)[]

/**
 * A change of an inquiry. Absent fields keep their value. With `updatedAt`, changes that others have made since are kept; if both
 * changed a field to different values, the write is refused with the current inquiry. Fields of the order can be changed only if staff recorded it.
 */
export const inquiryChangeSchema = z
  .object({
    status: statusSchema.optional(),
    notes: textSchema(NOTES_MAX).optional(),
    /** Null: staff clear the suspicion. */
    suspicion: z.enum(suspicions, { error: 'problem.choice' }).nullable().optional(),
    ...receivedOrderSchema.partial().shape,
    /** Null only for an inquiry without a cart: a change may send back every value that was read. */
    cart: cartSnapshotSchema.nullable().optional(),
    updatedAt: timestampSchema.optional(),
  })
  .refine(({ updatedAt: _, ...fields }) => Object.values(fields).some((value) => value !== undefined), {
    error: 'problem.choice',
    path: ['status'],
  })
export type InquiryChange = z.input<typeof inquiryChangeSchema>

/** Filter of the export, and the language of its headings. */
export const inquiryExportSchema = inquiryFilterSchema.extend({ language: z.enum(languages, { error: 'problem.choice' }).optional() })
export type InquiryExport = z.input<typeof inquiryExportSchema>

/** Code of an inquiry or an order, in upper or lower case. */
export const codeParams = z.object({
  code: z
    .string()
    .regex(/^\w{6,7}$/, 'problem.invalid')
    .toUpperCase(),
})
