/** Task list of the dashboard. */
export const tasks = {
  'tasks.title': 'Zu erledigen',
  'tasks.none': 'Alles erledigt. Schönen Tag!',
  'tasks.failed': 'Diese Liste konnte nicht geladen werden.',
  'tasks.inquiries-new': ({ count }: { count: number }) =>
    count === 1 ? '1 neue Anfrage beantworten' : `${count} neue Anfragen beantworten`,
  'tasks.inquiries-suspected': ({ count }: { count: number }) =>
    count === 1 ? '1 verdächtige Anfrage prüfen' : `${count} verdächtige Anfragen prüfen`,
  'tasks.setup': 'Den Shop fertig einrichten',
  'tasks.setupHelp': 'Schritt für Schritt, bis zum ersten Produkt.',
  /** names: facts whose value is an example. */
  'tasks.factsExamples': ({ names }: { names: string }) =>
    `Beispielangaben der Demonstration, die niemanden erreichen: ${names}. Sie bleiben auch nach einem neuen Firmennamen, wie sie sind, bis Sie Ihre eigenen eintragen oder das Feld leeren.`,
  'tasks.facts': ({ count }: { count: number }) => (count === 1 ? '1 Angabe zur Firma eintragen' : `${count} Angaben zur Firma eintragen`),
  /** Facts that not every company has. */
  'tasks.optional-facts': ({ count }: { count: number }) =>
    count === 1
      ? '1 Angabe eintragen oder abhaken, die nicht jede Firma hat'
      : `${count} Angaben eintragen oder abhaken, die nicht jede Firma hat`,
  'tasks.optional-factsHelp': 'Was es bei Ihnen nicht gibt, haken Sie unter „Das haben wir nicht“ ab.',
  /** names: former names of the company. */
  'tasks.former-name': ({ names }: { names: string }) => `Der alte Name steht noch in Texten: ${names}`,
  /** Last link of a task with more entries than are shown. */
  'tasks.more': ({ count }: { count: number }) => (count === 1 ? '1 weitere' : `${count} weitere`),
  'tasks.drafts': ({ count }: { count: number }) => (count === 1 ? '1 Entwurf veröffentlichen' : `${count} Entwürfe veröffentlichen`),
  'tasks.translations': ({ count }: { count: number }) => (count === 1 ? '1 Übersetzung ergänzen' : `${count} Übersetzungen ergänzen`),
  'tasks.out-of-stock': ({ count }: { count: number }) =>
    count === 1 ? '1 viel angesehenes Produkt ist nicht auf Lager' : `${count} viel angesehene Produkte sind nicht auf Lager`,
  'tasks.searches': ({ count }: { count: number }) => (count === 1 ? '1 Suche findet nichts' : `${count} Suchen finden nichts`),
  'tasks.searchesHelp':
    'Von Besuchern in vier Wochen mindestens zweimal gesucht; Ihre eigenen Suchen zählen nicht, solange Sie angemeldet sind. Antippen: ein Wort eintragen, das der Shop kennt, oder „Das verkaufen wir nicht“.',
  'tasks.incomplete': ({ count }: { count: number }) =>
    count === 1 ? 'Bei 1 Produkt fehlt Name, Bild oder Preis' : `Bei ${count} Produkten fehlt Name, Bild oder Preis`,
  'tasks.figures': ({ count }: { count: number }) =>
    count === 1 ? 'Bei 1 Produkt fehlen Angaben für den Solarrechner' : `Bei ${count} Produkten fehlen Angaben für den Solarrechner`,
  'tasks.pictures': ({ count }: { count: number }) => (count === 1 ? '1 Bild beschreiben' : `${count} Bilder beschreiben`),
  'tasks.rate': ({ day }: { day: string }) => `Wechselkurs erneuern: Der letzte ist vom ${day} und wird nicht mehr gezeigt`,
  'tasks.rate-eur': ({ day }: { day: string }) => `Eurokurs erneuern: Der letzte ist vom ${day}`,
  'tasks.backup': ({ day }: { day: string }) => `Sicherung machen: Die letzte ist vom ${day}`,
  'tasks.backupNever': 'Sicherung machen: Es gibt noch keine',
  'tasks.backupHelp': 'Wer den Server betreut, startet „npm run backup“ (in der Anleitung zum Betrieb unter „Backup“).',
}
export type TasksTexts = typeof tasks
