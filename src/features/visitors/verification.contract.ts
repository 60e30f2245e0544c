import { z } from 'zod'

/** Answer to the question if a visitor must verify to be a person, with the reason. */
export const verificationCheckSchema = z.object({
  needsVerification: z.boolean(),
  /**
   * Asked because of `country`, or `rate`: an unusual number of inquiries from the address. Not asked: `verified` before,
   * `exempt` (staff, search engines, other countries), `unknown` country, or `unavailable`: a part does not work.
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

/** A signed challenge of the server: an ALTCHA challenge, to which a verification by mouse is bound too. */
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
      /** A keyed hash of the address that requested the challenge. */
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
  /** Do-not-track as the browser sends it: "1", "0", "unspecified", nothing. */
  doNotTrack: z.union([text(20), z.boolean()]).nullish(),
  plugins: z.array(text(200)).max(PLUGINS_MAX),
  touchSupport: z.boolean(),
  /** Gigabytes and processor cores; some browsers withhold them. */
  deviceMemory: z.number().min(0).max(1_000_000).nullish(),
  hardwareConcurrency: z.number().min(0).max(1_000_000).nullish(),
})
export type Fingerprint = z.infer<typeof fingerprintSchema>

/** More samples than a browser keeps are accepted; the last 50 count. */
const SAMPLES_MAX = 1000
const coordinate = z.number().min(-1_000_000).max(1_000_000)

/** The browser's analysis of the mouse path. The server ignores it and computes its own from the samples. */
const mouseAnalysisSchema = z.object({
  score: z.number(),
  /** Samples: pixels in the window, and milliseconds since the gate was shown. A mere number of samples proves nothing. */
  movements: z.union([z.array(z.object({ x: coordinate, y: coordinate, t: z.number().min(0).max(1e12) })).max(SAMPLES_MAX), z.number()]),
  /** Pixels a millisecond. */
  avgSpeed: z.number(),
  directionChanges: z.number(),
  /** Pixels. */
  totalDistance: z.number(),
})

export const verificationInputSchema = z.object({
  fingerprint: fingerprintSchema,
  mouseAnalysis: mouseAnalysisSchema,
  /** Milliseconds since the gate was shown. */
  timeSpent: z.number().min(0).max(1e12),
  stage: z.enum(['fingerprint', 'interaction', 'complete']),
  challenge: verificationChallengeSchema.optional(),
  /** The proof of work, for visitors without a mouse. */
  solution: z.object({ counter: z.number().int().min(0).max(0xffffffff), derivedKey: hex(64) }).optional(),
})
export type VerificationInput = z.input<typeof verificationInputSchema>

export const verificationAnswerSchema = z.object({
  success: z.boolean(),
  /** Reason as a code: `mouse` or `proof` if passed, else the failure. */
  reason: z.string(),
  /** The reason in words, in the request's language; absent when passed. */
  message: z.string().optional(),
})
export type VerificationAnswer = z.infer<typeof verificationAnswerSchema>
