import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import { build as viteBuild } from 'vite'
import { flattenLayers, parseSheet, printRules } from '../src/kit/styles/style-sheet.ts'
import { listBuiltFiles } from '../src/platform/pages/built-files.server.ts'
import { savedPaths } from '../src/saved/saved-paths.ts'
import { calculatorTarget, publicTarget } from './browser-targets.ts'
import { buildIslands } from './build-islands.ts'
import { buildSavedCatalogueScripts } from './build-saved.ts'
import { bundle, CLIENT, markEnd } from './bundle.ts'
import { type LanguageScriptName, languageScript, languageScriptsPlugin } from './language-scripts.ts'
import { overlayStyles, type Stylesheet } from './overlay-styles.ts'

const LANGUAGES = ['es', 'de', 'en'] as const
type Language = (typeof LANGUAGES)[number]
const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|bin)$/

/**
 * Builds the pages, the islands and the early script into `build/`, compresses every asset as small as it gets, and writes
 * `build/shop.json`: the addresses that the server puts into documents, and all files with their sizes.
 */
export async function build(): Promise<void> {
  rmSync('build', { recursive: true, force: true })
  execFileSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const sheet = await buildSheet()
  const early = await bundle('src/early/early.ts', 'iife', 'early')
  const sharp = await bundle('src/early/sharp-pictures.ts', 'es', 'sharp')
  const late = await bundle('src/early/late-visits.ts', 'es', 'late')
  const sync = await bundle('src/early/background-sync.ts', 'es', 'sync')
  const ownBytes = await bundle('src/early/own-bytes.ts', 'es', 'own-bytes')
  const forms = await bundle('src/early/queued-forms.ts', 'es', 'forms', {
    define: { __LATE_VISITS__: JSON.stringify(late), __BACKGROUND_SYNC__: JSON.stringify(sync) },
  })
  const money = await bundle('src/islands/cart/second-currency.ts', 'es', 'money')
  const dataUse = await bundle('src/early/data-use.ts', 'es', 'data-use')
  const calculator = await bundle('src/early/calculator/calculator.ts', 'es', 'calculator', { target: calculatorTarget })
  /** @param markup source files with the markup that the script opens over the page */
  const inEachLanguage = async (
    name: LanguageScriptName,
    markup: readonly string[] = [],
    define = (_: Language): Record<string, string> => ({}),
  ) => {
    const styles = overlayStyles(sheet, markup.map((file) => readFileSync(file, 'utf8')).join())
    const files: Record<string, string> = {}
    for (const language of LANGUAGES)
      files[language] = await bundle(languageScript(name, language), 'es', `${name}-${language}`, {
        plugins: [languageScriptsPlugin],
        define: { ...styles, ...define(language) },
      })
    return files
  }
  const gates = await inEachLanguage('gate', ['src/early/gate/gate.ts', 'src/early/gate/screens.ts'])
  const compare = await inEachLanguage('compare')
  const carries = await inEachLanguage('carries')
  const compared = await inEachLanguage('compared', ['src/early/compared/compared.ts'])
  const connection = await bundle('src/early/connection.ts', 'es', 'connection', {
    define: { __FORMS__: JSON.stringify(forms), __COMPARED__: JSON.stringify(compared) },
  })
  const suggests = await inEachLanguage('suggest')
  const more = await inEachLanguage('more')
  const cookies = await inEachLanguage('cookies', ['src/early/consent/consent.ts'])
  const islands = await buildIslands(sheet, compared)
  const offlineFiles = (language: string) => [
    ...[early, forms, late, sync, connection, ownBytes, calculator],
    ...[islands.carts, islands.online, compare, carries, compared].map((files) => files[language] as string),
  ]
  const offline = Object.fromEntries(LANGUAGES.map((language) => [language, offlineFiles(language)]))
  const worker = {
    on: await bundle('src/worker/worker.ts', 'iife', 'worker', {
      define: {
        __OFFLINE_FILES__: JSON.stringify(offline),
        __CONNECTION__: JSON.stringify(connection),
        __OWN_BYTES__: JSON.stringify(ownBytes),
        __SAVED_PATHS__: JSON.stringify(Object.values(savedPaths).join('|')),
      },
    }),
    off: await bundle('src/worker/worker-off.ts', 'iife', 'worker-off'),
  }
  const programs = await buildSavedCatalogueScripts(sheet, calculator, {
    others: [suggests],
    // Every page has loaded the early script.
    worker: (language) => ({
      '/worker.js': worker.on,
      ...Object.fromEntries(offlineFiles(language).flatMap((file) => (file === early ? [] : [[file, file]]))),
    }),
  })
  const savings = await inEachLanguage('saving', [], (language) => ({ __SAVED_PROGRAM__: JSON.stringify(programs[language]) }))
  for (const name of readdirSync(join(CLIENT, 'assets'))) if (COMPRESSIBLE.test(name)) compress(join(CLIENT, 'assets', name))
  const named = {
    early,
    sharp,
    forms,
    connection,
    dataUse,
    money,
    worker,
    more,
    calculator,
    cookies,
    gates,
    compare,
    carries,
    suggests,
    savings,
    ...islands,
    files: listBuiltFiles('build'),
  }
  writeFileSync('build/shop.json', JSON.stringify(named, null, 2))
}

/**
 * Writes the full public stylesheet without cascade layers. Scripts that open something over a page include parts of it
 * (overlay-styles.ts); old browsers load the whole file.
 */
async function buildSheet(): Promise<Stylesheet> {
  const text = printRules(flattenLayers(parseSheet(await compileSheet())))
  const address = `/assets/site-${createHash('sha256').update(text).digest('base64url').slice(0, 6)}.css`
  writeFileSync(join(CLIENT, address), text)
  markEnd(address)
  return { address, text }
}

/** Compiles the full public stylesheet with its layers, in syntax for the oldest supported browsers. */
export async function compileSheet(): Promise<string> {
  const result = await viteBuild({
    configFile: false,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    build: { cssTarget: publicTarget, write: false, assetsInlineLimit: 0, rollupOptions: { input: 'src/ui/site.css' } },
  })
  const [{ output = [] } = {}] = [result].flat() as { output?: { fileName: string; source?: string }[] }[]
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'))?.source
  if (!sheet) throw new Error('the build has left no sheet of the public site')
  return String(sheet)
}

function compress(file: string): void {
  const bytes = readFileSync(file)
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  )
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}

if (import.meta.main) await build()
