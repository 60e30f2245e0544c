import { readdirSync } from 'node:fs'
import type { Plugin } from 'vite'

type LanguageScript = {
  /** Module with the factory. */
  source: string
  /** Function that makes the script from the arguments `args`. */
  factory: string
  /** Catalogues of i18n, joined into `texts`: files with all languages, or folders with one file each. */
  catalogues: readonly string[]
  args: readonly string[]
  /** Parts of the result that other scripts use. */
  exports: readonly string[]
}

/** Scripts that are built once per language, with the texts of that language only. */
const languageScripts = {
  gate: early('gate/gate', 'gate', ['open']),
  compare: early('compare/compare', 'compare', ['touch']),
  compared: early('compared/compared', 'compared', ['show', 'open']),
  carries: early('carries/carries', 'carries', ['touch']),
  suggest: early('suggest/suggest', 'suggest'),
  more: early('more/more-products', 'showMore'),
  saving: early('saving/saving', 'saving'),
  cookies: { ...early('consent/consent', 'consent', ['ask', 'openSettings', 'sayNotKept']), catalogues: ['scripts/consent'] },
  cart: {
    source: 'src/islands/cart/cart.ts',
    factory: 'cartFile',
    catalogues: ['site', 'site/cart'],
    args: ['language', 'texts', 'templates.cart'],
    exports: ['open', 'change'],
  },
  online: {
    source: 'src/islands/cart/online/online.ts',
    factory: 'onlineFile',
    catalogues: ['site/cart', 'site/checks'],
    args: ['language', 'texts', '{ findings: templates.findings, linkedOrder: templates.linkedOrder }'],
    exports: ['findProducts', 'makeFindingsPanel', 'openLinkedOrder'],
  },
  saved: {
    source: 'src/saved/saved.ts',
    factory: 'savedPages',
    // The build removes the texts that saved pages do not use.
    catalogues: ['site', ...listTextAreas().map((area) => `site/${area}`)],
    args: ['language', 'texts'],
    exports: ['open', 'answer'],
  },
} as const satisfies Record<string, LanguageScript>
export type LanguageScriptName = keyof typeof languageScripts

/** Lists the folders in src/i18n/site. Each has the texts of one area of the site; the files beside them are for every page. */
export function listTextAreas(): string[] {
  return readdirSync('src/i18n/site', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

function early(path: string, factory: string, exports: readonly string[] = []): LanguageScript {
  const [folder = ''] = path.split('/')
  return { source: `src/early/${path}.ts`, factory, catalogues: [`scripts/${folder}`], args: ['texts'], exports }
}

/** Module name of a script in one language, for the build and for addresses in development. */
export const languageScript = (name: LanguageScriptName, language: string): string => `virtual:script/${name}/${language}`
const NAME = /^virtual:script\/(\w+)\/(es|de|en)$/

/** Vite plugin that provides the modules that `languageScript` names. */
export const languageScriptsPlugin: Plugin = {
  name: 'language-scripts',
  resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
  load(id) {
    const [, name, language] = NAME.exec(id.slice(1)) ?? []
    return name === undefined ? undefined : sourceOf(languageScripts[name as LanguageScriptName], language as string)
  },
}

function sourceOf({ source, factory, catalogues, args, exports }: LanguageScript, language: string): string {
  const imports = catalogues.map((name, at) => `import { ${language} as texts${at} } from '/src/i18n/${fileOf(name, language)}.ts'`)
  return [
    ...imports,
    ...(args.some((arg) => arg.includes('templates.')) ? [`import * as templates from 'virtual:cart-templates/${language}'`] : []),
    `import { ${factory} } from '/${source}'`,
    `const language = '${language}'`,
    `const texts = { ${catalogues.map((_, at) => `...texts${at}`).join(', ')} }`,
    `${exports.length > 0 ? `export const { ${exports.join(', ')} } = ` : ''}${factory}(${args.join(', ')})`,
  ].join('\n')
}

const fileOf = (catalogue: string, language: string): string => (catalogue.startsWith('scripts/') ? catalogue : `${catalogue}/${language}`)
