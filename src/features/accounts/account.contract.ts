import { z } from 'zod'
import { idSchema, lineSchema, textSchema, timestampSchema, tooLong } from '#api/fields.ts'
import { roles } from '#api/role.ts'
import { foldName } from '#kit/text/fold-name.ts'
import { INVISIBLE_CHARACTERS, singleLine, UNPRINTABLE } from '#kit/text/single-line.ts'
import { PASSWORD_MAX, PASSWORD_MIN, removeInvisible } from './passwords/password-rules.ts'

const roleSchema = z.enum(roles, { error: 'problem.choice' })

export const administratorSchema = z.object({ username: z.string(), firstName: z.string(), role: roleSchema })
export type Administrator = z.infer<typeof administratorSchema>

const passwordText = z.string('account.passwordRequired').max(PASSWORD_MAX, tooLong(PASSWORD_MAX))
const givenPassword = passwordText.min(1, 'account.passwordRequired')

export const credentialsSchema = z.object({
  username: z.string('account.usernameRequired').trim().min(1, 'account.usernameRequired').max(100, tooLong(100)),
  password: givenPassword,
})
export type Credentials = z.infer<typeof credentialsSchema>

/** A new password typed by a user. Leading and trailing blanks are part of it. */
const newPassword = passwordText
  .min(PASSWORD_MIN, 'account.passwordTooShort')
  .refine((text) => text.length < PASSWORD_MIN || removeInvisible(text).length >= PASSWORD_MIN, 'account.passwordTooShort')
/** First name of a user. Invisible characters are removed; a sign-in name (`username`) with such characters is refused instead. */
const firstName = lineSchema(100)

export const ownNameSchema = z.object({ firstName })
export type OwnName = z.infer<typeof ownNameSchema>

/**
 * The password of the user who makes the change. Changes of accounts require it, so that nobody can take over the shop at an
 * unattended browser.
 */
const confirmed = z.object({ ownPassword: givenPassword })

/** Address where an owner gets notices about account changes; '' for none. */
export const ownEmailSchema = confirmed.extend({
  email: lineSchema(200).refine((text) => text === '' || z.email().safeParse(text).success, 'setting.email'),
})
export type OwnEmail = z.infer<typeof ownEmailSchema>
export const storedEmailSchema = z.object({ email: z.string() })
export type StoredEmail = z.infer<typeof storedEmailSchema>

export const passwordChangeSchema = z.object({ current: givenPassword, next: newPassword })
export type PasswordChange = z.infer<typeof passwordChangeSchema>

/** Id of a session: the first half of its token's SHA-256. It cannot be used as the token. */
export const sessionIdSchema = z.string('problem.id').regex(/^[0-9a-f]{32}$/, 'problem.id')
export const ownSessionSchema = z.object({
  id: sessionIdSchema,
  /** Name of the browser; null if it sent no User-Agent header or an unknown one. The same applies to `system`. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  startedAt: timestampSchema,
  lastSeenAt: timestampSchema,
  /** True for the session of this request. */
  isThis: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSessionSchema>

export const administratorEntrySchema = administratorSchema.extend({ id: idSchema, createdAt: timestampSchema, isSelf: z.boolean() })
export type AdministratorEntry = z.infer<typeof administratorEntrySchema>

/** An account that was removed and can be restored until `purgedAt`. */
export const removedAdministratorSchema = administratorSchema.extend({
  id: idSchema,
  removedAt: timestampSchema,
  purgedAt: timestampSchema,
})
export type RemovedAdministratorEntry = z.infer<typeof removedAdministratorSchema>

export const newAdministratorSchema = confirmed.extend({
  // A name of invisible characters counts as empty.
  username: textSchema(100, 'account.usernameRequired')
    .refine((name) => foldName(name) !== '', 'account.usernameRequired')
    .refine((name) => foldName(name) === '' || isPrintableName(name), 'account.nameSigns'),
  firstName: firstName.default(''),
  role: roleSchema.default('employee'),
  /** Absent: a password is generated and returned. */
  password: newPassword.optional(),
})
export type NewAdministrator = z.input<typeof newAdministratorSchema>

export const newPasswordSchema = confirmed.extend({ password: newPassword.optional() })
export type NewPassword = z.infer<typeof newPasswordSchema>

export const roleChangeSchema = confirmed.extend({ role: roleSchema })
export type RoleChange = z.infer<typeof roleChangeSchema>

/** Body of a removal or a restoration; the address names the account. */
export const confirmationSchema = confirmed
export type Confirmation = z.infer<typeof confirmationSchema>

/** An account that just got a new password. `password`: the generated password, returned only once; null if a user typed it. */
export const administratorWithPasswordSchema = administratorEntrySchema.extend({ password: z.string().nullable() })
export type AdministratorWithPassword = z.infer<typeof administratorWithPasswordSchema>

/**
 * True if a name is one line without invisible characters, which would make it look like another name. Unlike other names, a
 * sign-in name is never corrected silently.
 */
export const isPrintableName = (name: string) => singleLine(name) === name

/** Replaces each unprintable character of a name by U+FFFD. Older accounts may have characters that are no longer accepted. */
export const toPrintableName = (name: string) => name.replace(UNPRINTABLE, '\ufffd').replace(INVISIBLE_CHARACTERS, '\ufffd')
