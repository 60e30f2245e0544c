import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Language } from '#i18n/language.ts'
import { problemText } from '#i18n/problems.ts'
import { historyName } from '#platform/http/signed-in.server.ts'
import { timeSlices, yieldToEventLoop } from '#platform/yield-to-event-loop.server.ts'
import type { RowMessage } from '../columns/read-cell.ts'
import { valuesIn } from '../message-values.ts'
import type { EvaluatedRow } from '../rows/evaluated-row.ts'
import type { Counts, ImportRow, ImportSummary, Undone, UnreadSheet } from '../spreadsheet.contract.ts'
import { hasMark, isRepeated } from './faulty-rows.server.ts'
import type { StoredImport } from './import.store.server.ts'

/** A row of a stored result. Results of older imports lack some fields. */
type StoredRow = Omit<EvaluatedRow, 'draft' | 'isOffer' | 'confirmable'> & Partial<EvaluatedRow>
const ROWS_PER_CHUNK = 50

/**
 * Words a message in the reader's language. It may contain a second message, `inner`, such as the reason from the contract.
 *
 * @param me name of the reader, whose own later change has another text
 */
function wordProblem({ key, values = {} }: RowMessage, language: Language, me?: string): string {
  const { inner, innerValues, ...others } = values as { inner?: string; innerValues?: Record<string, unknown> }
  const plain = valuesIn(others, language)
  if (key === 'row.stale' && me !== undefined && plain.name === me) return problemText(language, 'row.staleOwn', plain)
  return problemText(language, key, inner ? { ...plain, message: problemText(language, inner, innerValues ?? {}) } : plain)
}

const toImportRow = (
  { row, sku, name, id, outcome, changes, problems, draft = [], isOffer = true, confirmable = [] }: StoredRow,
  language: Language,
  me: string | undefined,
): ImportRow => ({
  ...{ row, sku, name, id, outcome, changes, draft, isOffer, confirmable },
  isRepeated: isRepeated({ problems }),
  problems: problems.map((problem) => wordProblem(problem, language, me)),
})

/** Problems of the faulty rows in the reader's language, by row number, for the file of faulty rows. */
export async function problemsByRow(rows: Iterable<EvaluatedRow>, language: Language): Promise<Map<number, string[]>> {
  const pause = timeSlices()
  const problems = new Map<number, string[]>()
  for (const { row, outcome, problems: messages } of rows) {
    const help: RowMessage[] = hasMark(messages) ? [{ key: 'row.markHelp' }] : []
    if (outcome === 'faulty')
      problems.set(
        row,
        [...messages, ...help].map((message) => wordProblem(message, language)),
      )
    await pause()
  }
  return problems
}

/** Answers with `head` and its `rows` as one JSON object. Many rows are written in parts that yield to other requests. */
export function answerWithRows(reply: FastifyReply, head: object, rows: Iterable<EvaluatedRow>, language: Language): FastifyReply {
  const { administrator } = reply.request
  const me = administrator ? historyName(administrator) : undefined
  async function* text() {
    let part = `${JSON.stringify(head).slice(0, -1)},"rows":[`
    let count = 0
    for (const row of rows) {
      part += `${count > 0 ? ',' : ''}${JSON.stringify(toImportRow(row, language, me))}`
      count += 1
      if (count % ROWS_PER_CHUNK > 0) continue
      yield part
      part = ''
      await yieldToEventLoop()
    }
    yield `${part}]}`
  }
  return reply.type('application/json; charset=utf-8').send(Readable.from(text(), { objectMode: false }))
}

export function summaryOf(row: StoredImport, undone: Undone | null, language: Language): ImportSummary {
  return {
    id: row.id,
    filename: row.filename,
    unreadSheets: JSON.parse(row.unread_sheets) as UnreadSheet[],
    state: row.state,
    progress: { done: row.rows_done, total: row.rows_total },
    counts: row.counts === null ? null : (JSON.parse(row.counts) as Counts),
    problem: row.problem === null ? null : problemText(language, row.problem),
    batchId: row.batch_id,
    undone,
    by: row.administrator,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  }
}
