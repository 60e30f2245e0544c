import type { MergeResult } from '#database/merge-since.server.ts'
import type { ProblemKey } from '#i18n/problems.ts'
import type { Result } from '#kit/result.ts'
import { type FieldProblem, HttpError } from '#platform/http/http-error.server.ts'

/** Answers to problems of the catalogue's stores: HTTP status, key of i18n/problems, and the field of the form that shows the problem. */
const answers = {
  unknown: [404, 'problem.notFound', undefined],
  'sku-taken': [409, 'product.skuTaken', 'sku'],
  'slug-taken': [409, 'problem.slugTaken', 'slug'],
  'category-unknown': [400, 'product.categoryUnknown', 'categoryId'],
  'subcategory-unknown': [400, 'product.subcategoryUnknown', 'subcategoryId'],
  'stale-order': [409, 'problem.staleOrder', undefined],
  'target-unknown': [400, 'category.targetUnknown', 'moveTo'],
  'price-on-request': [400, 'product.priceOnRequest', 'priceOnRequest'],
} as const satisfies Record<string, readonly [number, ProblemKey, string | undefined]>

type KnownProblem = keyof typeof answers

/** The text key of a store's problem, and the field of the form that shows it ('' for none). */
export function fieldProblemOf(problem: KnownProblem): FieldProblem {
  const [, key, field = ''] = answers[problem]
  return { field, key, values: {} }
}

/**
 * Returns the value of a store's result, or throws its problem.
 *
 * @param handle creates the HttpError of each problem that `answers` lacks
 * @throws HttpError for every problem
 */
export async function valueOrHttpError<Value, Problem extends string>(
  result: Result<Value, Problem>,
  handle: Record<Exclude<Problem, KnownProblem>, () => Promise<HttpError>>,
): Promise<Value> {
  if (result.ok) return result.value
  const problem: string = result.problem
  if (Object.hasOwn(answers, problem)) {
    const [status, key, field] = answers[problem as KnownProblem]
    throw new HttpError(status, key, field ? { field } : {})
  }
  throw await (handle as Record<string, () => Promise<HttpError>>)[problem]?.()
}

/**
 * Handler of 'stale' for `valueOrHttpError`: somebody else has changed the same fields in the meantime. The answer contains the
 * current entity and the conflicting fields, with author and time.
 */
export function staleHandler({ conflicts = [] }: MergeResult<unknown, string>, findCurrent: () => Promise<object | undefined>) {
  return { stale: async () => new HttpError(409, 'problem.stale', { extra: { current: await findCurrent(), conflicts } }) }
}

/** Handler of 'not-empty' for `valueOrHttpError`: the entity to delete has contents. The answer contains their number. */
export function notEmptyHandler(count: () => Promise<number>) {
  return {
    'not-empty': async () => {
      const values = { count: await count() }
      return new HttpError(409, 'category.notEmpty', { values, extra: values })
    },
  }
}
