import { z } from 'zod'

/** Result of the check whether a visitor must pass the human verification. */
export const verificationCheckSchema = z.object({
  needsVerification: z.boolean(),
  /**
   * Must verify: `country`, by the policy; `rate`, after an unusual number of inquiries from the IP address. Need not verify:
   * `verified` before; `exempt` (staff, search engines, other countries); `unknown` country; `unavailable`, if a part fails.
   */
  reason: z.enum(['country', 'rate', 'verified', 'exempt', 'unknown', 'unavailable']),
  /** ISO 3166-1 alpha-2, or null. */
  country: z.string().length(2).nullable(),
})
export type VerificationCheck = z.infer<typeof verificationCheckSchema>

const hex = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[0-9a-f]*$/)

/** A signed ALTCHA challenge from the server. A verification by mouse has to return it, too, without solving it. */
export const verificationChallengeSchema = z.object({
  parameters: z.object({
    algorithm: z.literal('SHA-256'),
    nonce: hex(64),
    salt: hex(64),
    cost: z.number().int().min(1).max(1000),
    keyLength: z.literal(32),
    keyPrefix: hex(64),
    keySignature: hex(128),
    data: z.object({
      /** Milliseconds since 1970 when the challenge was issued. */
      issuedAt: z.number().int(),
      /** Keyed hash of the IP address that requested the challenge. */
      address: z.string().max(64),
      /** Maximum number of hashes, for a progress bar. */
      most: z.number().int(),
    }),
  }),
  signature: hex(128),
})
export type VerificationChallenge = z.infer<typeof verificationChallengeSchema>

const PLUGINS_MAX = 100
const text = (most: number) => z.string().max(most)
const side = z.number().min(0).max(1_000_000)

const fingerprintSchema = z.object({
  screenWidth: side,
  screenHeight: side,
  colorDepth: z.number().min(0).max(1000),
  timezone: text(100),
  language: text(100),
  platform: text(200),
  userAgent: text(1000),
  cookiesEnabled: z.boolean(),
  /** The browser's do-not-track setting: "1", "0", "unspecified", or absent. */
  doNotTrack: z.union([text(20), z.boolean()]).nullish(),
  plugins: z.array(text(200)).max(PLUGINS_MAX),
  touchSupport: z.boolean(),
  /** Memory in gigabytes and number of processor cores; some browsers withhold them. */
  deviceMemory: z.number().min(0).max(1_000_000).nullish(),
  hardwareConcurrency: z.number().min(0).max(1_000_000).nullish(),
})
export type Fingerprint = z.infer<typeof fingerprintSchema>

/** Maximum samples accepted; only the last 50 count. */
const SAMPLES_MAX = 1000
const coordinate = z.number().min(-1_000_000).max(1_000_000)

/** The browser's analysis of the mouse path. The server ignores it and computes its own from the samples. */
const mouseAnalysisSchema = z.object({
  score: z.number(),
  /** The samples; or only their number, which the server never accepts as proof. */
  movements: z.union([z.array(z.object({ x: coordinate, y: coordinate, t: z.number().min(0).max(1e12) })).max(SAMPLES_MAX), z.number()]),
  /** Pixels per millisecond. */
  avgSpeed: z.number(),
  directionChanges: z.number(),
  /** Pixels. */
  totalDistance: z.number(),
})

export const verificationInputSchema = z.object({
  fingerprint: fingerprintSchema,
  mouseAnalysis: mouseAnalysisSchema,
  /** Milliseconds since the verification was shown. */
  timeSpent: z.number().min(0).max(1e12),
  stage: z.enum(['fingerprint', 'interaction', 'complete']),
  challenge: verificationChallengeSchema.optional(),
  /** The proof of work, for visitors without a mouse. */
  solution: z.object({ counter: z.number().int().min(0).max(0xffffffff), derivedKey: hex(64) }).optional(),
})
export type VerificationInput = z.input<typeof verificationInputSchema>

export const verificationAnswerSchema = z.object({
  success: z.boolean(),
  /** `mouse` or `proof` after a success, else the code of the failure. */
  reason: z.string(),
  /** Message about the failure in the request's language; absent after a success. */
  message: z.string().optional(),
})
export type VerificationAnswer = z.infer<typeof verificationAnswerSchema>
