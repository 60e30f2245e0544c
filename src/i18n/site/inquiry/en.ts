import type { Inquiry } from './es.ts'

export const en = {
  'inquiry.title': 'Ask for a quote',
  'inquiry.name': 'Name',
  'inquiry.phone': 'Phone (WhatsApp)',
  'inquiry.phoneHelp': 'With the country code, for example +53.',
  'inquiry.need': 'What do you need?',
  'inquiry.optional': '(optional)',
  'inquiry.complete': 'Complete solar system',
  'inquiry.generator': 'Generator only',
  'inquiry.components': 'Individual components',
  'inquiry.unsure': 'Not sure yet',
  'inquiry.message': 'Message',
  'inquiry.messageHelp': 'Tell us what you run and for how many hours a day.',
  'inquiry.about': ({ name }) => `I am interested in this product: ${name}.`,
  'inquiry.website': 'Leave this field empty',
  'inquiry.send': 'Send inquiry',
  'inquiry.sending': 'Sending…',
  'inquiry.privacy': 'We use your data only to answer you.',

  // As the specification words them.
  'inquiry.nameTooShort': 'Name must be at least 2 characters',
  'inquiry.phoneInvalid': 'Invalid phone number',
  'inquiry.phoneDigits': 'Please write the number in digits, six at least.',
  'inquiry.messageTooShort': 'Message must be at least 10 characters',
  'inquiry.tooLong': 'The text is too long.',
  'inquiry.sent': 'Form submitted. We will contact you soon.',
  'inquiry.failed': 'Error submitting form. Please try again.',

  'inquiry.code': 'Code of your inquiry:',
  'inquiry.next': 'Note it down: with it we find your inquiry when you call or write.',
  'inquiry.kept': 'What you wrote is still here.',
  'inquiry.whatsapp': 'Send it on WhatsApp',
  'inquiry.waiting': 'Saved on this device. It will be sent when the connection is back.',
  'inquiry.notStored':
    'There is no connection and this browser does not let us save. What you wrote is still here: keep the page open and send it when the connection is back.',
  'inquiry.sendNow': 'Send now',
  'inquiry.discard': 'Discard',
  'inquiry.discardQuestion': 'Discard this inquiry? It will not be sent.',
  'inquiry.close': 'Got it',
} satisfies Inquiry
