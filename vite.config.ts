import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { publicTarget, staffTarget } from './tools/browser-targets.ts'

const PRELOAD = /vite\/preload-helper/
const PUBLIC_PAGE = /\/src\/pages\/public\/(?:[\w-]+\/)*[\w.-]+\.tsx(?:\?|$)/

/**
 * Vite wraps each dynamic import, to fetch its styles first. No part of ours that is imported later has styles of its
 * own, so the wrapper only calls.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: { filter: { id: PRELOAD }, handler: () => 'export const __vitePreload = (load) => load()' },
}

/**
 * No page of the public site is ever rendered in a browser: its documents come from the server, and what lives in them is
 * built apart (tools/build-islands.ts). The staff's application knows that these addresses exist, and no more of them.
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
 * When the file of a route does not load, React Router loads the page anew that one comes from: without a line that is
 * the browser's error page, and whatever stood in a form of the staff area is gone. Here a page stands in that fails like
 * any other loading, and the frame's own message takes its place. (Thrown on, the error would leave the router waiting for
 * ever: it expects to hear from every route's loader.)
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
    // Bundled, of 1,600 icons and of the libraries of the staff's forms only what is used reaches the server's memory.
    // In development each of their files would be transformed before the first page: twenty seconds.
    ssr: {
      resolve: {
        noExternal: command === 'build' ? ['lucide-react', '@tanstack/react-query', 'react-hook-form', '@hookform/resolvers', 'diff'] : [],
      },
      build: { rollupOptions: { input: './src/pages.server.ts' } },
    },
  },
}))
