import { z } from 'zod'

export const geolocationSchema = z.object({
  /** ISO 3166-1 alpha-2; null if the address is private, reserved or unknown. */
  country: z.string().length(2).nullable(),
  /** Language for a visitor who has not chosen one. Never German, which only staff use. */
  suggestedLanguage: z.enum(['es', 'en']),
})
export type Geolocation = z.infer<typeof geolocationSchema>
