import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The manifest tells tools/build.ts which file each language's messages became.
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true },
  environments: {
    ssr: { build: { rollupOptions: { input: './src/pages.server.ts' } } },
  },
})
