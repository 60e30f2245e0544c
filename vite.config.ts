import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const FRAMEWORK = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|rolldown\/runtime/
const PUBLIC_PAGE = /\/src\/pages\/public\/[\w-]+\.page\.tsx/
const STAFF_PAGE = /\/src\/pages\/admin\//
/** Loaded with every public page. */
const FRAME = /\/src\/(?:pages\/public\/layout\.tsx|root\.tsx|entry\.client\.tsx)/
/** Asked for by name already: grouped, each would only add a file that points to the group. */
const APART = /\/src\/(?:root\.tsx|entry\.client\.tsx|pages\/public\/layout\.tsx)/

type Modules = { getModuleInfo(id: string): { importers: string[] } | null }

/**
 * Two files instead of thirty: on a line with a round trip of 400 ms each request counts, and its headers alone cost
 * more than most of the modules. What only one page needs stays with that page; what no public page leads to, with
 * the staff area.
 */
function chunkOf(id: string, modules: Modules): string | null {
  if (FRAMEWORK.test(id)) return 'framework'
  if (!id.includes('/src/') || APART.test(id) || PUBLIC_PAGE.test(id)) return null
  const users = usersOf(id, modules, new Set())
  if (users.size === 0 || (users.size === 1 && users.has('staff'))) return null
  return users.size > 1 || users.has('frame') ? 'site' : null
}

/** Who imports a module, directly or through others: public pages, "frame" for what comes with all of them, "staff". */
function usersOf(id: string, modules: Modules, seen: Set<string>): Set<string> {
  const [file = id] = id.split('?')
  if (FRAME.test(file)) return new Set(['frame'])
  if (PUBLIC_PAGE.test(file)) return new Set([file])
  if (STAFF_PAGE.test(file)) return new Set(['staff'])
  if (seen.has(id)) return new Set()
  seen.add(id)
  return new Set((modules.getModuleInfo(id)?.importers ?? []).flatMap((importer) => [...usersOf(importer, modules, seen)]))
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // What a page needs is asked for at once by the hydration script; a helper that does it again costs bytes.
    modulePreload: false,
  },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: [{ name: chunkOf, debugName: 'visitors' }] } } } } },
    ssr: { build: { rollupOptions: { input: './src/pages.server.ts' } } },
  },
})
