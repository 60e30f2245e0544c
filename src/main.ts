import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AnswerPage } from './platform/pages/page-rendering.server.ts'
import { buildDir, compiledDir, settleProcess } from './process-settings.ts'

settleProcess(fileURLToPath(import.meta.url))
// Code that was compiled once is read back at the next start: a third less time, and no compiler kept in memory.
enableCompileCache(compiledDir)

const { startShop } = await import('./start.ts')
const { readPageAssets } = await import('./platform/pages/built-files.server.ts')
await startShop(async () => {
  const assets = readPageAssets(buildDir)
  const bundle = (await import(pathToFileURL(join(buildDir, 'server/index.js')).href)) as { answerPage: AnswerPage }
  return { answerPage: bundle.answerPage, buildDir, assets }
})
