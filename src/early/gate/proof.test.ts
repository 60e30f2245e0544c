import { createHash } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { expect, test } from 'vitest'
import { solve } from './proof.ts'
import { blockOf, hashBlock } from './sha256.ts'

test('hashBlock computes the same SHA-256 as Node', () => {
  for (const text of ['', 'abc', 'x'.repeat(36), 'ñandú ☀', 'y'.repeat(55)]) {
    const words = new Int32Array(8)
    hashBlock(blockOf(new TextEncoder().encode(text)), words)
    const view = new DataView(new ArrayBuffer(32))
    words.forEach((word, at) => {
      view.setInt32(at * 4, word)
    })
    expect(Buffer.from(view.buffer).toString('hex')).toBe(createHash('sha256').update(text).digest('hex'))
  }
})

const made = (counter: number) =>
  createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter,
    deriveKey,
    data: { most: 20_000 },
    hmacSignatureSecret: 'a',
    hmacKeySignatureSecret: 'a',
  })

test.each([0, 1, 511, 512, 20_000])('the proof of work finds the number that the server chose: %i', async (counter) => {
  const challenge = await made(counter)
  const proof = await solve(challenge.parameters as never)
  expect(proof?.counter).toBe(counter)
  const verdict = await verifySolution({
    challenge,
    solution: proof as never,
    deriveKey,
    hmacSignatureSecret: 'a',
    hmacKeySignatureSecret: 'a',
  })
  expect(verdict.verified).toBe(true)
})

test('the proof of work can be stopped', async () => {
  const { parameters } = await made(0)
  expect(await solve({ ...(parameters as never as object), keyPrefix: 'f'.repeat(32) } as never, undefined, () => true)).toBeUndefined()
})
