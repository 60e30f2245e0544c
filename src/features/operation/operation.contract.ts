import { z } from 'zod'

/**
 * Mistakes in the settings of the proxy before the shop, noticed from requests: `untrusted`, a proxy passes visitors on that
 * TRUST_PROXY does not name; `not-https`, PUBLIC_URL is https and a trusted proxy says http or nothing.
 */
export const proxyProblems = ['untrusted', 'not-https'] as const
export type ProxyProblem = (typeof proxyProblems)[number]

export const operationStateSchema = z.object({ proxyProblems: z.array(z.enum(proxyProblems)) })
export type OperationState = z.infer<typeof operationStateSchema>
