/** Texts of the cookie notice and its settings, and of the notice that nothing can be kept. They travel with that script only. */
export const es = {
  /** Over the notice that asks, and its name. */
  title: 'Cookies en este sitio',
  text: 'Las necesarias guardan carrito e idioma en su equipo.',
  /** Below it, on a line of its own: what happens besides, and until when. */
  optional: 'También contamos las visitas, sin cookies, mientras no lo rechace. Hoy no hay marketing.',
  /** A link to the page about privacy. */
  privacy: 'Privacidad',
  reject: 'Rechazar todas',
  accept: 'Aceptar todas',
  /** Opens the settings from the notice. */
  settings: 'Ajustes',
  /** Over the settings. */
  settingsTitle: 'Ajustes de cookies',
  close: 'Cerrar',
  save: 'Guardar selección',
  necessary: 'Necesarias',
  necessaryText: 'Guardan en su equipo el carrito, el idioma y lo que escribe. Siempre activas.',
  analytics: 'Análisis',
  /** Effect of the switch: on, off and before a choice. */
  analyticsText:
    'Contamos qué páginas se visitan, sin cookies y sin saber quién es usted. Apagado, no contamos nada; mientras no elija ni cierre el aviso, contamos.',
  marketing: 'Marketing',
  marketingText: 'Hoy no hay nada de eso: el ajuste guarda su respuesta y no cambia nada más.',
  /** Below every page, and in the settings, where the browser forbids storage. */
  notKept:
    'Su navegador no deja guardar datos de este sitio. Puede verlo todo, pero el idioma, el carrito y esta selección se pierden al salir.',
}
export type ConsentTexts = typeof es
