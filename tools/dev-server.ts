import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { cartTemplatesPlugin, type RenderTemplates, TEMPLATES_MODULE } from './cart-templates.ts'
import { type LanguageScriptName, languageScript, languageScriptsPlugin } from './language-scripts.ts'

type Pages = typeof import('../src/pages.server.ts')

const TEXTS = '/src/pages/all-messages.ts'

/** Object with one value per language. */
const each = (make: (language: string) => string) => ({ es: make('es'), de: make('de'), en: make('en') })
const script = (name: LanguageScriptName) => each((language) => `/@id/${languageScript(name, language)}`)
const texts = each(() => TEXTS)
const group = (name: string) => ({ file: `/src/islands/${name}.tsx`, texts })

// Reports each file that the server itself loads to tools/dev.ts, which restarts the server when one of them changes.
registerHooks({
  load(url, context, load) {
    if (url.startsWith('file:')) process.send?.(fileURLToPath(url.split('?')[0] ?? ''))
    return load(url, context)
  },
})

// Vite loads the pages from source; a request after a change gets the changed modules.
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
    cartTemplatesPlugin(async () => (await vite.ssrLoadModule(TEMPLATES_MODULE)) as { renderCartTemplates: RenderTemplates }),
    {
      name: 'documents-anew',
      hotUpdate() {
        // The server renders public documents, so browsers must reload them. Vite has dropped its copy of the changed module by now.
        if (this.environment.name === 'client') this.environment.hot.send('document-changed')
      },
    },
  ],
})
const { startShop } = await import('../src/start.ts')
await startShop(async () => ({
  answerPage: async (...visit) => ((await vite.ssrLoadModule('/src/pages.server.ts')) as Pages).answerPage(...visit),
  middleware: vite.middlewares,
  // Sources of the scripts that `build/shop.json` names.
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
// Loads the modules of all pages now: otherwise the first request after a restart would wait for them.
await vite.ssrLoadModule('/src/pages.server.ts')
