/** Texts of the cookie notice, its settings, and the note that nothing can be stored. Only this script contains them. */
export const es = {
  /** Heading of the notice, and its name for screen readers. */
  title: 'Cookies en este sitio',
  text: 'Las necesarias guardan carrito e idioma en su equipo.',
  /** Second line of the notice. */
  optional: 'También contamos las visitas, sin cookies, mientras no lo rechace. Hoy no hay marketing.',
  /** Link to the privacy page. */
  privacy: 'Privacidad',
  reject: 'Rechazar todas',
  accept: 'Aceptar todas',
  /** Opens the settings from the notice. */
  settings: 'Ajustes',
  /** Heading of the settings. */
  settingsTitle: 'Ajustes de cookies',
  close: 'Cerrar',
  save: 'Guardar selección',
  necessary: 'Necesarias',
  necessaryText: 'Guardan en su equipo el carrito, el idioma y lo que escribe. Siempre activas.',
  analytics: 'Análisis',
  /** Explains the switch: on, off, and before a choice. */
  analyticsText:
    'Contamos qué páginas se visitan, sin cookies y sin saber quién es usted. Apagado, no contamos nada; mientras no elija ni cierre el aviso, contamos.',
  marketing: 'Marketing',
  marketingText: 'Hoy no hay nada de eso: el ajuste guarda su respuesta y no cambia nada más.',
  /** Below every page and in the settings, if the browser forbids storage. */
  notKept:
    'Su navegador no deja guardar datos de este sitio. Puede verlo todo, pero el idioma, el carrito y esta selección se pierden al salir.',
}
export type ConsentTexts = typeof es

export const de: ConsentTexts = {
  title: 'Cookies auf dieser Website',
  text: 'Notwendige bewahren Warenkorb und Sprache auf Ihrem Gerät.',
  optional: 'Besuche zählen wir ohne Cookies, bis Sie ablehnen. Marketing gibt es heute nicht.',
  privacy: 'Datenschutz',
  reject: 'Alle ablehnen',
  accept: 'Alle annehmen',
  settings: 'Einstellungen',
  settingsTitle: 'Cookie-Einstellungen',
  close: 'Schließen',
  save: 'Auswahl speichern',
  necessary: 'Notwendige',
  necessaryText: 'Sie bewahren Warenkorb, Sprache und was Sie tippen auf Ihrem Gerät. Immer aktiv.',
  analytics: 'Analyse',
  analyticsText:
    'Wir zählen, welche Seiten besucht werden, ohne Cookies und ohne zu wissen, wer Sie sind. Ausgeschaltet zählen wir nichts; solange Sie weder wählen noch den Hinweis schließen, zählen wir.',
  marketing: 'Marketing',
  marketingText: 'Das gibt es heute nicht: Der Schalter merkt sich Ihre Antwort und ändert sonst nichts.',
  notKept:
    'Ihr Browser lässt diese Website nichts speichern. Sie können alles ansehen, aber Sprache, Warenkorb und diese Auswahl gehen beim Verlassen verloren.',
}

export const en: ConsentTexts = {
  title: 'Cookies on this site',
  text: 'Necessary ones keep your cart and language on your device.',
  optional: 'We also count visits, without cookies, until you reject this. No marketing today.',
  privacy: 'Privacy',
  reject: 'Reject all',
  accept: 'Accept all',
  settings: 'Settings',
  settingsTitle: 'Cookie settings',
  close: 'Close',
  save: 'Save selection',
  necessary: 'Necessary',
  necessaryText: 'They keep the cart, the language and what you type on your device. Always on.',
  analytics: 'Analytics',
  analyticsText:
    'We count which pages are visited, without cookies and without knowing who you are. Off, we count nothing; until you choose or close the notice, we count.',
  marketing: 'Marketing',
  marketingText: 'We do none today: the switch keeps your answer and changes nothing else.',
  notKept:
    'Your browser does not let this site keep anything. You can see it all, but language, cart and this selection are lost when you leave.',
}
