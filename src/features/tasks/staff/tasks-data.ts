import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Api } from '#api/client.ts'
import { MINUTE_MS } from '#kit/units.ts'
import { listTasks } from '../calls.ts'

/** Query of the tasks. It is repeated whenever the dashboard is opened, and every minute while it is open. */
export const tasksQuery = (api: Api) =>
  queryOptions({
    queryKey: [listTasks.path],
    queryFn: () => api.call(listTasks),
    staleTime: 0,
    refetchInterval: MINUTE_MS,
  })

/** Loads the tasks again when `about` changes: a value that tasks depend on, such as the number of new inquiries. */
export function useFreshTasks(about: string): void {
  const client = useQueryClient()
  const known = useRef(about)
  useEffect(() => {
    if (known.current === about) return
    known.current = about
    void client.invalidateQueries({ queryKey: [listTasks.path] })
  }, [client, about])
}
