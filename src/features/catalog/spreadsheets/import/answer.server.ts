import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Language } from '#i18n/language.ts'
import { problemText } from '#i18n/problems.ts'
import { yieldToEventLoop } from '#platform/yield-to-event-loop.server.ts'
import type { RowProblem } from '../columns/read-cell.ts'
import type { Counts, ImportRow, ImportSummary } from '../spreadsheet.contract.ts'
import type { EvaluatedRow } from './evaluate.server.ts'
import type { StoredImport } from './import.store.server.ts'

/** Rows of older imports have neither of these. */
type StoredRow = Omit<EvaluatedRow, 'draft' | 'isOffer'> & Partial<EvaluatedRow>
const ROWS_AT_ONCE = 50

/** A sentence about a row in the reader's language; it may contain another one. */
function wordProblem({ key, values = {} }: RowProblem, language: Language): string {
  const { inner, innerValues, ...plain } = values as { inner?: string; innerValues?: Record<string, unknown> }
  return problemText(language, key, inner ? { ...plain, message: problemText(language, inner, innerValues ?? {}) } : plain)
}

const answered = (
  { row, sku, name, id, outcome, changes, problems, draft = [], isOffer = true }: StoredRow,
  language: Language,
): ImportRow => ({
  ...{ row, sku, name, id, outcome, changes, draft, isOffer },
  problems: problems.map((problem) => wordProblem(problem, language)),
})

/** Answers with an object that has many rows, in parts that yield to other requests. */
export function answerWithRows(reply: FastifyReply, head: object, rows: Iterable<EvaluatedRow>, language: Language): FastifyReply {
  async function* text() {
    let part = `${JSON.stringify(head).slice(0, -1)},"rows":[`
    let count = 0
    for (const row of rows) {
      part += `${count > 0 ? ',' : ''}${JSON.stringify(answered(row, language))}`
      count += 1
      if (count % ROWS_AT_ONCE > 0) continue
      yield part
      part = ''
      await yieldToEventLoop()
    }
    yield `${part}]}`
  }
  return reply.type('application/json; charset=utf-8').send(Readable.from(text(), { objectMode: false }))
}

export function summaryOf(row: StoredImport, isUndone: boolean, language: Language): ImportSummary {
  return {
    id: row.id,
    filename: row.filename,
    state: row.state,
    progress: { done: row.rows_done, total: row.rows_total },
    counts: row.counts === null ? null : (JSON.parse(row.counts) as Counts),
    problem: row.problem === null ? null : problemText(language, row.problem),
    batchId: row.batch_id,
    isUndone,
    by: row.administrator,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  }
}
