/** Mails about new inquiries: notes on the dashboard, and the section on the contact settings. */
export const mail = {
  'mail.title': 'E-Mail über neue Anfragen',
  'mail.to': ({ to }: { to: string }) =>
    `E-Mails über neue Anfragen gehen an ${to}. Es gilt „E-Mail Vertrieb“ oben, wie es gespeichert ist; ist es leer, „E-Mail Technik“.`,
  'mail.test': 'Testmail senden',
  'mail.testing': 'Wird gesendet …',
  'mail.tested': ({ to }: { to: string }) => `Testmail an ${to} übergeben`,
  'mail.testedText':
    'Der Mailserver hat sie angenommen. Bitte nachsehen, ob sie ankommt, auch im Spam-Ordner. Wenn nicht, stimmt die Adresse nicht, oder der Mailserver stellt nicht zu.',
  'mail.testFailed': ({ to }: { to: string }) => `Die Testmail an ${to} wurde nicht gesendet`,
  'mail.testUnknown': 'Ob die Testmail gesendet wurde, ist nicht sicher',

  'mail.notConfigured': 'E-Mail ist nicht eingerichtet',
  'mail.notConfiguredText': ({ count }: { count: number }) =>
    `Über neue Anfragen und Änderungen an Konten kommt keine E-Mail. ${count === 0 ? '' : count === 1 ? '1 E-Mail wartet und wird gesendet, sobald es so weit ist. ' : `${count} E-Mails warten und werden gesendet, sobald es so weit ist. `}Wer die Website betreibt, richtet dafür einen Mailserver ein (SMTP_URL). Die Anfragen selbst stehen vollständig in der Liste.`,
  'mail.givenUp': ({ count }: { count: number }) =>
    count === 1 ? '1 E-Mail des Shops kam nicht durch' : `${count} E-Mails des Shops kamen nicht durch`,
  'mail.givenUpText': 'Nach sechs Versuchen wird nicht weiter versucht. Die Anfragen selbst stehen vollständig in der Liste.',
  'mail.failing': 'E-Mails des Shops kommen zurzeit nicht durch',
  'mail.failingText': ({ count, since }: { count: number; since: string }) =>
    `${count === 1 ? '1 wartet' : `${count} warten`}, die älteste seit ${since}. Es wird weiter versucht.`,
  'mail.retry': 'Jetzt noch einmal senden',
  'mail.retrying': 'Es wird gesendet. Was ankommt, verschwindet hier.',
  'mail.retryFailed': 'Das hat nicht geklappt. Bitte gleich noch einmal versuchen.',

  'mail.noRecipient': 'Niemand wird über Änderungen an Konten benachrichtigt',
  'mail.noRecipientText': 'Kein Inhaber hat dafür eine E-Mail-Adresse angegeben. Geben Sie eine an, die nur Sie lesen.',
  'mail.toOwnAddress': 'Adresse angeben',

  'mail.problem.unreachable': 'Der Mailserver ist nicht erreichbar oder hat die Verbindung abgebrochen.',
  'mail.problem.silent': 'Der Mailserver antwortet nicht.',
  'mail.problem.tls': 'Die Verbindung zum Mailserver ließ sich nicht verschlüsseln, oder sein Zertifikat gilt nicht.',
  'mail.problem.login': 'Der Mailserver nimmt Benutzername oder Passwort nicht an.',
  'mail.problem.refused': 'Der Mailserver hat die E-Mail abgelehnt.',
  'mail.problem.internal': 'In der Website selbst ist etwas schiefgegangen; Genaueres steht in ihrem Protokoll.',
  /** answer: error message of the mail server or the operating system, mostly in English. */
  'mail.answer': ({ answer }: { answer: string }) => `Wörtlich: „${answer}“.`,
}
export type MailTexts = typeof mail
