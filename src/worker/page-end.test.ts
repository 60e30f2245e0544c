import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { endPage } from './page-end.ts'

beforeAll(() => vi.stubGlobal('__CONNECTION__', '/assets/connection.js'))
afterAll(() => vi.unstubAllGlobals())

/** An answer that arrives in these pieces and then ends, or breaks off. */
function answerOf(pieces: readonly string[], isCut: boolean): Response {
  const left = pieces.map((piece) => new TextEncoder().encode(piece))
  const body = new ReadableStream({
    pull(controller) {
      const piece = left.shift()
      if (piece) controller.enqueue(piece)
      else if (isCut) controller.error(new TypeError('network error'))
      else controller.close()
    },
  })
  return new Response(body, { status: 404, headers: { 'x-name': 'kept' } })
}
const noEnd = async () => ''
const SCRIPT = '<script type="module" async src="/assets/connection.js"></script>'

test('a whole page passes as it is, with its status and headers', async () => {
  const answer = endPage(answerOf(['<p>A', 'll</p></ht', 'ml>'], false), noEnd)
  expect([answer.status, answer.headers.get('x-name'), await answer.text()]).toEqual([404, 'kept', '<p>All</p></html>'])
})

test('a whole page gets the given end', async () => {
  expect(await endPage(answerOf(['<p>All</p></html>'], false), async () => '<b>End</b>').text()).toBe('<p>All</p></html><b>End</b>')
})

test.each([
  ['in a text', ['<p>Pan', 'el']],
  ['in a rule', ['<style>.a>', 'b{co']],
])('a page that breaks off %s gets a script at its end', async (_, pieces) => {
  const text = await endPage(answerOf(pieces, true), noEnd).text()
  expect(text).toMatch(new RegExp(`^${pieces.join('')}</style>.*${SCRIPT}$`))
})

test('a page that ends without its last tag has broken off too', async () => {
  expect(await endPage(answerOf(['<p>All</p></html', '</p>'], false), noEnd).text()).toContain(SCRIPT)
})

test.each([
  ['in an attribute', ['<p><a href="/pro', 'duct/1']],
  ['before an attribute’s value', ['<p><a href', '=']],
  ['in a comment', ['<p>5<!-', '- ']],
])('a page that breaks off %s is closed first', async (_, pieces) => {
  const text = await endPage(answerOf(pieces, true), noEnd).text()
  expect(text).toMatch(new RegExp(`^${pieces.join('')}x"--></style>.*${SCRIPT}$`))
})
