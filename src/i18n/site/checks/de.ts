import type { CheckTexts } from './es.ts'

export const de: CheckTexts = {
  'checks.pairs': 'Was passt zusammen?',
  'checks.title': 'Passt alles zusammen?',
  'checks.checking': 'Es wird geprüft, ob die Produkte zusammenpassen',
  'checks.broken': 'Vom berechneten Satz fehlt ein Teil: Die Nachricht geht ohne diese Berechnung.',
  'checks.again': 'Neu berechnen',
  'checks.failed': 'Keine Verbindung zum Shop: Ob die Produkte zusammenpassen, ließ sich nicht prüfen.',
  'checks.calculate': 'Berechnen, was mein Haus braucht',
  'checks.fitting': ({ count }) => `Was passt (${count})`,
  'checks.estimate': 'Schätzung; ein Techniker bestätigt es.',
}
