import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Plugin, runnerImport, build as viteBuild } from 'vite'
import { publicTarget } from './browser-targets.ts'
import { bundle, CLIENT, FINGERPRINT } from './bundle.ts'
import { cartTemplatesPlugin, type RenderTemplates, TEMPLATES } from './cart-templates.ts'
import { areas, languageScript, languageScriptsPlugin } from './language-scripts.ts'
import { overlayStyles, type Stylesheet } from './overlay-styles.ts'

const LANGUAGES = ['es', 'de', 'en'] as const
const GROUPS = ['home', 'product', 'contact'] as const
const FRAMEWORK = 'hydrate'

export type Islands = {
  /** File that all groups share: React and the hydration of an element. */
  react: string
  groups: Record<string, { file: string; texts: Record<string, string> }>
  /** The cart, by language; and its part that asks the shop. */
  carts: Record<string, string>
  online: Record<string, string>
}

type Chunk = { type: 'chunk'; name: string; fileName: string; code: string; imports: string[]; isEntry: boolean }

/**
 * Builds what lives in public documents: one file a group of islands, one that they share, the texts that each group can
 * say in each language, and the cart.
 *
 * @param sheet the full public stylesheet, of which the cart's file gets the rules it uses
 */
export async function buildIslands(sheet: Stylesheet): Promise<Islands> {
  const chunks = await buildGroups()
  const chunkOf = (name: string) => {
    const chunk = chunks.find((one) => one.isEntry && one.name === name)
    if (!chunk) throw new Error(`the build has left no file for the islands of ${name}`)
    return chunk
  }
  const shared = chunkOf(FRAMEWORK)
  const groups: Islands['groups'] = {}
  for (const name of GROUPS) {
    const chunk = ofNamed(chunkOf(name), shared)
    const isSaid = saidBy(chunk.code + shared.code)
    const texts: Record<string, string> = {}
    for (const language of LANGUAGES) texts[language] = await buildTexts(name, language, isSaid)
    groups[name] = { file: `/${chunk.fileName}`, texts }
  }
  return { react: `/${shared.fileName}`, groups, ...(await buildCarts(sheet)) }
}

/** Builds the cart of each language, and with it the file that asks the shop. */
async function buildCarts(sheet: Stylesheet): Promise<Pick<Islands, 'carts' | 'online'>> {
  const { module: templates } = await runnerImport<{ renderCartTemplates: RenderTemplates }>(resolve(`.${TEMPLATES}`), {
    configFile: false,
    logLevel: 'warn',
  })
  const plugins = [languageScriptsPlugin, cartTemplatesPlugin(async () => templates)]
  const inTemplates = LANGUAGES.map((language) => Object.values(templates.renderCartTemplates(language)).join('')).join('')
  const styles = overlayStyles(sheet, `${inTemplates}class="dlg"`)
  const isSaid = saidBy(await codeOf('src/islands/cart/cart.ts'))
  const isSaidOnline = saidBy(await codeOf('src/islands/cart/online/online.ts'))
  const carts: Record<string, string> = {}
  const onlineParts: Record<string, string> = {}
  for (const language of LANGUAGES) {
    const online = await bundle(languageScript('online', language), 'es', `online-${language}`, {
      plugins: [...plugins, onlyTexts(isSaidOnline)],
    })
    onlineParts[language] = online
    carts[language] = await bundle(languageScript('cart', language), 'es', `cart-${language}`, {
      plugins: [...plugins, onlyTexts(isSaid)],
      define: { ...styles, __CART_ONLINE__: JSON.stringify(online) },
    })
  }
  return { carts, online: onlineParts }
}

/** A file that is named by nobody would be asked for only after the first ones have come. */
function ofNamed(chunk: Chunk, shared: Chunk): Chunk {
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
        // The shared file says more than its entry does.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: `assets/[name]-${FINGERPRINT}.js`,
          // One file for all that several groups use: on a slow line each request costs more than a few unused lines.
          codeSplitting: {
            groups: [{ name: (id, modules) => (isShared(id, modules) ? FRAMEWORK : null), debugName: 'shared' }],
          },
        },
      },
    },
  })
  const [output] = [result].flat() as { output: (Chunk | { type: 'asset' })[] }[]
  return (output?.output ?? []).filter((one): one is Chunk => one.type === 'chunk')
}

/** What a file and all that it imports become; nothing is written. */
export async function codeOf(input: string, plugins: Plugin[] = []): Promise<string> {
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

/** Whether a module is part of the shared file: React, what brings elements to life, and whatever several groups import. */
function isShared(id: string, modules: Modules): boolean {
  return /node_modules|rolldown\/runtime/.test(id) || id.endsWith(`/islands/${FRAMEWORK}.tsx`) || usersOf(id, modules, new Set()).size > 1
}

function usersOf(id: string, modules: Modules, seen: Set<string>): Set<string> {
  const [, entry] = /\/src\/islands\/(\w+)\.tsx$/.exec(id) ?? []
  if (entry) return new Set([entry])
  if (seen.has(id)) return new Set()
  seen.add(id)
  return new Set((modules.getModuleInfo(id)?.importers ?? []).flatMap((importer) => [...usersOf(importer, modules, seen)]))
}

/** The texts that a group can say: those whose keys stand in its code, whole or, where a key is put together, by their beginning. */
async function buildTexts(group: string, language: string, isSaid: IsSaid): Promise<string> {
  const id = `virtual:texts-${group}-${language}`
  const files = [`src/i18n/site/${language}.ts`, ...areas().map((area) => `src/i18n/site/${area}/${language}.ts`)].filter((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/^ {2}'([\w.]+)':/gm), ([, key = '']) => key).some(isSaid),
  )
  const source = `${files.map((file, at) => `import { ${language} as t${at} } from '/${file}'`).join(';')};export const ${language} = {${files.map((_, at) => `...t${at}`).join(',')}}`
  const virtual: Plugin = {
    name: 'texts',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) => (asked === `\0${id}` ? source : undefined),
  }
  return bundle(id, 'es', `${group}-${language}`, { plugins: [virtual, onlyTexts(isSaid)] })
}

type SyntaxNode = { type: string; start: number; end: number; key?: { value?: unknown }; properties?: SyntaxNode[] }

type IsSaid = (key: string) => boolean

/** Which texts some code says. */
export function saidBy(code: string): IsSaid {
  const whole = new Set(Array.from(code.matchAll(/["'`]([a-z]\w*\.[\w.]+)["'`]/g), ([, key = '']) => key))
  const beginnings = Array.from(code.matchAll(/`([a-z]\w*\.[\w.]*)\$\{/g), ([, start = '']) => start)
  return (key) => whole.has(key) || beginnings.some((start) => key.startsWith(start))
}

/** Leaves out of the catalogues what nobody says. */
export function onlyTexts(isSaid: IsSaid): Plugin {
  return {
    name: 'only-texts',
    transform(text, id) {
      if (!/\/src\/i18n\/site\/.*(?:es|de|en)\.ts$/.test(id)) return null
      const unsaid: SyntaxNode[] = []
      const look = (node: unknown): void => {
        if (typeof node !== 'object' || node === null) return
        for (const one of (node as SyntaxNode).properties ?? [])
          if (typeof one.key?.value === 'string' && one.key.value.includes('.') && !isSaid(one.key.value)) unsaid.push(one)
        Object.values(node).forEach(look)
      }
      look(this.parse(text, { lang: 'ts' }))
      return unsaid.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ''), text)
    },
  }
}
