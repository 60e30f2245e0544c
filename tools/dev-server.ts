import { createServer } from 'vite'
import { startShop } from '../src/start.ts'

type Pages = typeof import('../src/pages.server.ts')

// Pages are loaded from source at each request; nothing is kept, and the browser is told of changes by Vite.
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
await startShop(async () => ({
  answerPage: async (...visit) => ((await vite.ssrLoadModule('/src/pages.server.ts')) as Pages).answerPage(...visit),
  buildDir: undefined,
  middleware: vite.middlewares,
}))
