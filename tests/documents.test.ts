import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = [...globSync('*.md'), ...globSync('{src,tests,tools,bench}/**/*.md')]
/** A path with a folder in it: `kit/price.ts`, `docs/decisions/0024`. */
const PATH = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|md|css))`/g

test.each(documents)('%s names only existing files', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(PATH)].map(([, path]) => path as string)
  const places = ['', 'src', 'src/features', dirname(document)]
  expect(named.filter((path) => !places.some((place) => existsSync(join(place, path))))).toEqual([])
})

test('every decision named in a document has its record', () => {
  const named = documents.flatMap((document) => readFileSync(document, 'utf8').match(/(?<=docs\/decisions\/)\d{4}/g) ?? [])
  const records = globSync('docs/decisions/*.md').map((path) => path.slice('docs/decisions/'.length, 'docs/decisions/0000'.length))
  expect([...new Set(named)].filter((number) => !records.includes(number))).toEqual([])
})
