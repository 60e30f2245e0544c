import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { PageAssets } from './pages.server.ts'
import type { App } from './route.server.ts'

/** Serves the built files: named by content, so kept for a year, and compressed at build time. */
export async function serveAssets(app: App, clientDir: string): Promise<void> {
  await app.register(staticFiles, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  })
}

/** The addresses of built files that documents name, as the build wrote them down. */
export function readPageAssets(buildDir: string, catcher: string): PageAssets {
  const file = join(buildDir, 'shop.json')
  if (!existsSync(file)) throw new Error(`The build in ${buildDir} is missing. Run "npm run build".`)
  const { early, messages } = JSON.parse(readFileSync(file, 'utf8')) as Omit<PageAssets, 'catcher'>
  return { catcher, early, messages }
}
