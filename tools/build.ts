import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build as viteBuild } from 'vite'

const CLIENT = 'build/client'
const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest)$/

/**
 * Builds the pages and the early script into `build/`, compresses every asset as small as it gets, and writes
 * `build/shop.json`: the addresses that the server puts into documents.
 */
export async function build(): Promise<void> {
  rmSync('build', { recursive: true, force: true })
  execFileSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const early = await bundle('src/early/early.ts', 'iife', 'early')
  const cookies: Record<string, string> = {}
  const gates: Record<string, string> = {}
  const messages: Record<string, Record<string, string>> = {}
  for (const language of ['es', 'de', 'en']) {
    const files: Record<string, string> = { site: await bundle(`src/i18n/site/${language}.ts`, 'es', `site-${language}`) }
    for (const area of areas()) files[area] = await bundle(`src/i18n/site/${area}/${language}.ts`, 'es', `${area}-${language}`)
    messages[language] = files
    gates[language] = await bundle(`src/early/gate/${language}.ts`, 'es', `gate-${language}`)
    cookies[language] = await bundle(`src/early/consent/${language}.ts`, 'es', `cookies-${language}`)
  }
  writeVisitorsRoutes()
  for (const name of readdirSync(join(CLIENT, 'assets'))) if (COMPRESSIBLE.test(name)) compress(join(CLIENT, 'assets', name))
  writeFileSync('build/shop.json', JSON.stringify({ early, cookies, gates, messages }, null, 2))
}

/** Areas of messages: the folders beside the texts that every page shows. */
function areas(): string[] {
  return readdirSync('src/i18n/site', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

type Manifest = { routes: Record<string, { id: string; parentId?: string }> }

/**
 * Writes the table of routes without the staff's, half of it, beside the whole one and under its hash: no link of a
 * visitor's page leads there. `entry.server.tsx` names it.
 */
function writeVisitorsRoutes(): void {
  const folder = join(CLIENT, 'assets')
  const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error('the build has left no manifest')
  const [start = '', table = ''] = readFileSync(join(folder, name), 'utf8').split(/(?<=^[\w.]+=)/)
  const manifest = JSON.parse(table.replace(/;\s*$/, '')) as Manifest
  const isStaff = (id: string | undefined): boolean =>
    id !== undefined && (id === 'pages/admin/layout' || isStaff(manifest.routes[id]?.parentId))
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => !isStaff(id)))
  writeFileSync(join(folder, name.replace('manifest-', 'visitors-')), `${start}${JSON.stringify({ ...manifest, routes })}`)
}

/** Bundles one file on its own, apart from the pages: what stands alone in the browser, or comes in one of three languages. */
async function bundle(input: string, format: 'iife' | 'es', name: string): Promise<string> {
  const result = await viteBuild({
    configFile: false,
    logLevel: 'warn',
    build: {
      target: format === 'iife' ? 'es2020' : 'es2022',
      outDir: CLIENT,
      emptyOutDir: false,
      modulePreload: false,
      rollupOptions: { input, preserveEntrySignatures: 'strict', output: { format, entryFileNames: `assets/${name}-[hash].js` } },
    },
  })
  const [output] = [result].flat() as { output: { fileName: string }[] }[]
  return `/${output?.output[0]?.fileName}`
}

function compress(file: string): void {
  const bytes = readFileSync(file)
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  )
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}

if (import.meta.main) await build()
