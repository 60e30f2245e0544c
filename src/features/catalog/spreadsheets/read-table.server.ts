import { fileURLToPath } from 'node:url'
import { fail, ok, type Result } from '#kit/result.ts'
import { createWorkProcess, WorkProcessCrash } from '#platform/work-process.server.ts'
import { yieldToEventLoop } from '#platform/yield-to-event-loop.server.ts'
import type { SheetRow } from './cell.ts'
import { READ_HEAP_MEGABYTES, READ_MAX_MS } from './limits.ts'
import type { UnreadSheet } from './spreadsheet.contract.ts'
import type { TableProblem, TableWork } from './table-work.ts'

const tables = createWorkProcess<TableWork>(fileURLToPath(new URL('./files/process.server.ts', import.meta.url)), {
  atOnce: 1,
  attempts: 1,
  maxMs: READ_MAX_MS,
  heapMegabytes: READ_HEAP_MEGABYTES,
})

/**
 * Reads a CSV or XLSX file in a separate process with limits of memory and time, so that a malicious file can only end that
 * process.
 */
export async function readTableFile(bytes: Uint8Array): Promise<Result<{ rows: SheetRow[]; unreadSheets: UnreadSheet[] }, TableProblem>> {
  try {
    const read = await tables.run('readTable', async () => [bytes])
    if (!read.ok) return read
    const rows: SheetRow[] = []
    const decoder = new TextDecoder()
    for (const part of read.value.parts) {
      rows.push(...(JSON.parse(decoder.decode(part)) as SheetRow[]))
      await yieldToEventLoop()
    }
    return ok({ rows, unreadSheets: read.value.unreadSheets })
  } catch (error) {
    return fail(error instanceof WorkProcessCrash ? 'sheet.swollen' : 'sheet.notASheet')
  }
}
