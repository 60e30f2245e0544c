import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { cartTemplatesPlugin, type RenderTemplates, TEMPLATES } from './cart-templates.ts'
import { type LanguageScriptName, languageScript, languageScriptsPlugin } from './language-scripts.ts'

type Pages = typeof import('../src/pages.server.ts')

const TEXTS = '/src/pages/all-messages.ts'

/** The same for each language, by its name. */
const each = (make: (language: string) => string) => ({ es: make('es'), de: make('de'), en: make('en') })
const script = (name: LanguageScriptName) => each((language) => `/@id/${languageScript(name, language)}`)
const texts = each(() => TEXTS)
const group = (name: string) => ({ file: `/src/islands/${name}.tsx`, texts })

// Tells tools/dev.ts what the server itself loads: it starts anew when one of these files changes.
registerHooks({
  load(url, context, load) {
    if (url.startsWith('file:')) process.send?.(fileURLToPath(url.split('?')[0] ?? ''))
    return load(url, context)
  },
})

// The pages are loaded from source at each request; nothing is kept.
const vite = await createServer({
  server: { middlewareMode: true },
  appType: 'custom',
  define: {
    __OVERLAY_STYLES__: '""',
    __STYLESHEET__: '""',
    __LATE_VISITS__: '"/src/early/late-visits.ts"',
    __BACKGROUND_SYNC__: '"/src/early/background-sync.ts"',
    __CART_ONLINE__: '"/@id/virtual:script/online/" + document.documentElement.lang',
  },
  plugins: [
    languageScriptsPlugin,
    cartTemplatesPlugin(async () => (await vite.ssrLoadModule(TEMPLATES)) as { renderCartTemplates: RenderTemplates }),
    {
      name: 'documents-anew',
      hotUpdate() {
        // Public documents come whole from the server, which has forgotten by now what it had made of this file.
        if (this.environment.name === 'client') this.environment.hot.send('document-changed')
      },
    },
  ],
})
const { startShop } = await import('../src/start.ts')
await startShop(async () => ({
  answerPage: async (...visit) => ((await vite.ssrLoadModule('/src/pages.server.ts')) as Pages).answerPage(...visit),
  middleware: vite.middlewares,
  // What `build/shop.json` names, as sources.
  assets: {
    early: '/src/early/early.ts',
    sharp: '/src/early/sharp-pictures.ts',
    forms: '/src/early/queued-forms.ts',
    more: script('more'),
    connection: '/src/early/connection.ts',
    savings: script('saving'),
    dataUse: '/src/early/data-use.ts',
    money: '/src/islands/cart/second-currency.ts',
    worker: { on: '', off: '' },
    calculator: '/src/early/calculator/calculator.ts',
    cookies: script('cookies'),
    gates: script('gate'),
    compare: script('compare'),
    carries: script('carries'),
    suggests: script('suggest'),
    carts: script('cart'),
    react: '/src/islands/hydrate.tsx',
    groups: { home: group('home'), product: group('product'), contact: group('contact') },
  },
}))
// The first page after a new start would wait for all modules; so they are read before somebody asks.
await vite.ssrLoadModule('/src/pages.server.ts')
