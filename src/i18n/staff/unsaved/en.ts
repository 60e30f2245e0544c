import type { UnsavedTexts } from './de.ts'

export const unsaved: UnsavedTexts = {
  'unsaved.title': ({ count }) => (count === 1 ? 'Something unsaved waits on this device' : `${count} unsaved entries wait on this device`),
  'unsaved.text': 'Open them to go on and save. They are saved once only, even if something has arrived already.',
  'unsaved.sent': 'sent, no answer',
  'unsaved.typed': 'not saved yet',
  'unsaved.named': ({ kind, title }) => `${kind} “${title}”`,
  'unsaved.open': ({ name }) => `Open ${name}`,
  'unsaved.discard': ({ name }) => `Discard ${name}`,
  'unsaved.discardQuestion': 'Discard this entry?\n\nIt is deleted from this device and no longer sent.',
  'unsaved.discardSentQuestion':
    'Discard this entry?\n\nIt is deleted from this device and not sent again. It may be saved already: please check the list.',
  'unsaved.product': 'Product',
  'unsaved.category': 'Category',
  'unsaved.subcategory': 'Subcategory',
  'unsaved.reply-template': 'Reply template',
  'unsaved.sizing': 'Assumption of the calculator',
  'unsaved.page-texts': 'Texts of pages',
  'unsaved.contact': 'Contact details',
  'unsaved.company': 'Company',
  'unsaved.welcome': 'The first facts',
  'unsaved.hero-titles': 'Titles of the home page',
  'unsaved.inquiry-notes': 'Notes of an inquiry',
  'unsaved.inquiry-reply': 'Reply to an inquiry',
  'unsaved.order': 'Order from WhatsApp',
  'unsaved.translation': 'Translation',
}
