import { z } from 'zod'

/**
 * Mistakes in the settings of the proxy in front of the shop, detected from its requests. `untrusted`: TRUST_PROXY does not name
 * the proxy that forwards visitors. `not-https`: PUBLIC_URL is https, but a trusted proxy does not report https.
 */
export const proxyProblems = ['untrusted', 'not-https'] as const
export type ProxyProblem = (typeof proxyProblems)[number]

export const operationStateSchema = z.object({ proxyProblems: z.array(z.enum(proxyProblems)) })
export type OperationState = z.infer<typeof operationStateSchema>
