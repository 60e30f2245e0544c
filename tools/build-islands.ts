import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Plugin, runnerImport, build as viteBuild } from 'vite'
import { publicTarget } from './browser-targets.ts'
import { bundle, CLIENT, FINGERPRINT, markEnd } from './bundle.ts'
import { cartTemplatesPlugin, type RenderTemplates, TEMPLATES_MODULE } from './cart-templates.ts'
import { languageScript, languageScriptsPlugin, listTextAreas } from './language-scripts.ts'
import { overlayStyles, type Stylesheet } from './overlay-styles.ts'

const LANGUAGES = ['es', 'de', 'en'] as const
const GROUPS = ['home', 'product', 'contact'] as const
const FRAMEWORK = 'hydrate'

export type Islands = {
  /** Address of the file that all groups share: React and the hydration of an element. */
  react: string
  groups: Record<string, { file: string; texts: Record<string, string> }>
  /** Addresses of the cart's scripts by language. */
  carts: Record<string, string>
  /** Addresses by language of the scripts with which the cart queries the server. */
  online: Record<string, string>
}

type Chunk = { type: 'chunk'; name: string; fileName: string; code: string; imports: string[]; isEntry: boolean }

/**
 * Builds the islands of public documents: a script for each group, a script that the groups share, the texts of each group
 * by language, and the cart.
 *
 * @param sheet full public stylesheet; the cart's script includes the rules that it uses
 * @param onDevice addresses by language of the script that finds an order's products on the device
 */
export async function buildIslands(sheet: Stylesheet, onDevice: Record<string, string>): Promise<Islands> {
  const chunks = await buildGroups()
  const chunkOf = (name: string) => {
    const chunk = chunks.find((one) => one.isEntry && one.name === name)
    if (!chunk) throw new Error(`the build has left no file for the islands of ${name}`)
    return chunk
  }
  const shared = chunkOf(FRAMEWORK)
  const groups: Islands['groups'] = {}
  for (const name of GROUPS) {
    const chunk = requireNamedImports(chunkOf(name), shared)
    const isUsed = createKeyTest(chunk.code + shared.code)
    const texts: Record<string, string> = {}
    for (const language of LANGUAGES) texts[language] = await buildTexts(name, language, isUsed)
    groups[name] = { file: `/${chunk.fileName}`, texts }
  }
  return { react: `/${shared.fileName}`, groups, ...(await buildCarts(sheet, onDevice)) }
}

/** Builds two scripts per language: the cart, and the part of it that queries the server. */
async function buildCarts(sheet: Stylesheet, onDevice: Record<string, string>): Promise<Pick<Islands, 'carts' | 'online'>> {
  const { module: templates } = await runnerImport<{ renderCartTemplates: RenderTemplates }>(resolve(`.${TEMPLATES_MODULE}`), {
    configFile: false,
    logLevel: 'warn',
  })
  const plugins = [languageScriptsPlugin, cartTemplatesPlugin(async () => templates)]
  const inTemplates = LANGUAGES.map((language) => Object.values(templates.renderCartTemplates(language)).join('')).join('')
  const styles = overlayStyles(sheet, `${inTemplates}class="dlg"`)
  const isUsed = createKeyTest(await bundleInMemory('src/islands/cart/cart.ts'))
  const isUsedOnline = createKeyTest(await bundleInMemory('src/islands/cart/online/online.ts'))
  const carts: Record<string, string> = {}
  const onlineParts: Record<string, string> = {}
  for (const language of LANGUAGES) {
    const online = await bundle(languageScript('online', language), 'es', `online-${language}`, {
      plugins: [...plugins, usedTextsPlugin(isUsedOnline)],
      define: { __ON_DEVICE__: JSON.stringify(onDevice[language]) },
    })
    onlineParts[language] = online
    carts[language] = await bundle(languageScript('cart', language), 'es', `cart-${language}`, {
      plugins: [...plugins, usedTextsPlugin(isUsed)],
      define: { ...styles, __CART_ONLINE__: JSON.stringify(online) },
    })
  }
  return { carts, online: onlineParts }
}

/** Throws if a group imports other files than the shared one: no document names those, so they would load late. */
function requireNamedImports(chunk: Chunk, shared: Chunk): Chunk {
  const others = chunk.imports.filter((file) => file !== shared.fileName)
  if (others.length > 0) throw new Error(`the islands of ${chunk.name} need ${others.join(', ')} besides what comes with them`)
  return chunk
}

async function buildGroups(): Promise<Chunk[]> {
  const result = await viteBuild({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: publicTarget,
      outDir: CLIENT,
      emptyOutDir: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rollupOptions: {
        input: Object.fromEntries([FRAMEWORK, ...GROUPS].map((name) => [name, `src/islands/${name}.tsx`])),
        // The shared file exports more than its entry does.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: `assets/[name]-${FINGERPRINT}.js`,
          // One file for all modules that several groups use: on a slow connection a request costs more than some unused code.
          codeSplitting: {
            groups: [{ name: (id, modules) => (isShared(id, modules) ? FRAMEWORK : null), debugName: 'shared' }],
          },
        },
      },
    },
  })
  const [output] = [result].flat() as { output: (Chunk | { type: 'asset' })[] }[]
  const chunks = (output?.output ?? []).filter((one): one is Chunk => one.type === 'chunk')
  for (const { fileName } of chunks) markEnd(`/${fileName}`)
  return chunks
}

/** Bundles a file with its imports and returns the code, without writing a file. */
export async function bundleInMemory(input: string, plugins: Plugin[] = []): Promise<string> {
  const rollupOptions = { input, preserveEntrySignatures: 'strict' as const }
  const result = await viteBuild({
    configFile: false,
    logLevel: 'warn',
    plugins,
    build: { target: publicTarget, write: false, rollupOptions },
  })
  const [output] = [result].flat() as { output: Chunk[] }[]
  return output?.output[0]?.code ?? ''
}

type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** True for modules of the shared file: React, the hydration of islands, and modules that several groups import. */
function isShared(id: string, modules: Modules): boolean {
  return /node_modules|rolldown\/runtime/.test(id) || id.endsWith(`/islands/${FRAMEWORK}.tsx`) || usersOf(id, modules, new Set()).size > 1
}

/** Names of the groups that import a module, directly or through other modules. */
function usersOf(id: string, modules: Modules, seen: Set<string>): Set<string> {
  const [, entry] = /\/src\/islands\/(\w+)\.tsx$/.exec(id) ?? []
  if (entry) return new Set([entry])
  if (seen.has(id)) return new Set()
  seen.add(id)
  return new Set((modules.getModuleInfo(id)?.importers ?? []).flatMap((importer) => [...usersOf(importer, modules, seen)]))
}

/** Builds a script with the texts in one language that a group's code uses. */
async function buildTexts(group: string, language: string, isUsed: IsUsedKey): Promise<string> {
  const id = `virtual:texts-${group}-${language}`
  const files = [`src/i18n/site/${language}.ts`, ...listTextAreas().map((area) => `src/i18n/site/${area}/${language}.ts`)].filter((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/^ {2}'([\w.]+)':/gm), ([, key = '']) => key).some(isUsed),
  )
  const source = `${files.map((file, at) => `import { ${language} as t${at} } from '/${file}'`).join(';')};export const ${language} = {${files.map((_, at) => `...t${at}`).join(',')}}`
  const virtual: Plugin = {
    name: 'texts',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) => (asked === `\0${id}` ? source : undefined),
  }
  return bundle(id, 'es', `${group}-${language}`, { plugins: [virtual, usedTextsPlugin(isUsed)] })
}

type SyntaxNode = { type: string; start: number; end: number; key?: { value?: unknown }; properties?: SyntaxNode[] }

type IsUsedKey = (key: string) => boolean

/** Returns a test for text keys that some code uses: in full, or as the constant beginning of a template literal. */
export function createKeyTest(code: string): IsUsedKey {
  const whole = new Set(Array.from(code.matchAll(/["'`]([a-z]\w*\.[\w.]+)["'`]/g), ([, key = '']) => key))
  const beginnings = Array.from(code.matchAll(/`([a-z]\w*\.[\w.]*)\$\{/g), ([, start = '']) => start)
  return (key) => whole.has(key) || beginnings.some((start) => key.startsWith(start))
}

/** Removes unused texts from the catalogues in src/i18n/site. */
export function usedTextsPlugin(isUsed: IsUsedKey): Plugin {
  return {
    name: 'only-texts',
    transform(text, id) {
      if (!/\/src\/i18n\/site\/.*(?:es|de|en)\.ts$/.test(id)) return null
      const unused: SyntaxNode[] = []
      const look = (node: unknown): void => {
        if (typeof node !== 'object' || node === null) return
        for (const one of (node as SyntaxNode).properties ?? [])
          if (typeof one.key?.value === 'string' && one.key.value.includes('.') && !isUsed(one.key.value)) unused.push(one)
        Object.values(node).forEach(look)
      }
      look(this.parse(text, { lang: 'ts' }))
      return unused.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ''), text)
    },
  }
}
