import { data, type LoaderFunctionArgs, type Params } from 'react-router'
import type { Api } from '#api/client.ts'
import { CallError } from '#api/error-body.ts'
import type { Language } from '#i18n/language.ts'
import type { SourcedRate } from '#kit/exchange-rate.ts'
import type { PagePath, QueryOf } from '#ui/site/page-parameters.ts'
import { apiContext, visitContext } from '../visit.ts'

/** Returns the query of the address; `path` is the page's path, whose parameters type the result. */
type ReadQuery = <Path extends PagePath>(path: Path) => QueryOf<Path>
export const queryOf =
  ({ url }: Request): ReadQuery =>
  () =>
    new URL(url).searchParams

/**
 * Loads a public page's data from the Api, by the query of its address. Answers contain all three languages; by `language` a
 * page can drop the long texts of the others. `rates`: current exchange rates.
 */
export type Load<Data> = (
  api: Api,
  at: { params: Params; query: ReadQuery; language: Language; rates: readonly SourcedRate[] },
) => Promise<Data>

/** Makes a React Router loader, which calls the Api in the server's process. */
export function onServer<Data>(load: Load<Data>) {
  return ({ context, params, request }: LoaderFunctionArgs): Promise<Data> => {
    const { language, money } = context.get(visitContext)
    return answered(load(context.get(apiContext), { params, query: queryOf(request), language, rates: money?.rates ?? [] }))
  }
}

/**
 * Converts errors: 404 and 400 become the not-found screen, 503 (the database does not answer, is busy or damaged) a page with that status; others
 * the error screen.
 */
async function answered<Data>(loading: Promise<Data>): Promise<Data> {
  try {
    return await loading
  } catch (error) {
    if (error instanceof CallError && (error.status === 404 || error.status === 400)) throw data(null, { status: 404 })
    if (error instanceof CallError && error.status === 503) throw data(null, { status: 503 })
    throw error
  }
}
