import type { SearchTexts } from './es.ts'

export const en = {
  'search.title': ({ words }) => `Results for “${words}”`,
  'search.pages': 'Pages of results',
  'search.page': ({ page, last }) => `Page ${page} of ${last}`,
  'search.previous': 'Previous',
  'search.next': 'Next',
  'search.nothing': ({ words }) => `We found nothing for “${words}”`,
  'search.nothingText': 'Check the spelling or try another word. We can also bring equipment to order.',
  'search.noOffers': 'There are no such offers right now',
  'search.noOffersText': 'Search without that word, or ask us.',
  'search.categories': 'See categories',
  'search.askMessage': ({ words }) => `Hello, I am looking for “${words}” and cannot find it on the site. Can you get it?`,
  'search.near': 'This may help you',
  'search.featured': 'Featured products',
} satisfies SearchTexts
