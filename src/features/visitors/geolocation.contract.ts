import { z } from 'zod'

export const geolocationSchema = z.object({
  /** ISO 3166-1 alpha-2; null when the address is private, reserved or in nobody's list. */
  country: z.string().length(2).nullable(),
  /** For a visitor who has not chosen yet. Never German, which needs an administrator. */
  suggestedLanguage: z.enum(['es', 'en']),
})
export type Geolocation = z.infer<typeof geolocationSchema>
