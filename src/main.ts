import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnswerPage } from './platform/pages.server.ts'
import { startShop } from './start.ts'

const buildDir = resolve('build')

await startShop(async () => {
  const bundle = (await import(pathToFileURL(join(buildDir, 'server/index.js')).href)) as { answerPage: AnswerPage }
  return { answerPage: bundle.answerPage, buildDir }
})
