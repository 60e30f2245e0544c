import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { yieldToEventLoop } from '../yield-to-event-loop.server.ts'

/** Attempts to read a list without a change in between. The result of the last attempt is sent even if the list changed meanwhile. */
const ATTEMPTS = 4

/**
 * Answers with a long list, read and written in batches that yield to other requests. Fields that the schema does not name are
 * removed, as elsewhere. An error in the first batch is answered as usual; a later one cuts the answer off.
 *
 * @param schema schema of an item
 * @param parts batches of some hundreds, in order
 * @param around JSON text before and after the list, if the list is part of an object
 */
export async function sendListInBatches<Item extends z.ZodType>(
  reply: FastifyReply,
  schema: Item,
  parts: AsyncIterable<readonly z.output<Item>[]>,
  around: { head: string; tail: string } = { head: '', tail: '' },
): Promise<FastifyReply> {
  const text = textOf(z.array(schema), parts, around)
  const { value: first } = await text.next()
  return reply.type('application/json; charset=utf-8').send(Readable.from(resumed(String(first), text), { objectMode: false }))
}

/**
 * Like `sendListInBatches`, for a list whose batches must show the same state: all batches are read before the first is sent, and
 * read again if the state has changed meanwhile.
 *
 * @param parts reads the list from its beginning
 * @param readVersion number that every change of the state raises
 */
export async function sendConsistentList<Item extends z.ZodType>(
  reply: FastifyReply,
  schema: Item,
  parts: () => AsyncIterable<readonly z.output<Item>[]>,
  readVersion: () => Promise<number>,
): Promise<FastifyReply> {
  for (let attempt = 1; ; attempt += 1) {
    const version = await readVersion()
    const texts: string[] = []
    for await (const text of textOf(z.array(schema), parts(), { head: '', tail: '' })) texts.push(text)
    if (attempt < ATTEMPTS && (await readVersion()) !== version) continue
    return reply.type('application/json; charset=utf-8').send(Readable.from(texts, { objectMode: false }))
  }
}

async function* resumed(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

async function* textOf(
  schema: z.ZodType,
  parts: AsyncIterable<readonly unknown[]>,
  { head, tail }: { head: string; tail: string },
): AsyncGenerator<string> {
  const start = `${head}[`
  let opening = start
  for await (const part of parts) {
    if (part.length === 0) continue
    yield opening + JSON.stringify(schema.encode(part)).slice(1, -1)
    opening = ','
    await yieldToEventLoop()
  }
  yield (opening === start ? `${start}]` : ']') + tail
}
