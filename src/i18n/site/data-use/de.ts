import type { DataTexts } from './es.ts'

export const de = {
  'data.title': 'Datenverbrauch',
  'data.description':
    'Wie viele Daten diese Website auf Ihrem Telefon verbraucht, was sie spart, was sie dort speichert und wie Sie es löschen.',
  'data.heading': 'Wie viele Daten dieser Shop verbraucht',
  'data.intro': 'Jedes Megabyte kostet Sie Geld. Deshalb ist der Shop leicht, und hier sehen Sie, was er verbraucht.',

  'data.today': 'Auf diesem Gerät',
  'data.page': 'Diese Seite',
  'data.day': 'Heute insgesamt',
  'data.saved': 'Heute gespart',
  'data.savedText':
    '„Gespart“ ist die Größe aller Seiten, Fotos und Programme, die Sie heute benutzt haben, ohne Kompression, abzüglich dessen, was wirklich übertragen wurde. Der Rest wurde gespart, weil er komprimiert kam, weil nur die Änderungen kamen oder weil er schon auf Ihrem Gerät war.',
  'data.limits':
    'Die Zahlen kommen von Ihrem Browser und beginnen um Mitternacht neu, nach der Uhr Ihres Geräts. Sie bleiben dort und werden nicht gesendet. Nicht gezählt werden kurze Nachrichten wie das Zählen eines Besuchs. Ihr Anbieter rundet vielleicht anders.',
  'data.limitsStored':
    'Die Dateien, die einmalig zum Lesen ohne Verbindung geladen werden, etwa 65 KB, zählen mit der nächsten Seite zum Tag.',
  'data.unknown': 'Ihr Browser verrät nicht, wie groß Seiten sind: Hier lässt sich nichts zählen.',
  'data.notKept': 'Ihr Browser erlaubt kein Speichern: Nur diese Seite lässt sich zählen.',

  'data.costs': 'Was eine Seite in diesem Modus kostet',
  'data.costFirst': 'Die erste Seite, mit Programmen und den sichtbaren Fotos',
  'data.costText': 'Der Text jeder Seite, ohne Fotos',
  'data.costNext': 'Ein Produkt nach einem anderen, in neueren Browsern',
  'data.costAgain': 'Eine Seite, die Sie schon geöffnet haben und die unverändert ist',
  'data.costCart': 'Zum ersten Mal etwas in den Warenkorb legen',
  'data.costCalculator': 'Zum ersten Mal den Rechner benutzen',
  'data.upTo': ({ limit }) => `bis ${limit}`,

  'data.low': 'Der Datensparmodus',
  'data.lowText':
    'Auf Spanisch ist er immer an; in anderen Sprachen, wenn Ihr Browser Daten spart. Mit ihm sind Fotos kleiner und laden erst, wenn Sie in ihre Nähe kommen, nichts bewegt sich, und nichts wird im Voraus geladen: Programme kommen, wenn Sie berühren, was sie braucht. Ohne ihn kommen bei einer schnellen Verbindung, die keine mobile ist, auch schärfere Fotos und Programme im Voraus.',

  'data.free': 'Was nichts kostet',
  'data.freeBack': 'Seiten, die Sie schon geöffnet haben, ohne Verbindung lesen.',
  'data.freeFolds': 'Abschnitte auf- und zuklappen und durch Sichtbares blättern.',
  'data.freePictures': 'Fotos noch einmal ansehen, die schon geladen sind.',
  'data.freeInquiry': 'Eine Anfrage schreiben. Nur das Senden kostet, weniger als 2 KB.',

  'data.kept': 'Was auf Ihrem Gerät gespeichert ist',
  'data.keptText':
    'Nach Ihrer ersten Berührung speichert der Shop die Seiten, die Sie öffnen, damit Sie sie ohne Verbindung lesen können und nicht zweimal bezahlen: höchstens 60 Seiten und 5 MB Fotos. Die ältesten werden von selbst gelöscht.',
  'data.notStored':
    'Im Moment speichert der Shop keine Seiten auf diesem Gerät: Ohne Verbindung können Sie nur die lesen, die gerade offen ist.',
  'data.pages': 'Seiten',
  'data.pictures': 'Fotos',
  'data.files': 'Programme',
  'data.catalogue': 'Gespeicherter Katalog',
  'data.delete': 'Gespeichertes löschen',
  'data.deleteText':
    'Auch der gespeicherte Katalog wird gelöscht; Warenkorb, Anfragen und Einstellungen bleiben. Es bleibt nur die Seite, die eine fehlende Verbindung meldet. Danach brauchen Sie eine Verbindung, um andere zu öffnen, und was Sie öffnen, wird wieder gespeichert.',
  'data.deleted': 'Gelöscht.',
  'data.failed': 'Ihr Browser hat es nicht erlaubt. Verwenden Sie „Websitedaten löschen“ in seinen Einstellungen.',
  'data.privacy': 'Alles, was der Shop speichert, und wozu',
} satisfies DataTexts
