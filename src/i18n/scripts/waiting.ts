/**
 * Link to the form, which shows the inquiry that waits. The script of waiting inquiries (early/queued-forms.ts) contains all languages.
 */
export const waitingLink: Partial<Record<string, string>> = {
  es: 'Ver su consulta sin enviar',
  de: 'Ungesendete Anfrage ansehen',
  en: 'See your unsent inquiry',
}
