import type { About } from './es.ts'

export const de = {
  'about.title': 'Über uns',
  'about.description': ({ years }) =>
    `Privates kubanisches Unternehmen, das Solar- und Energietechnik einführt und verkauft, mit einem deutschen Partner mit ${years} Jahren Erfahrung. Büros in Matanzas und Habana del Este.`,
  'about.keywords': 'Solarfirma Kuba, Import von Solarmodulen, Matanzas, Habana del Este, deutscher Partner, Garantie',
  'about.hero': 'Wir führen Solartechnik ein und stehen dafür gerade',
  'about.heroText':
    'Wir sind ein privates kubanisches Unternehmen. Von Matanzas und Habana del Este aus führen wir Solar- und Energietechnik ein und verkaufen sie.',
  'about.figures': 'Das Unternehmen in Zahlen',
  'about.years': 'Jahre Erfahrung, deutscher Partner',
  'about.systems': 'Solaranlagen',
  'about.clients': 'Kunden',
  'about.support': 'Support per WhatsApp',
  'about.history': 'Unsere Geschichte',
  'about.history1': ({ years }) =>
    `Angefangen haben wir als Vertreter eines Herstellers von Solartechnik und Generatoren in Kuba. Heute führen wir gemeinsam mit einem deutschen Partner ein, der ${years} Jahre Erfahrung hat.`,
  'about.history2': ({ from, to }) =>
    `Wir verkaufen Komplettanlagen von ${from} bis ${to}\u00a0kW, Module, Wechselrichter, Batterien, Generatoren, Baumaterial, Wasserfilter und Zubehör.`,
  'about.history3':
    'Stromausfälle und Salzluft kennen wir, weil wir hier leben. Deshalb fragen wir zuerst, welche Geräte Sie wie viele Stunden nutzen, und sagen dann, welche Anlage Sie brauchen.',
  'about.team': 'Unser Team',
  'about.why': 'Warum wir',
  'about.import': 'Direkter Import',
  'about.importText': 'Wir bringen die Geräte gemeinsam mit unserem deutschen Partner nach Kuba.',
  'about.stock': 'Lager in Kuba',
  'about.stockText': 'Was als vorrätig angezeigt wird, holen Sie dort ab.',
  'about.warranty': 'Schriftliche Garantie',
  'about.warrantyText': ({ certificates }) =>
    `Gegen Mängel und mit Beratung bei allem, was wir verkaufen; Solar- und Energietechnik mit Zertifikaten nach ${certificates}.`,
  'about.languages': 'Beratung in drei Sprachen',
  'about.languagesText': 'Spanisch, Englisch und Deutsch, per WhatsApp, Telefon und E-Mail.',
  'about.warehouse': 'Lager in Habana del Este',
  'about.pickup': 'Nur Abholung, keine Lieferung',
  'about.vehicle': 'Bringen Sie ein Fahrzeug mit, in das Ihr Einkauf passt',
  'about.location': 'Standort ansehen',
  'about.satisfaction': 'Kunden, die wiederkommen',
  'about.satisfactionText': ({ clients, support }) =>
    `Mehr als ${clients} Kunden haben bei uns gekauft. Auch nach dem Kauf sind wir für Sie da, mit Support per WhatsApp ${support}.`,
  'about.satisfactionNote': 'Schreiben Sie uns mit Ihrer Rechnungsnummer, wir kümmern uns darum.',
  'about.partner': 'Unser deutscher Partner',
  'about.partnerText': 'Wir führen gemeinsam ein: seine Erfahrung draußen und unsere Arbeit hier.',
  'about.partnerYears': 'Jahre',
  'about.partnerCountries': 'Länder',
  'about.partnerContainers': 'Container',
} satisfies About
