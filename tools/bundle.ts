import { type Plugin, build as viteBuild } from 'vite'
import { publicTarget } from './browser-targets.ts'

export const CLIENT = 'build/client'

/**
 * The part of a file's name that changes with it. Every public document names a dozen files, so each letter costs each visitor
 * some ten bytes; 36 bits tell two versions of one file apart.
 */
export const FINGERPRINT = '[hash:6]'

type More = { plugins?: Plugin[]; define?: Record<string, string>; target?: string[] }

/** Bundles one file on its own, apart from the pages: what stands alone in the browser, or comes in one of three languages. */
export async function bundle(
  input: string,
  format: 'iife' | 'es',
  name: string,
  { plugins = [], define = {}, target = publicTarget }: More = {},
): Promise<string> {
  const result = await viteBuild({
    configFile: false,
    logLevel: 'warn',
    plugins,
    define,
    build: {
      target,
      outDir: CLIENT,
      emptyOutDir: false,
      modulePreload: false,
      // A constant costs its name twice over: those of other files are written out, and as constants the minifier may do so too.
      rollupOptions: {
        input,
        preserveEntrySignatures: 'strict',
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: { format, entryFileNames: `assets/${name}-${FINGERPRINT}.js`, topLevelVar: false },
      },
    },
  })
  const [output] = [result].flat() as { output: { fileName: string }[] }[]
  return `/${output?.output[0]?.fileName}`
}
