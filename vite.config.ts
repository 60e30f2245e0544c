import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { publicTarget, staffTarget } from './tools/browser-targets.ts'

const PRELOAD = /vite\/preload-helper/
const PUBLIC_PAGE = /\/src\/pages\/public\/(?:[\w-]+\/)*[\w.-]+\.tsx(?:\?|$)/

/**
 * Calls dynamic imports directly. Vite wraps each of them to load its styles first, but none of our modules that are imported
 * later has styles of its own.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: { filter: { id: PRELOAD }, handler: () => 'export const __vitePreload = (load) => load()' },
}

/**
 * Leaves the pages of the public site out of the staff application, except for their addresses. The server renders these pages,
 * and tools/build-islands.ts builds their islands.
 */
const documentsOnly: Plugin = {
  name: 'documents-only',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: PUBLIC_PAGE },
    handler: () => 'export default () => null; export const ErrorBoundary = () => null; export const meta = () => []',
  },
}

/**
 * Shows the frame's message if the file of a route does not load. React Router would reload the current page: without a
 * connection that is the browser's error page, and input of a form is lost. A page whose loader fails takes the place of the
 * file. (An error thrown here would leave the router waiting for the route's loader.)
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
 * The files that pages of the staff area share. By default each set of pages with a module in common gets a file of its own: the
 * dashboard then needs 114 files, each with a round trip of 300 ms for every six. In these three files it needs 10, and no more
 * bytes. Finer groups import each other in circles.
 */
const sharedByStaffPages = [
  { name: 'libraries', test: /node_modules/, minShareCount: 2, priority: 2 },
  { name: 'texts', test: /src\/i18n\//, minShareCount: 2, priority: 1 },
  { name: 'shared', minShareCount: 2 },
]

export default defineConfig(({ command }) => ({
  plugins: [plainImports, documentsOnly, tailwindcss(), reactRouter(), failingRouteFiles],
  // Vite has one target of styles for both environments: the server's bundle holds the public sheet.
  build: { target: staffTarget, cssTarget: publicTarget, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedByStaffPages } } } } },
    // These are bundled, so that the server holds only the used ones of 1,600 icons and the used parts of the form libraries. Not
    // in development, where transforming all their files delays the first page by twenty seconds.
    ssr: {
      resolve: {
        noExternal: command === 'build' ? ['lucide-react', '@tanstack/react-query', 'react-hook-form', '@hookform/resolvers', 'diff'] : [],
      },
      build: { rollupOptions: { input: './src/pages.server.ts' } },
    },
  },
}))
