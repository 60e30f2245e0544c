import type { TasksTexts } from './de.ts'

export const tasks = {
  'tasks.title': 'To do',
  'tasks.none': 'All done. Have a good day!',
  'tasks.failed': 'This list could not be loaded.',
  'tasks.inquiries-new': ({ count }) => (count === 1 ? 'Answer 1 new inquiry' : `Answer ${count} new inquiries`),
  'tasks.inquiries-suspected': ({ count }) => (count === 1 ? 'Check 1 suspicious inquiry' : `Check ${count} suspicious inquiries`),
  'tasks.setup': 'Finish setting up the shop',
  'tasks.setupHelp': 'Step by step, to the first product.',
  'tasks.factsExamples': ({ names }) =>
    `Example details of the demonstration, which reach nobody: ${names}. They stay as they are, even under a new company name, until you enter your own or clear the field.`,
  'tasks.facts': ({ count }) => (count === 1 ? 'Enter 1 fact about the company' : `Enter ${count} facts about the company`),
  'tasks.optional-facts': ({ count }) =>
    count === 1 ? 'Enter or rule out 1 fact that not every company has' : `Enter or rule out ${count} facts that not every company has`,
  'tasks.optional-factsHelp': 'Tick what you do not have under “We do not have this”.',
  'tasks.former-name': ({ names }) => `The old name is still in texts: ${names}`,
  'tasks.more': ({ count }) => (count === 1 ? '1 more' : `${count} more`),
  'tasks.drafts': ({ count }) => (count === 1 ? 'Publish 1 draft' : `Publish ${count} drafts`),
  'tasks.translations': ({ count }) => (count === 1 ? 'Complete 1 translation' : `Complete ${count} translations`),
  'tasks.out-of-stock': ({ count }) =>
    count === 1 ? '1 much viewed product is out of stock' : `${count} much viewed products are out of stock`,
  'tasks.searches': ({ count }) => (count === 1 ? '1 search finds nothing' : `${count} searches find nothing`),
  'tasks.searchesHelp':
    'Searched by visitors at least twice in four weeks; your own searches do not count while you are signed in. Touch: add a word that the shop knows, or “We do not sell this”.',
  'tasks.incomplete': ({ count }) =>
    count === 1 ? '1 product lacks a name, picture or price' : `${count} products lack a name, picture or price`,
  'tasks.figures': ({ count }) =>
    count === 1 ? '1 product lacks figures for the solar calculator' : `${count} products lack figures for the solar calculator`,
  'tasks.pictures': ({ count }) => (count === 1 ? 'Describe 1 picture' : `Describe ${count} pictures`),
  'tasks.rate': ({ day }) => `Renew the exchange rate: the last one is of ${day} and is no longer shown`,
  'tasks.rate-eur': ({ day }) => `Renew the euro rate: the last one is of ${day}`,
  'tasks.backup': ({ day }) => `Make a backup: the last one is of ${day}`,
  'tasks.backupNever': 'Make a backup: there is none yet',
  'tasks.backupHelp': 'The person who looks after the server runs “npm run backup” (see “Backup” in the operating guide).',
} satisfies TasksTexts
