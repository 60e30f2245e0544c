import { expect, test } from 'vitest'
import { CallError } from './error-body.ts'

test('instanceof CallError also recognises an error from another copy of this module', async () => {
  const copy = './error-body.ts?copy'
  const { CallError: OtherCallError } = (await import(copy)) as { CallError: typeof CallError }
  expect(OtherCallError).not.toBe(CallError)
  expect(new OtherCallError(404, 'x') instanceof CallError).toBe(true)
  expect(new Error('x') instanceof CallError).toBe(false)
  expect((undefined as unknown) instanceof CallError).toBe(false)
})
