import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { describe, expect, test } from 'vitest'
import { createApiFinder } from '../../tools/browser-apis.ts'

const ASSETS = 'build/client/assets'
const NO_OWN_NAMES = { fields: new Set<string>(), methods: new Set<string>() }
const isPublic = (file: string) => named.has(file)
const isCalculator = (file: string) => file.startsWith('calculator-')
const named = new Set(Array.from(readFileSync('build/shop.json', 'utf8').matchAll(/"\/assets\/([^"]+\.js)"/g), ([, file = '']) => file))
const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'))

describe.each([
  // Written out, so that raising a target of the build fails here (docs/browsers.md).
  {
    name: 'public site',
    files: scripts.filter((file) => isPublic(file) && !isCalculator(file)),
    syntax: ['chrome72', 'safari13'],
    engines: { chrome: 90, safari: 15.4, firefox: 140 },
  },
  {
    name: 'calculator',
    files: scripts.filter(isCalculator),
    syntax: ['chrome80', 'safari13.1'],
    engines: { chrome: 90, safari: 15.4, firefox: 140 },
  },
  {
    name: 'staff area',
    files: scripts.filter((file) => !isPublic(file)),
    syntax: ['chrome106', 'safari16.4'],
    engines: { chrome: 106, safari: 16.4, firefox: 140 },
  },
])('the built scripts of the $name', ({ files, syntax, engines }) => {
  test('have no syntax that the oldest engines cannot parse', async () => {
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      const code = readFileSync(join(ASSETS, file), 'utf8')
      const [asItIs, lowered] = await Promise.all(['esnext', syntax].map((target) => transformWithOxc(code, file, { target })))
      expect(lowered?.code === asItIs?.code, file).toBe(true)
    }
  })

  test('use no function that the oldest engines lack, libraries included', () => {
    const findUses = createApiFinder(engines, NO_OWN_NAMES)
    const uses = files.flatMap((file) => findUses(file, readFileSync(join(ASSETS, file), 'utf8')))
    // CSSStyleSheet is allowed: kit/styles/add-styles.ts has a fallback.
    expect(new Set(uses.map(({ name }) => name).filter((name) => /^[A-Z]|^structuredClone|^\(/.test(name)))).toEqual(
      new Set(uses.some(({ name }) => name === 'CSSStyleSheet') ? ['CSSStyleSheet'] : []),
    )
  })
})
