import type { TextPage } from './text-page.ts'

const unlisted = { es: '', en: '', de: '' }

/** The company's story, on the page about the company. */
export const about: TextPage = {
  path: '/about',
  isPart: true,
  titles: { es: 'Quiénes somos', en: 'About us', de: 'Über uns' },
  descriptions: unlisted,
}

/** The company's activity and further statements that the law requires, on the legal notice. */
export const imprint: TextPage = {
  path: '/legal',
  isPart: true,
  titles: { es: 'Aviso legal', en: 'Legal notice', de: 'Impressum' },
  descriptions: unlisted,
}

/** The company's addition to the built-in text about personal data. */
export const privacy: TextPage = {
  path: '/legal?tab=privacy',
  isPart: true,
  titles: { es: 'Privacidad', en: 'Privacy', de: 'Datenschutz' },
  descriptions: unlisted,
}
