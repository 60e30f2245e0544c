import type { MailTexts } from './de.ts'

export const mail = {
  'mail.title': 'E-mail about new inquiries',
  'mail.to': ({ to }) =>
    `E-mails about new inquiries go to ${to}. “Sales e-mail” above counts, as it is saved; if it is empty, “Technical e-mail”.`,
  'mail.test': 'Send test mail',
  'mail.testing': 'Sending …',
  'mail.tested': ({ to }) => `Test mail to ${to} handed over`,
  'mail.testedText':
    'The mail server has accepted it. Please check whether it arrives, also in the spam folder. If it does not, the address is wrong or the mail server does not deliver.',
  'mail.testFailed': ({ to }) => `The test mail to ${to} was not sent`,
  'mail.testUnknown': 'It is not certain whether the test mail was sent',

  'mail.notConfigured': 'E-mail is not set up',
  'mail.notConfiguredText': ({ count }) =>
    `No e-mail announces new inquiries or changes of accounts. ${count === 0 ? '' : count === 1 ? '1 e-mail waits and will be sent as soon as it is. ' : `${count} e-mails wait and will be sent as soon as it is. `}Whoever runs the website sets up a mail server for it (SMTP_URL). The inquiries themselves are all in the list.`,
  'mail.givenUp': ({ count }) =>
    count === 1 ? '1 e-mail of the shop did not get through' : `${count} e-mails of the shop did not get through`,
  'mail.givenUpText': 'After six attempts no more are made. The inquiries themselves are all in the list.',
  'mail.failing': 'E-mails of the shop do not get through at the moment',
  'mail.failingText': ({ count, since }) => `${count === 1 ? '1 waits' : `${count} wait`}, the oldest since ${since}. Attempts go on.`,
  'mail.retry': 'Send again now',
  'mail.retrying': 'Sending. What arrives disappears from here.',
  'mail.retryFailed': 'That did not work. Please try again in a moment.',

  'mail.noRecipient': 'Nobody is notified of changes of accounts',
  'mail.noRecipientText': 'No owner has given an e-mail address for this. Give one that only you read.',
  'mail.toOwnAddress': 'Give an address',

  'mail.problem.unreachable': 'The mail server cannot be reached, or has cut the connection.',
  'mail.problem.silent': 'The mail server does not answer.',
  'mail.problem.tls': 'The connection to the mail server could not be encrypted, or its certificate is not valid.',
  'mail.problem.login': 'The mail server does not accept the user name or the password.',
  'mail.problem.refused': 'The mail server has refused the e-mail.',
  'mail.problem.internal': 'Something went wrong in the website itself; its log has the details.',
  'mail.answer': ({ answer }) => `In its words: “${answer}”.`,
} satisfies MailTexts
