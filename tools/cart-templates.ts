import type { Plugin } from 'vite'

export type RenderTemplates = typeof import('./render-cart-templates.tsx').renderCartTemplates

/** Module that renders the templates. */
export const TEMPLATES_MODULE = '/tools/render-cart-templates.tsx'
const NAME = /^virtual:cart-templates\/(es|de|en)$/

/**
 * Provides `virtual:cart-templates/<language>`: the markup that the cart's components render, so that no browser loads
 * React for the cart.
 *
 * @param load called for each language, so that development sees every change of a component
 */
export function cartTemplatesPlugin(load: () => Promise<{ renderCartTemplates: RenderTemplates }>): Plugin {
  return {
    name: 'cart-templates',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [, language] = NAME.exec(id.slice(1)) ?? []
      if (language === undefined) return undefined
      const templates = (await load()).renderCartTemplates(language as Parameters<RenderTemplates>[0])
      return Object.entries(templates)
        .map(([name, markup]) => `export const ${name} = ${JSON.stringify(markup)}`)
        .join('\n')
    },
  }
}
