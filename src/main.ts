import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AnswerPage } from './platform/pages/page-rendering.server.ts'
import { applyProcessSettings, buildDir, compiledDir } from './process-settings.ts'

applyProcessSettings(fileURLToPath(import.meta.url))
// Stores compiled code for the next start, which then takes a third less time and does not load the type stripper.
enableCompileCache(compiledDir)

const { startShop } = await import('./start.ts')
const { readPageAssets } = await import('./platform/pages/built-files.server.ts')
await startShop(async () => {
  const assets = readPageAssets(buildDir)
  const bundle = (await import(pathToFileURL(join(buildDir, 'server/index.js')).href)) as { answerPage: AnswerPage }
  return { answerPage: bundle.answerPage, buildDir, assets }
})
