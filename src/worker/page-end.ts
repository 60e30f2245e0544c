import { connectionScript } from './kept-page.ts'

const [OPENING, CLOSING] = ['<', '>'].map((bracket) => bracket.charCodeAt(0)) as [number, number]
/** End of every page. Firefox reports an answer that broke off as a whole one. */
const END = '</html>'
/** Ends the tag, attribute or comment in which a page was cut. The letter keeps the quotation mark from opening a value after "=". */
const END_OF_TAG = 'x"-->'
/** Ends elements in which a script would count as text or would not run. Browsers ignore the end tags of other elements. */
const END_OF_TEXT = '</style></script></title></textarea></noscript></template></select></svg>'

/**
 * Adds a script to the end of a page whose answer breaks off after its beginning, since browsers show such a page as if it were whole.
 * The script says that the end is missing (early/connection/cut-page.ts).
 *
 * @param endOfWhole called at the end of a whole page; returns what is added to it
 */
export function endPage(answer: Response, endOfWhole: () => Promise<string>): Response {
  const reader = answer.body?.getReader()
  if (!reader) return answer
  let isInTag = false
  let last = ''
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) {
          if (last !== END) throw done
          const end = await endOfWhole()
          if (end) controller.enqueue(new TextEncoder().encode(end))
          return controller.close()
        }
        const [opened, closed] = [value.lastIndexOf(OPENING), value.lastIndexOf(CLOSING)]
        if (opened !== closed) isInTag = opened > closed
        last = (last + new TextDecoder().decode(value.slice(-END.length))).slice(-END.length)
        controller.enqueue(value)
      } catch {
        controller.enqueue(new TextEncoder().encode((isInTag ? END_OF_TAG : '') + END_OF_TEXT + connectionScript()))
        controller.close()
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return new Response(body, answer)
}
