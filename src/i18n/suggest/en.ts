import type { SuggestTexts } from './es.ts'

export const en: SuggestTexts = {
  products: 'Suggestions',
  recent: 'Recent searches',
  all: ({ count }) => (count === 1 ? 'See the result' : `See all ${count} results`),
  found: ({ count }) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  none: 'No suggestions; Enter shows what comes closest',
  ignored: ({ words }) => `Not taken into account: “${words}”`,
  onRequest: 'Price on request',
  remove: ({ words }) => `Remove “${words}”`,
  removeAll: 'Delete these searches',
}
