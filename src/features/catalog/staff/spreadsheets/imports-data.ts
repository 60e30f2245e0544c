import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { isUnanswered } from '#api/refusals.ts'
import * as calls from '../../spreadsheets/calls.ts'
import type { Import, ImportState } from '../../spreadsheets/spreadsheet.contract.ts'

/** Interval at which a running import is asked for its progress. */
const ASK_EVERY_MS = 1000

/** True while an import is not over. */
export const isUnderWay = ({ state }: { state: ImportState }): boolean => state === 'waiting' || state === 'running'

/** The latest imports. */
export const importsQuery = (api: Api) => queryOptions({ queryKey: [calls.listImports.path], queryFn: () => api.call(calls.listImports) })

/** An import, asked for again until it is over; a lost connection only delays it. */
export const importQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [calls.getImport.path, id],
    queryFn: (): Promise<Import> => api.call(calls.getImport, { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? ASK_EVERY_MS : false),
    // A wrong number is no reason to ask again.
    retry: (_, error) => isUnanswered(error),
    retryDelay: ASK_EVERY_MS,
  })
