import type { Merged } from '#database/merge-since.server.ts'
import type { ProblemKey } from '#i18n/problems.ts'
import type { Result } from '#kit/result.ts'
import { type FieldProblem, HttpError } from '#platform/http/http-error.server.ts'

/** Answers to problems of the catalogue's stores: status, sentence, and the field that the problem belongs to. */
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

type Answered = keyof typeof answers

/** The sentence of a store's problem, and the field that it belongs to. */
export function fieldProblemOf(problem: Answered): FieldProblem {
  const [, key, field = ''] = answers[problem]
  return { field, key, values: {} }
}

/**
 * The value of a store's result.
 *
 * @param handle handlers of problems that have no fixed answer
 * @throws HttpError for every other problem
 */
export async function valueOrHttpError<Value, Problem extends string>(
  result: Result<Value, Problem>,
  handle: Record<Exclude<Problem, Answered>, () => Promise<HttpError>>,
): Promise<Value> {
  if (result.ok) return result.value
  const problem: string = result.problem
  if (Object.hasOwn(answers, problem)) {
    const [status, key, field] = answers[problem as Answered]
    throw new HttpError(status, key, field ? { field } : {})
  }
  throw await (handle as Record<string, () => Promise<HttpError>>)[problem]?.()
}

/**
 * Refuses a write of fields that somebody else has changed since it began. The answer contains the current entity and the
 * changed fields, with author and time.
 */
export function staleWrite({ conflicts = [] }: Merged<unknown, string>, findCurrent: () => Promise<object | undefined>) {
  return { stale: async () => new HttpError(409, 'problem.stale', { extra: { current: await findCurrent(), conflicts } }) }
}

/** Refuses to delete an entity that is not empty, and says how much it contains. */
export function notEmpty(count: () => Promise<number>) {
  return {
    'not-empty': async () => {
      const values = { count: await count() }
      return new HttpError(409, 'category.notEmpty', { values, extra: values })
    },
  }
}

export function foundOr404<Entity>(entity: Entity | undefined): Entity {
  if (entity === undefined) throw new HttpError(404, 'problem.notFound')
  return entity
}
