import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, inject, test } from 'vitest'
import { describeStartProblem } from '#src/start-problem.ts'
import { listBuiltFiles, readPageAssets } from './built-files.server.ts'

let buildDir: string
const file = (name: string) => join(buildDir, name)

beforeEach(() => {
  buildDir = mkdtempSync(join(inject('runFolder'), 'build-'))
  mkdirSync(file('client/assets'), { recursive: true })
  mkdirSync(file('server'))
  writeFileSync(file('client/assets/early-1.js'), 'early()')
  writeFileSync(file('server/index.js'), 'export const answerPage = 1')
  writeFileSync(file('shop.json'), JSON.stringify({ early: '/assets/early-1.js', files: listBuiltFiles(buildDir) }))
})

/** Returns the sentence that the operator reads when the start fails, or 'none'. */
function refusal(): string {
  try {
    readPageAssets(buildDir)
  } catch (error) {
    return describeStartProblem(error, undefined)
  }
  return 'none'
}

test('a complete build returns the addresses for documents', () => {
  expect(readPageAssets(buildDir)).toEqual({ early: '/assets/early-1.js' })
  // The cache of compiled code is not part of the build.
  mkdirSync(file('compiled'))
  expect(refusal()).toBe('none')
})

test.each([
  ['the whole folder', () => rmSync(buildDir, { recursive: true }), 'shop.json is missing'],
  ['the list', () => rmSync(file('shop.json')), 'shop.json is missing'],
  ['the end of the list', () => writeFileSync(file('shop.json'), '{"early": "/as'), 'shop.json does not list'],
  ['the files of the list', () => writeFileSync(file('shop.json'), '{"early": "/assets/early-1.js"}'), 'shop.json does not list'],
  ['a file for browsers', () => rmSync(file('client/assets/early-1.js')), 'client/assets/early-1.js is missing'],
  ['the end of the bundle', () => writeFileSync(file('server/index.js'), 'export'), 'server/index.js has 6 bytes in place of 27'],
])('without %s the start is refused with a sentence', (_, harm, reason) => {
  harm()
  expect(refusal()).toMatch(/^The built pages are incomplete: .* start with "npm start".*unpack/)
  expect(refusal()).toContain(reason)
  expect(refusal()).not.toMatch(/\n\s+at /)
})
