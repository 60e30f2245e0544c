import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, build as viteBuild } from 'vite'
import { publicTarget } from './browser-targets.ts'

export const CLIENT = 'build/client'

/**
 * Content hash in file names. Every public document names a dozen files, so each letter costs each visitor some ten bytes;
 * six letters (36 bits, the fewest that Rolldown allows) are enough to distinguish the versions of one file.
 */
export const FINGERPRINT = '[hash:6]'

type More = { plugins?: Plugin[]; define?: Record<string, string>; target?: string[] }

/**
 * Bundles one script apart from the pages and writes it into the build.
 *
 * @returns address of the script
 */
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
      // Writes constants out where they are used, which is shorter than a name. Without `topLevelVar` they remain `const`, so
      // that the minifier may do the same.
      rollupOptions: {
        input,
        preserveEntrySignatures: 'strict',
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: { format, entryFileNames: `assets/${name}-${FINGERPRINT}.js`, topLevelVar: false },
      },
    },
  })
  const [output] = [result].flat() as { output: { fileName: string }[] }[]
  const address = `/${output?.output[0]?.fileName}`
  markEnd(address)
  return address
}

/**
 * Ends a file with a line break, in place of a script's last semicolon: by it browsers recognise that the file has arrived whole
 * (kit/browser/whole-answer.ts).
 */
export function markEnd(address: string): void {
  const file = join(CLIENT, address)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/;?$/, '\n'))
}
