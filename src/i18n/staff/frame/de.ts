/** The frame of the staff area: sign-in, navigation, words used on every page. */
export const frame = {
  'staff.skip': 'Zum Inhalt springen',
  'staff.noScript': 'Die Verwaltung braucht JavaScript. Bitte schalten Sie es im Browser ein und laden Sie die Seite neu.',
  'staff.close': 'Schließen',
  'staff.closeMessage': 'Meldung schließen',
  'staff.cancel': 'Abbrechen',
  // Labels of the button that confirms a question.
  'ask.delete': 'Löschen',
  'ask.discard': 'Verwerfen',
  'ask.continue': 'Fortfahren',
  'staff.reload': 'Neu laden',
  'staff.messages': 'Meldungen',
  'staff.active': 'Aktiv',
  'staff.inactive': 'Inaktiv',
  'staff.featured': 'Empfohlen',
  /** Stock status, on all staff pages. */
  'stock.in_stock': 'Auf Lager',
  'stock.limited': 'Nur noch wenige',
  'stock.out_of_stock': 'Nicht auf Lager',
  'csv.link': 'CSV-Tabelle',
  'csv.named': ({ list }: { list: string }) => `${list} als CSV-Tabelle`,
  'staff.optional': '(optional)',
  'staff.required': '(Pflicht)',
  /** Screen for an unknown address below /admin. */
  'staff.notFoundTitle': 'Seite nicht gefunden',
  'staff.notFoundText': 'Diese Seite der Verwaltung gibt es nicht.',
  'staff.toDashboard': 'Zur Übersicht',
  'staff.failedTitle': 'Die Seite konnte nicht geladen werden',
  'staff.partMissing': 'Ein Teil der Seite ist nicht angekommen. Bitte die Internetverbindung prüfen und neu laden.',
  'staff.clearSearch': 'Suche leeren',
  /** In the footer of every page. */
  'staff.clock': 'Alle Zeiten sind Ortszeit in Havanna.',
  'staff.loading': 'Wird geladen …',
  /** After an action without an answer, which may have been done. */
  'staff.unanswered': 'Keine Antwort angekommen',
  'staff.unansweredText': 'Vielleicht ist es schon geschehen. Drücken Sie ruhig noch einmal: Es geschieht nur einmal.',
  /** Name of the navigation for screen readers. */
  'nav.label': 'Verwaltung',
  /** The navigation bar of a phone has room for eight letters per line: soft hyphens divide longer words. */
  'nav.dashboard': 'Übersicht',
  'nav.siteImages': 'Seiten\u00adbilder',
  'nav.images': 'Media\u00adthek',
  'nav.contact': 'Kontakt',
  /** Menu of the pages without a link in the navigation. */
  'nav.more': 'Mehr',
  'nav.website': 'Website',
  'nav.websiteNewTab': 'Website in neuem Tab öffnen',
  'nav.logout': 'Abmelden',
  'nav.loggedOut': 'Erfolgreich abgemeldet',
  'nav.logoutFailed': 'Abmelden nicht möglich',
  /** In place of a staff page in a browser that is too old (docs/browsers.md). */
  'browser.tooOld': 'Die Verwaltung braucht einen neueren Browser: Chrome 106, Edge 106, Safari 16.4, Firefox 140 oder neuer.',
  'login.title': 'Anmelden',
  'login.username': 'Benutzername',
  'login.password': 'Passwort',
  'login.submit': 'Anmelden',
  'login.pending': 'Anmeldung läuft...',
  'login.wrong': 'Ungültige Anmeldedaten',
  'login.usernameMissing': 'Benutzername ist erforderlich',
  'login.passwordMissing': 'Passwort ist erforderlich',
  'login.showPassword': 'Passwort anzeigen',
  'login.hidePassword': 'Passwort verbergen',
  'login.toWebsite': 'Zur Website',
  'login.failed': 'Anmeldung nicht möglich. Bitte gleich noch einmal versuchen.',
  /** Title of the login that opens over a page whose session has ended. */
  'login.againTitle': 'Nicht angemeldet',
  'login.againText': 'Sitzung abgelaufen. Bitte neu anmelden. Ihre Eingaben bleiben erhalten.',
}
export type FrameTexts = typeof frame
