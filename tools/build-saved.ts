import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import type { Program } from '../src/early/saving/program-files.ts'
import { bundleInMemory, createKeyTest, usedTextsPlugin } from './build-islands.ts'
import { bundle, CLIENT } from './bundle.ts'
import { languageScript, languageScriptsPlugin } from './language-scripts.ts'
import { overlayStyles, type Stylesheet } from './overlay-styles.ts'

const LANGUAGES = { es: 'spanish', de: 'german', en: 'english' } as const
type Language = keyof typeof LANGUAGES
/** Modules that the saved pages replace, each with its smaller replacement in src/saved/rendering. */
const standIns: Record<string, string> = {
  react: 'react',
  'react-dom': 'react',
  'react/jsx-runtime': 'element',
  'react-router': 'router',
  '#features/media/picture.tsx': 'picture.tsx',
  '#ui/site/island.tsx': 'island.tsx',
  // Modules that only a live inquiry form needs: drafts, the cart, sending.
  '#features/cart/screen/use-cart.ts': 'form.tsx',
  '#features/inquiries/form/queue-notes.tsx': 'form.tsx',
  './contact-cart.tsx': 'form.tsx',
  './draft.ts': 'form.tsx',
  './person.ts': 'form.tsx',
  './typed-early.ts': 'form.tsx',
  './use-sending.ts': 'form.tsx',
}

/** Replaces React and parts of live pages with modules that render once, without React. */
const standInsPlugin: Plugin = {
  name: 'saved-stand-ins',
  enforce: 'pre',
  resolveId(id) {
    const name = standIns[id]
    return name && resolve('src/saved/rendering', name.endsWith('.tsx') ? name : `${name}.ts`)
  },
}

/** Files with the sentences about compatibility (i18n/findings), one per language. */
const FINDINGS = /\/i18n\/findings\/(es|de|en)\.ts$/

/** Keeps the search's words (features/search/languages/all.ts) and the findings' sentences of one language only. */
const oneLanguagePlugin = (language: Language): Plugin => {
  const words = LANGUAGES[language]
  return {
    name: 'one-language',
    enforce: 'pre',
    load(id) {
      const [, findingsLanguage] = FINDINGS.exec(id) ?? []
      if (findingsLanguage && findingsLanguage !== language) return `export const ${findingsLanguage} = {}`
      return id.endsWith('/search/languages/all.ts')
        ? `import { ${words}, ${words}Lists } from './${words}.ts'
           export const languageWords = { ${language}: ${words} }
           export const languageLists = { ${language}: ${words}Lists }`
        : undefined
    },
  }
}

type SyntaxNode = { type: string; start: number; end: number; key?: { name?: string }; value?: SyntaxNode; properties?: SyntaxNode[] }

/** Empties the texts of other languages in records of features such as `{ es: 'Fases', de: 'Phasen', en: 'Phases' }`. */
const ownTextsPlugin = (language: Language): Plugin => ({
  name: 'own-texts',
  transform(code, id) {
    if (!id.includes('/src/features/')) return null
    const foreign: SyntaxNode[] = []
    const look = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      const { properties = [] } = node as SyntaxNode
      const isByLanguage = Object.keys(LANGUAGES).every((name) => properties.some(({ key }) => key?.name === name))
      for (const { key, value } of isByLanguage ? properties : [])
        if (value && key?.name !== language && /^(?:String|Template)?Literal$/.test(value.type)) foreign.push(value)
      Object.values(node).forEach(look)
    }
    look(this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }))
    return foreign.reduceRight((left, { start, end }) => `${left.slice(0, start)}''${left.slice(end)}`, code)
  },
})

/** Largest piece of a program, in bytes before compression: 40 KB after it. */
const MAX_PIECE = 130_000

type Needed = {
  /** Further scripts that saved pages need, by language. */
  others: readonly Record<string, string>[]
  /** Built files that the service worker stores in a language, by the address at which it loads them. */
  worker: (language: Language) => Record<string, string>
}

/**
 * Builds, for each language, the script that shows a saved catalogue: pages of the site, search, and the styles of both.
 *
 * @param calculator address of the calculator's script
 */
export async function buildSavedCatalogueScripts(
  sheet: Stylesheet,
  calculator: string,
  { others, worker }: Needed,
): Promise<Record<Language, Program>> {
  const programs = {} as Record<Language, Program>
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const plugins = [languageScriptsPlugin, standInsPlugin, oneLanguagePlugin(language), ownTextsPlugin(language)]
    const input = languageScript('saved', language)
    const code = await bundleInMemory('src/saved/saved.ts', plugins)
    // Every word of the code that might be the name of a class.
    const classes = [...new Set(code.match(/[^\s"'`<>=;{}$]+/g))].join(' ')
    const address = await bundle(input, 'es', `saved-${language}`, {
      plugins: [...plugins, usedTextsPlugin(createKeyTest(code))],
      define: { ...overlayStyles(sheet, `class="${classes}"`), __CALCULATOR__: JSON.stringify(calculator) },
    })
    const files = compressedSizes([address, ...others.map((files) => files[language] ?? '')].map((file) => [file, file]))
    const script = readFileSync(join(CLIENT, address))
    programs[language] = {
      ...{ address, files, pieces: writePieces(script, language) },
      bytes: Object.values(files).reduce((sum, bytes) => sum + bytes),
      share: (files[address] ?? 0) / script.length,
      worker: compressedSizes(Object.entries(worker(language))),
    }
  }
  return programs
}

/** Compressed bytes of built files. @param files pairs of the address at which browsers load a file, and its address in the build */
const compressedSizes = (files: readonly (readonly [string, string])[]): Record<string, number> =>
  Object.fromEntries(files.map(([address, file]) => [address, brotliCompressSync(readFileSync(join(CLIENT, file))).length]))

/** Writes a script in pieces of equal length, from which a browser completes it after its download was cut. */
function writePieces(script: Buffer, language: Language): Program['pieces'] {
  const pieceLength = Math.ceil(script.length / Math.ceil(script.length / MAX_PIECE))
  const pieces: Record<string, number> = {}
  for (let start = 0; start < script.length; start += pieceLength) {
    const piece = script.subarray(start, start + pieceLength)
    const hash = createHash('sha256').update(piece).digest('base64url').slice(0, 6)
    const address = `/assets/saved-${language}-${Object.keys(pieces).length + 1}-${hash}.bin`
    writeFileSync(join(CLIENT, address), piece)
    pieces[address] = piece.length
  }
  return pieces
}
