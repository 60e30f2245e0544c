export const exchange = {
  'exchange.title': 'Wechselkurse',
  'exchange.intro':
    'Preise bleiben in US-Dollar. Mit einem Kurs können Besucher den ungefähren Betrag in Euro oder Peso daneben sehen, auch im Warenkorb und in der WhatsApp-Bestellung. Ein Kurs für Pesos gilt sieben Tage.',
  'exchange.EUR': 'Euro (EUR)',
  'exchange.CUP': 'Kubanischer Peso (CUP)',
  'exchange.none': 'Noch kein Kurs: Besucher sehen diese Währung nicht.',
  'exchange.withdrawn': 'Zurückgezogen: Besucher sehen diese Währung nicht.',
  /** rate: "1 USD = 410,5 CUP". */
  'exchange.shown': ({ rate, day, source }: { rate: string; day: string; source: string }) => `${rate}, Kurs vom ${day} (${source}).`,
  'exchange.until': ({ day }: { day: string }) => `Besucher sehen ihn bis einschließlich ${day}.`,
  'exchange.tooOld': 'Er ist älter als sieben Tage. Besucher sehen ihn nicht mehr; bitte tragen Sie einen neuen ein.',
  'exchange.rate': ({ currency }: { currency: string }) => `1 USD in ${currency}`,
  'exchange.day': 'Tag des Kurses',
  'exchange.source': 'Quelle',
  'exchange.sourceHelp': 'Besucher sehen sie neben dem Kurs, zum Beispiel: elTOQUE, Banco Central de Cuba.',
  /** Preview below the field while a rate is typed. */
  'exchange.preview': ({ amount }: { amount: string }) => `100 USD ${amount}`,
  'exchange.change': ({ percent, isMore }: { percent: string; isMore: boolean }) =>
    `Das sind ${percent} % ${isMore ? 'mehr' : 'weniger'} als beim letzten Kurs. Stimmt das?`,
  'exchange.enter': 'Kurs eintragen',
  'exchange.entering': 'Wird eingetragen…',
  'exchange.entered': ({ currency }: { currency: string }) => `Kurs für ${currency} eingetragen`,
  'exchange.failed': 'Der Kurs wurde nicht eingetragen',
  'exchange.overtaken': ({ by, rate }: { by: string; rate: string }) =>
    `${by || 'Jemand'} hat inzwischen einen anderen Kurs eingetragen: ${rate}. Ihrer steht noch im Formular; noch einmal drücken trägt ihn trotzdem ein.`,
  'exchange.withdraw': 'Nicht mehr zeigen',
  'exchange.withdrawQuestion': ({ currency }: { currency: string }) =>
    `${currency} nicht mehr zeigen?\n\nBesucher sehen diese Währung erst wieder, wenn jemand einen neuen Kurs einträgt.`,
  'exchange.withdrawDone': ({ currency }: { currency: string }) => `${currency} wird nicht mehr gezeigt`,
  'exchange.entries': 'Bisherige Kurse',
  'exchange.by': ({ by, at }: { by: string; at: string }) => (by ? `${by}, ${at}` : at),
  'exchange.nothing': 'zurückgezogen',
  'exchange.history': 'Rückgängig machen trägt den Kurs von davor noch einmal ein.',
}
export type ExchangeTexts = typeof exchange
