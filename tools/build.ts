import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build as viteBuild } from 'vite'

const CLIENT = 'build/client'
const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest)$/

type Manifest = Record<string, { file: string }>

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
  const early = await buildEarlyScript()
  const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Manifest
  const address = (source: string) => {
    const file = manifest[source]?.file
    if (!file) throw new Error(`The build has no file for ${source}`)
    return `/${file}`
  }
  const messages = Object.fromEntries(['es', 'de', 'en'].map((language) => [language, address(`src/i18n/site/${language}.ts`)]))
  for (const name of readdirSync(join(CLIENT, 'assets'))) if (COMPRESSIBLE.test(name)) compress(join(CLIENT, 'assets', name))
  writeFileSync('build/shop.json', JSON.stringify({ early, messages }, null, 2))
}

async function buildEarlyScript(): Promise<string> {
  const result = await viteBuild({
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'es2020',
      outDir: CLIENT,
      emptyOutDir: false,
      rollupOptions: { input: 'src/early/early.ts', output: { format: 'iife', entryFileNames: 'assets/early-[hash].js' } },
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
