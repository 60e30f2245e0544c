import type { TranslationTexts } from './de.ts'

export const translation = {
  'translation.translate': 'Translate',
  'translation.running': 'Translating…',
  'translation.restore': 'Bring back',
  'translation.fits': 'Still fits',
  'translation.waiting': 'Translating…',
  'translation.blocked': 'Saving is locked while a translation is running.',
  'translation.allMissing': 'Translate all that is missing',
  'translation.due': ({ count }) =>
    count === 0
      ? 'All translations are up to date.'
      : count === 1
        ? '1 translation is missing or outdated.'
        : `${count} translations are missing or outdated.`,
  'translation.noService': 'No translation service is set up: what the glossary and earlier translations know is offered.',
  'translation.fillKnown': ({ count }) => (count === 1 ? 'Fill in 1 known' : `Fill in ${count} known`),
  'translation.typedMeanwhile': 'Not filled in: the text has changed in the meantime. Please translate it again.',
  'translation.failed': ({ reason }) => `Not translated: ${reason} The text stays as it is.`,
  'translation.unconfigured': 'The text is not in the glossary, and no translation service is set up.',
  'translation.busy': 'The translation service is overloaded. Please try again in a moment.',
  'translation.quota': 'The quota of the translation service is used up.',
  'translation.refused': 'The translation service refused. Please have the key checked.',
  'translation.unreachable': 'The translation service cannot be reached.',
  'translation.unreadable': 'The translation service gave an answer that makes no sense.',

  'glossary.title': 'Glossary',
  'glossary.link': 'Glossary',
  'glossary.newTab': '(opens in a new tab)',
  'glossary.intro':
    'This is how the shop translates these words, alone and in sentences. Changes apply at once to everything translated from then on.',
  'glossary.search': 'Search for a term',
  'glossary.add': 'New term',
  'glossary.addTitle': 'New term',
  'glossary.editTitle': 'Change the term',
  'glossary.german': 'German',
  'glossary.spanish': 'Spanish',
  'glossary.english': 'English',
  'glossary.count': ({ count }) => `${count} ${count === '1' ? 'term' : 'terms'}`,
  'glossary.none': ({ query }) => `No term matches “${query}”.`,
  'glossary.changed': 'Changed',
  'glossary.removed': 'Removed',
  'glossary.history': 'Who changed which term, and when? Changed words can be set back.',
  'glossary.own': 'Own',
  'glossary.editTerm': ({ term }) => `Change ${term}`,
  'glossary.removeTerm': ({ term }) => `Delete ${term}`,
  'glossary.resetTerm': ({ term }) => `Reset ${term}`,
  'glossary.reset': 'Reset',
  'glossary.discard': 'Discard what you have typed?',
  'glossary.save': 'Save',
  'glossary.saving': 'Saving…',
  'glossary.saved': 'Term saved',
  'glossary.gone': 'This term was deleted meanwhile. Your text is still here: “Save” once more adds it as a new one.',
  'glossary.removedToast': ({ term }) => `“${term}” deleted`,
  'glossary.resetToast': ({ term }) => `“${term}” is back to its default`,
  'glossary.removeQuestion': ({ term }) => `Delete “${term}” from the glossary?`,
} satisfies TranslationTexts
