import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

const FRAMEWORK = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|rolldown\/runtime/
const PUBLIC_PAGE = /\/src\/pages\/public\/[\w-]+\.page\.tsx/
const STAFF_PAGE = /\/src\/pages\/admin\//
/** What the cart shows once it is open: imported when it is wanted, so it must not come with every page. */
const CART = /\/src\/pages\/public\/cart-contents\.tsx/
/** Loaded with every public page. */
const FRAME = /\/src\/(?:pages\/public\/layout\.tsx|root\.tsx|entry\.client\.tsx)/
/** Asked for by name already: grouped, each would only add a file that points to the group. */
const APART = /\/src\/(?:root\.tsx|entry\.client\.tsx|pages\/public\/layout\.tsx)/

const PRELOAD = /vite\/preload-helper/

type Modules = { getModuleInfo(id: string): { importers: string[] } | null }

/**
 * Two files instead of thirty: on a line with a round trip of 400 ms each request counts, and its headers alone cost
 * more than most of the modules. What only one page needs stays with that page; what no public page leads to, with
 * the staff area.
 */
function chunkOf(id: string, modules: Modules): string | null {
  if (FRAMEWORK.test(id)) return 'framework'
  if (PRELOAD.test(id)) return 'site'
  if (!id.includes('/src/') || APART.test(id) || PUBLIC_PAGE.test(id) || CART.test(id)) return null
  const users = usersOf(id, modules, new Set())
  // What staff share with one page or with the cart stays with these: a file of its own, fetched together with them.
  users.delete('staff')
  return users.size > 1 || users.has('frame') ? 'site' : null
}

/** Who imports a module, directly or through others: public pages, "frame" for what comes with all of them, "cart", "staff". */
function usersOf(id: string, modules: Modules, seen: Set<string>): Set<string> {
  const [file = id] = id.split('?')
  if (FRAME.test(file)) return new Set(['frame'])
  if (CART.test(file)) return new Set(['cart'])
  if (PUBLIC_PAGE.test(file)) return new Set([file])
  if (STAFF_PAGE.test(file)) return new Set(['staff'])
  if (seen.has(id)) return new Set()
  seen.add(id)
  return new Set((modules.getModuleInfo(id)?.importers ?? []).flatMap((importer) => [...usersOf(importer, modules, seen)]))
}

/**
 * When the file of a route does not load, React Router loads the page anew that one comes from: without a line that is
 * the browser's error page, and after a new version of the shop not where one wanted to go. Here a page stands in that fails
 * like any other loading, and pages/public/page-problem.tsx goes on from there. (Thrown on, the error would leave the
 * router waiting for ever: it expects to hear from every route's loader.)
 */
const failingRouteFiles: Plugin = {
  name: 'failing-route-files',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('/dom/ssr/routeModules.js')) return null
    const mended = code.replace(
      /console\.error\([^;]+;\s*console\.error[^;]+;[^;]+isSpaMode[^;]+;\s*window\.location\.reload\(\);[^;]+;/,
      'const failing = () => { throw error }; return { default: failing, clientLoader: async () => failing() };',
    )
    if (mended === code) throw new Error(`React Router has changed ${id}: see failingRouteFiles in vite.config.ts`)
    return mended
  },
}

/**
 * Vite wraps each dynamic import, to fetch its styles first. No part of ours that is imported later has styles of its
 * own, so the wrapper only calls: seven hundred bytes less for every visitor.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: { filter: { id: PRELOAD }, handler: () => 'export const __vitePreload = (load) => load()' },
}

/** The router's checks of what its user wrote: without their explanations they fail just as well. */
const CHECKS = new Set(['invariant', 'warning', 'warnOnce'])
type SyntaxNode = { type: string; start: number; end: number; callee?: { name?: string }; arguments?: SyntaxNode[] }

/**
 * What React Router explains to developers is read in development and on the server, not by visitors: nearly two
 * kilobytes of brotli less for everybody who touches something.
 */
const withoutExplanations: Plugin = {
  name: 'without-explanations',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!/\/node_modules\/react-router\/dist\//.test(id)) return null
    const texts: SyntaxNode[] = []
    const look = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      const { type, callee, arguments: values = [] } = node as SyntaxNode
      if (type === 'CallExpression' && CHECKS.has(callee?.name ?? ''))
        texts.push(...values.slice(1).filter(({ type }) => type === 'TemplateLiteral' || type === 'BinaryExpression' || type === 'Literal'))
      Object.values(node).forEach(look)
    }
    look(this.parse(code))
    return texts.reduceRight((text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`, code)
  },
}

export default defineConfig({
  plugins: [plainImports, tailwindcss(), reactRouter(), failingRouteFiles, withoutExplanations],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // What a page needs is asked for at once by the hydration script; a helper that does it again costs bytes.
    modulePreload: false,
  },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: [{ name: chunkOf, debugName: 'visitors' }] } } } } },
    // Bundled, of 1,600 icons and of the libraries of the staff's forms only what is used reaches the server's memory.
    ssr: {
      resolve: { noExternal: ['lucide-react', '@tanstack/react-query', 'react-hook-form', '@hookform/resolvers'] },
      build: { rollupOptions: { input: './src/pages.server.ts' } },
    },
  },
})
