/** Texts of the gate that asks some visitors to show that they are people. They travel with its script only. */
export const es = {
  language: 'Idioma',
  introTitle: 'Comprobando su navegador',
  intro: 'Un momento, por favor.',
  circleTitle: 'Pulse el círculo azul',
  circle: 'Así sabemos que no es un programa automático.',
  /** The name of the circle, which is a button. */
  target: 'Círculo azul',
  /** Over the circle in the place of `circle`, after a click beside it. */
  moves: 'El círculo cambia de lugar.',
  missed: 'Pulse más cerca del círculo azul. Intente de nuevo.',
  cannot: 'No puedo pulsar el círculo',
  otherTitle: 'Verificar sin el círculo',
  other: 'Sirve con teclado y lector de pantalla. Su equipo hace un cálculo de unos segundos y usted pulsa un botón.',
  working: 'Calculando',
  done: 'Listo',
  proceed: 'Continuar',
  otherHelp: 'El botón se activa al terminar. No hay límite de tiempo.',
  back: 'Volver al círculo',
  passedTitle: 'Listo, gracias',
  passed: 'Abriendo la página…',
  failedTitle: 'No pudimos verificarlo',
  failed: 'Verificación fallida. Intente de nuevo.',
  network: 'Error de red. Intente de nuevo.',
  again: 'Volvemos a empezar en 3 segundos.',
  now: 'Intentar ahora',
  whatsapp: 'Escribir por WhatsApp',
}
export type GateTexts = typeof es
