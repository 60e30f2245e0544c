import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { isUnanswered } from '#api/refusals.ts'
import * as calls from '../../spreadsheets/calls.ts'
import type { Import, ImportState } from '../../spreadsheets/spreadsheet.contract.ts'

/** Interval at which the page requests a running import's progress. */
const ASK_EVERY_MS = 1000

export const isImportUnderWay = ({ state }: { state: ImportState }): boolean => state === 'waiting' || state === 'running'

/** Query of the latest imports, repeated while one of them is under way. */
export const importsQuery = (api: Api) =>
  queryOptions({
    queryKey: [calls.listImports.path],
    queryFn: () => api.call(calls.listImports),
    refetchInterval: ({ state: { data } }) => (data?.some(isImportUnderWay) ? ASK_EVERY_MS : false),
  })

/** Query of an import, repeated until the import is over. After a lost connection it is retried. */
export const importQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [calls.getImport.path, id],
    queryFn: (): Promise<Import> => api.call(calls.getImport, { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data && isImportUnderWay(data) ? ASK_EVERY_MS : false),
    // An error from the server, such as 404 for an unknown import, is not retried.
    retry: (_, error) => isUnanswered(error),
    retryDelay: ASK_EVERY_MS,
  })
