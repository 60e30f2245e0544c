import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { getOperationState } from '../calls.ts'
import type { OperationState } from '../operation.contract.ts'

export const operationQuery = (api: Api) =>
  queryOptions({ queryKey: [getOperationState.path], queryFn: () => api.call(getOperationState), staleTime: 0 })

/** Notes about mistakes that only the operator can correct; nothing if there are none. */
export function OperationNotes({ api, state: loaded }: { api: Api; state: OperationState | undefined }) {
  const t = useStaffText()
  const { data: state } = useQuery({ ...operationQuery(api), initialData: loaded })
  return (state?.proxyProblems ?? []).map((problem) => (
    <div className="mt-4" key={problem}>
      <Note kind="warn" title={t(`operation.${problem}`)}>
        {t(`operation.${problem}Text`)}
      </Note>
    </div>
  ))
}
