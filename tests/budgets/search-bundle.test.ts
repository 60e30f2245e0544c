import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

/** Languages, their files in features/search/languages, and the limit of their search in bytes with brotli. The aim is 17,000. */
const languages = [
  ['es', 'spanish', 38_300],
  ['en', 'english', 35_600],
  ['de', 'german', 35_150],
] as const

/** Bundles the search of one language alone, as the saved catalogue does. */
async function bundle(language: string, file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: 'src/features/search/search-index.ts', formats: ['es'] },
      rolldownOptions: { output: { minify: true } },
    },
    plugins: [
      {
        name: 'one-language',
        enforce: 'pre',
        load: (id: string) =>
          id.endsWith('/languages/all.ts')
            ? `import { ${file}, ${file}Lists } from './${file}.ts'
               export const languageWords = { ${language}: ${file} }
               export const languageLists = { ${language}: ${file}Lists }`
            : undefined,
      },
    ],
  })
  const [{ output }] = built as [Rolldown.RolldownOutput]
  return output[0].code
}

test.each(languages)('the search in %s is one file in a browser, without any other language', async (language, file, most) => {
  const code = await bundle(language, file)
  const known = { es: 'ladrillo', en: 'cinder block', de: 'hohlblock' }
  expect(Object.entries(known).filter(([, word]) => code.includes(word))).toEqual([[language, known[language]]])
  expect(code).not.toMatch(/\bnode:|process\.(?!env)/)
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(most)
})
