/** Texts of the cookie notice and its settings, and of the notice that nothing can be kept. They travel with that script only. */
export const es = {
  /** Over the notice that asks, and its name. */
  title: 'Cookies en este sitio',
  text: 'Las necesarias guardan su carrito y su idioma.',
  /** Below it, on a line of its own: what is off without consent. */
  optional: 'Las de análisis y marketing quedan apagadas si usted no las permite.',
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
  necessaryText: 'Guardan el carrito y el idioma. Siempre activas.',
  analytics: 'Análisis',
  analyticsText: 'Nos dicen qué páginas se visitan, sin identificarle. Mientras no elija, contamos las visitas sin cookies.',
  marketing: 'Marketing',
  marketingText: 'Miden de qué anuncio llega una visita.',
  /** Below every page, and in the settings, where the browser forbids storage. */
  notKept:
    'Su navegador no deja guardar datos de este sitio. Puede verlo todo, pero el idioma, el carrito y esta selección se pierden al salir.',
}
export type ConsentTexts = typeof es
