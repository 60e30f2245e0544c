import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Plugin, build as viteBuild } from 'vite'
import { confinedStyles } from '../src/kit/used-styles.ts'
import { inEveryDocument } from '../src/ui/site/in-every-document.ts'
import { publicTarget } from './browser-targets.ts'
import { bundle, CLIENT, FINGERPRINT } from './bundle.ts'

const LANGUAGES = ['es', 'de', 'en'] as const
const GROUPS = ['home', 'product', 'contact', 'cart'] as const
/** Stands in the cart alone, and comes when the address carries an order: what both use is in the cart's file. */
const OFFER = 'offer'
const FRAMEWORK = 'hydrate'

export type Islands = {
  /** What all groups share: React, and what brings an element to life. */
  react: string
  groups: Record<string, { file: string; texts: Record<string, string> }>
  /** The cart as it is shown at once, by language. */
  sketches: Record<string, string>
}

type Chunk = { type: 'chunk'; name: string; fileName: string; code: string; imports: string[]; isEntry: boolean }

/**
 * Builds what lives in public documents: one file a group of islands, one that they share, and the texts that each group
 * can say in each language.
 *
 * @param sheet the visitors' whole sheet, of which the open cart brings what it uses
 */
export async function buildIslands(sheet: string): Promise<Islands> {
  const ofCart = new Set<string>()
  const chunks = await buildGroups(partsOf(['src/islands/cart.tsx', 'src/islands/offer.tsx'], ofCart))
  const chunkOf = (name: string) => {
    const chunk = chunks.find((one) => one.isEntry && one.name === name)
    if (!chunk) throw new Error(`the build has left no file for the islands of ${name}`)
    return chunk
  }
  const shared = chunkOf(FRAMEWORK)
  const sketchCode = await codeOf('src/islands/sketch/sketch.ts')
  const groups: Islands['groups'] = {}
  for (const name of GROUPS) {
    const chunk = ofNamed(chunkOf(name), [shared])
    // The sketch of the cart is always there before the cart, and hands its texts on.
    const isSaid = saidBy(chunk.code + shared.code, name === 'cart' ? sketchCode : '')
    groups[name] = { file: `/${chunk.fileName}`, texts: await textsOf(name, isSaid) }
  }
  const cart = chunkOf('cart')
  const offer = ofNamed(chunkOf(OFFER), [shared, cart])
  const offerTexts = await textsOf(OFFER, saidBy(offer.code, sketchCode + shared.code + cart.code))

  const sources = [...ofCart, 'src/islands/sketch/markup.ts', 'src/islands/sketch/dialog.ts']
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const confined = confinedStyles(sheet, classesIn(sources), '#cart', inEveryDocument)
  if (confined.includes('^')) throw new Error('the open cart has a rule with the sign that stands for its place')
  // Said with each of a hundred rules, the place would be more than a sign even when packed.
  const styles = confined.replaceAll(':where(#cart,#cart *)', '^')
  const sketches: Record<string, string> = {}
  for (const language of LANGUAGES)
    sketches[language] = await bundle(`src/islands/sketch/${language}.ts`, 'es', `sketch-${language}`, {
      plugins: [onlyTexts(saidBy(sketchCode))],
      define: { __CART_STYLES__: JSON.stringify(styles), __OFFER_FILES__: JSON.stringify(` /${offer.fileName} ${offerTexts[language]}`) },
    })
  return { react: `/${shared.fileName}`, groups, sketches }
}

/** A file that is named by nobody would be asked for only after the first ones have come. */
function ofNamed(chunk: Chunk, named: readonly Chunk[]): Chunk {
  const others = chunk.imports.filter((file) => named.every(({ fileName }) => file !== fileName))
  if (others.length > 0) throw new Error(`the islands of ${chunk.name} need ${others.join(', ')} besides what comes with them`)
  return chunk
}

async function textsOf(group: string, isSaid: IsSaid): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const language of LANGUAGES) texts[language] = await buildTexts(group, language, isSaid)
  return texts
}

async function buildGroups(plugin: Plugin): Promise<Chunk[]> {
  const result = await viteBuild({
    configFile: false,
    logLevel: 'warn',
    plugins: [plugin],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: publicTarget,
      outDir: CLIENT,
      emptyOutDir: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rollupOptions: {
        input: Object.fromEntries([FRAMEWORK, ...GROUPS, OFFER].map((name) => [name, `src/islands/${name}.tsx`])),
        // The shared file says more than its entry does.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: `assets/[name]-${FINGERPRINT}.js`,
          // One file for all that several groups use: on a slow line each request costs more than a few unused lines.
          codeSplitting: {
            groups: [
              { name: (id, modules) => (homeOf(id, modules) === FRAMEWORK ? FRAMEWORK : null), priority: 2, debugName: 'shared' },
              { name: (id, modules) => (homeOf(id, modules) === 'cart' ? 'cart' : null), priority: 1, debugName: 'cart' },
            ],
          },
        },
      },
    },
  })
  const [output] = [result].flat() as { output: (Chunk | { type: 'asset' })[] }[]
  return (output?.output ?? []).filter((one): one is Chunk => one.type === 'chunk')
}

/** What a file and all that it imports become; nothing is written. */
async function codeOf(input: string): Promise<string> {
  const rollupOptions = { input, preserveEntrySignatures: 'strict' as const }
  const result = await viteBuild({ configFile: false, logLevel: 'warn', build: { target: publicTarget, write: false, rollupOptions } })
  const [output] = [result].flat() as { output: Chunk[] }[]
  return output?.output[0]?.code ?? ''
}

type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/**
 * Where a module stands that is not its group's alone. In the shared file: React, what brings elements to life, and
 * whatever more than one group imports, directly or through others. In the cart's: what only an order by link uses besides.
 */
function homeOf(id: string, modules: Modules): string | null {
  if (/node_modules|rolldown\/runtime/.test(id) || id.endsWith(`/islands/${FRAMEWORK}.tsx`)) return FRAMEWORK
  const users = usersOf(id, modules, new Set())
  const others = [...users].filter((user) => user !== OFFER)
  return others.length > 1 ? FRAMEWORK : others[0] === 'cart' ? 'cart' : null
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

/** Areas of texts: the folders beside the texts that every page shows. */
function areas(): string[] {
  return readdirSync('src/i18n/site', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

type SyntaxNode = { type: string; start: number; end: number; key?: { value?: unknown }; properties?: SyntaxNode[] }

type IsSaid = (key: string) => boolean

/** Which texts some code says, and `other` does not. */
function saidBy(code: string, other = ''): IsSaid {
  const whole = new Set(Array.from(code.matchAll(/["'`]([a-z]\w*\.[\w.]+)["'`]/g), ([, key = '']) => key))
  const beginnings = Array.from(code.matchAll(/`([a-z]\w*\.[\w.]*)\$\{/g), ([, start = '']) => start)
  const isOthers = other ? saidBy(other) : () => false
  return (key) => !isOthers(key) && (whole.has(key) || beginnings.some((start) => key.startsWith(start)))
}

/** Leaves out of the catalogues what nobody says. */
function onlyTexts(isSaid: IsSaid): Plugin {
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

/** Notes down the components that entries are made of, by their files. */
function partsOf(entries: readonly string[], found: Set<string>): Plugin {
  return {
    name: 'parts',
    buildEnd() {
      const visit = (id: string): void => {
        if (found.has(id) || !/\/src\/.*\.tsx$/.test(id)) return
        found.add(id)
        this.getModuleInfo(id)?.importedIds.forEach(visit)
      }
      for (const entry of entries) visit(resolve(entry))
    },
  }
}

/** Every word of a component's source that stands where its classes do; of what is put together there its strings alone. */
function classesIn(code: string): string[] {
  const places = code.match(/class(?:Name)? ?= ?(?:"[^"]*"|'[^']*'|\{`[^`]*`\}|\{[^}]*\})/g) ?? []
  const stringsOf = (code: string) => (code.match(/(["'`]).*?\1/g) ?? []).join(' ')
  return places.flatMap((place) => place.replace(/\{([^{}]*)\}/g, (_, code: string) => ` ${stringsOf(code)} `).split(/["'`{}$\s]+/))
}
