import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { CallError } from '#api/error-body.ts'
import { staffQueryClient } from './query-client.ts'

/** Number of requests of a query that always fails with this error. */
async function timesAsked(status: number): Promise<number> {
  const client = staffQueryClient()
  let asked = 0
  const observer = new QueryObserver(client, {
    queryKey: [status],
    retryDelay: 0,
    queryFn: () => {
      asked += 1
      throw new CallError(status, '', undefined)
    },
  })
  await new Promise<void>((settle) => {
    const stop = observer.subscribe(({ status: state }) => {
      if (state !== 'error') return
      stop()
      settle()
    })
  })
  return asked
}

test('a staff query is retried three times if the connection or the server fails', async () => {
  expect(await timesAsked(0)).toBe(4)
  expect(await timesAsked(500)).toBe(4)
  expect(await timesAsked(503)).toBe(4)
})

test('a refusal is an answer and is not retried', async () => {
  for (const status of [400, 401, 403, 404, 409]) expect([status, await timesAsked(status)]).toEqual([status, 1])
})

test('query results stay fresh until a change, regardless of window focus', () => {
  const { queries, mutations } = staffQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({ staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false })
  expect(mutations?.retry).toBe(false)
})
