import { z } from 'zod'

export const administratorSchema = z.object({ username: z.string(), firstName: z.string() })
export type Administrator = z.infer<typeof administratorSchema>

export const credentialsSchema = z.object({
  username: z.string('account.usernameRequired').trim().min(1, 'account.usernameRequired').max(100, 'problem.tooLong'),
  password: z.string('account.passwordRequired').min(1, 'account.passwordRequired').max(500, 'problem.tooLong'),
})
export type Credentials = z.infer<typeof credentialsSchema>
