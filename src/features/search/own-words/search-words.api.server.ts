import { z } from 'zod'
import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { Clock } from '#platform/clock.server.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { apiLanguage } from '#platform/http/language.server.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import { editOf } from '#platform/http/signed-in.server.ts'
import * as calls from './calls.ts'
import { MAX_OWN_GROUPS } from './limits.ts'
import {
  searchWordsSchema,
  trialInputSchema,
  trialResultSchema,
  wordResultCountsInputSchema,
  wordResultCountsSchema,
  wordsChangeSchema,
  wordsInputSchema,
  wordsParams,
} from './search-words.contract.ts'
import {
  addSearchWords,
  changeSearchWords,
  deleteSearchWords,
  findSearchWords,
  listSearchWords,
  resetSearchWords,
} from './search-words.store.server.ts'
import { countWithWords, runTrialSearch, type TrialDependencies } from './trial.server.ts'
import type { WordsProblem } from './word-rules.ts'

type Dependencies = { write: CatalogueWrite; clock: Clock; requireAdmin: Guard } & TrialDependencies

/** Routes for staff's search words, and for trying them out. */
export async function searchWordsApi(app: App, { db, write, clock, requireAdmin, ...parts }: Dependencies): Promise<void> {
  guardRoutes(app, requireAdmin)

  route(
    app,
    calls.listSearchWords,
    { summary: "List groups of synonyms and spellings of units, staff's groups first", answers: { 200: z.array(searchWordsSchema) } },
    () => listSearchWords(db),
  )

  route(
    app,
    calls.addSearchWords,
    {
      summary: 'Add a group of synonyms, or a search for goods that the shop does not sell',
      body: wordsInputSchema,
      answers: { 201: searchWordsSchema },
    },
    async ({ body, request }, reply) => {
      const added = await addSearchWords(write, body, editOf(request, clock))
      if (added.ok) return reply.code(201).send(added.value)
      throw added.unfit ? toWordsError(added.unfit) : new HttpError(409, 'searchWords.tooMany', { values: { most: MAX_OWN_GROUPS } })
    },
  )

  route(
    app,
    calls.changeSearchWords,
    {
      summary: 'Change a group or the added spellings of a unit, or switch a group off; absent fields keep their value',
      params: wordsParams,
      body: wordsChangeSchema,
      answers: { 200: searchWordsSchema },
    },
    async ({ params, body, request }) => {
      const changed = await changeSearchWords(write, params.key, body, editOf(request, clock))
      if (changed.ok) return changed.value
      if (changed.unfit) throw toWordsError(changed.unfit)
      if (changed.problem === 'stale')
        throw new HttpError(409, 'problem.stale', {
          extra: { current: await findSearchWords(db, params.key), conflicts: changed.conflicts },
        })
      throw new HttpError(404, 'problem.notFound')
    },
  )

  route(
    app,
    calls.deleteSearchWords,
    { summary: 'Delete a group that staff added; the history can undo it', params: wordsParams, answers: { 204: null } },
    async ({ params, request }) => {
      if (!(await deleteSearchWords(write, params.key, editOf(request, clock))).ok) throw new HttpError(404, 'problem.notFound')
    },
  )

  route(
    app,
    calls.resetSearchWords,
    { summary: 'Reset a group or a unit to its built-in words', params: wordsParams, answers: { 200: searchWordsSchema } },
    async ({ params, request }) => {
      const reset = await resetSearchWords(write, params.key, editOf(request, clock))
      if (!reset.ok) throw new HttpError(404, 'problem.notFound')
      return reset.value
    },
  )

  route(
    app,
    calls.trySearch,
    { summary: 'Search as visitors do, optionally with unsaved words', body: trialInputSchema, answers: { 200: trialResultSchema } },
    async ({ body, request }, reply) => {
      reply.header('cache-control', 'no-store')
      return runTrialSearch({ db, ...parts }, body, apiLanguage(request))
    },
  )

  route(
    app,
    calls.countWithWords,
    {
      summary: 'Count the products that each word of a group finds now, and after saving the group as sent',
      body: wordResultCountsInputSchema,
      answers: { 200: wordResultCountsSchema },
    },
    async ({ body }, reply) => {
      reply.header('cache-control', 'no-store')
      return countWithWords({ db, ...parts }, body)
    },
  )
}

/** Converts a problem with words to an error 400 at the field `words`. */
export function toWordsError({ problem, values }: WordsProblem): HttpError {
  return new HttpError(400, problem, { field: 'words', values })
}
