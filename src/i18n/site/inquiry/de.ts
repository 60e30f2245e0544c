import type { Inquiry } from './es.ts'

export const de = {
  'inquiry.title': 'Angebot anfragen',
  'inquiry.name': 'Name',
  'inquiry.phone': 'Telefon (WhatsApp)',
  'inquiry.phoneHelp': 'Mit Landesvorwahl, zum Beispiel +53.',
  'inquiry.need': 'Was brauchen Sie?',
  'inquiry.optional': '(freiwillig)',
  'inquiry.complete': 'Komplette Solaranlage',
  'inquiry.generator': 'Nur Generator',
  'inquiry.components': 'Einzelne Komponenten',
  'inquiry.unsure': 'Weiß ich noch nicht',
  'inquiry.message': 'Nachricht',
  'inquiry.messageHelp': 'Sagen Sie uns, welche Geräte Sie wie viele Stunden am Tag nutzen.',
  'inquiry.about': ({ name }) => `Ich interessiere mich für dieses Produkt: ${name}.`,
  'inquiry.website': 'Dieses Feld leer lassen',
  'inquiry.send': 'Anfrage senden',
  'inquiry.sending': 'Wird gesendet…',
  'inquiry.privacy': 'Wir verwenden Ihre Daten nur, um Ihnen zu antworten.',

  // As the specification words them.
  'inquiry.nameTooShort': 'Der Name muss mindestens 2 Zeichen lang sein',
  'inquiry.phoneInvalid': 'Ungültige Telefonnummer',
  'inquiry.phoneDigits': 'Bitte schreiben Sie die Nummer in Ziffern, mindestens sechs.',
  'inquiry.messageTooShort': 'Die Nachricht muss mindestens 10 Zeichen lang sein',
  'inquiry.tooLong': 'Der Text ist zu lang.',
  'inquiry.sent': 'Formular gesendet. Wir melden uns in Kürze bei Ihnen.',
  'inquiry.failed': 'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',

  'inquiry.code': 'Code Ihrer Anfrage:',
  'inquiry.next': 'Notieren Sie ihn: Damit finden wir Ihre Anfrage, wenn Sie anrufen oder schreiben.',
  'inquiry.kept': 'Was Sie geschrieben haben, ist noch da.',
  'inquiry.whatsapp': 'Per WhatsApp senden',
  'inquiry.waiting': 'Auf diesem Gerät gespeichert. Es wird gesendet, sobald die Verbindung wieder da ist.',
  'inquiry.notStored':
    'Es gibt keine Verbindung, und dieser Browser lässt das Speichern nicht zu. Was Sie geschrieben haben, ist noch da: Lassen Sie die Seite offen und senden Sie es, sobald die Verbindung wieder da ist.',
  'inquiry.sendNow': 'Jetzt senden',
  'inquiry.discard': 'Verwerfen',
  'inquiry.discardQuestion': 'Diese Anfrage verwerfen? Sie wird nicht gesendet.',
  'inquiry.close': 'Verstanden',
} satisfies Inquiry
