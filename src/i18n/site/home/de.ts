import type { Home } from './es.ts'

export const de = {
  'home.title': ({ trade, country }) => `${trade}${country && ` in ${country}`}`,
  'home.description': ({ range, place, hasChat }) =>
    [range, place ? `Abholung in ${place}${hasChat ? ', Beratung per WhatsApp' : ''}` : hasChat ? 'Beratung per WhatsApp' : '']
      .filter(Boolean)
      .map((text) => `${text}.`)
      .join(' '),
  'hero.role': 'Karussell',
  'hero.name': 'Vorstellung',
  'hero.title1': 'Licht im Haus, auch wenn der Strom ausfällt',
  'hero.title2': ({ days }) => `Über ${days} Sonnentage im Jahr für Ihr Dach`,
  'hero.title3': ({ place }) => `Abholung in unserem Lager in ${place}`,
  'hero.products': 'Produkte ansehen',
  'hero.previous': 'Zurück',
  'hero.next': 'Weiter',
  'hero.pause': 'Anhalten',
  'hero.play': 'Abspielen',
  'hero.slide': ({ number, count }) => `${number} von ${count}`,
  'home.need': 'Was brauchen Sie?',
  'home.allProducts': 'Alle Produkte',
  'home.featured': 'Empfohlen',
  'home.sun': ({ days }) => `Über ${days} Sonnentage im Jahr`,
  'home.calculate': 'Berechnen, was mein Haus braucht',
  'home.sunText': ({ kwh }) =>
    `Jeder Quadratmeter Dach empfängt in einem guten Monat ${kwh}\u00a0kWh am Tag. Ein gut berechnetes System versorgt das Haus am Tag und speichert für die Nacht.`,
  'home.panels': 'Module',
  'home.cycles': 'Zyklen je Batterie',
  'home.sunCurve': ({ kwh }) => `Sonnenverlauf eines Tages in einem guten Monat: ${kwh} kWh/m²`,
  'home.perDay': 'kWh/m², guter Monat',
  'home.aboutOffices': ({ places, count }) => `${count === 1 ? 'Büro' : 'Büros'} in ${places}`,
  'home.aboutWarehouse': ({ place, isOnly }) => `Lager in ${place}${isOnly ? ', nur Abholung' : ''}`,
  'home.aboutPayment': ({ list }) => `Zahlung in ${list}`,
  'home.aboutUs': 'Lernen Sie uns kennen',
  'home.years': ({ partner }) => `Jahre${partner && `, ${partner}`}`,
  'home.clients': 'Kunden',
  'home.support': 'Support per WhatsApp',
  'home.services': ({ count }) => (count === 5 ? 'Fünf Leistungen, ein Ansprechpartner' : 'Leistungen'),
  'home.servicesText': ({ isInThree }) => `Schreiben Sie uns per WhatsApp${isInThree ? ' auf Spanisch, Englisch oder Deutsch' : ''}.`,
  'home.systems': 'Komplette Solarsysteme',
  'home.systemsText': ({ from, to }) =>
    from && to
      ? `Von ${from} bis ${to}\u00a0kW, mit Wechselrichter, Modulen und Batterie, die zusammenpassen.`
      : 'Mit Wechselrichter, Modulen und Batterie, die zusammenpassen.',
  'home.advice': 'Beratung und Auslegung',
  'home.adviceText': 'Sagen Sie uns, welche Geräte Sie nutzen, wir sagen Ihnen, welches System Sie brauchen.',
  'home.import': 'Import auf Bestellung',
  'home.importText': () => 'Was nicht im Lager ist, beschaffen wir für Sie.',
  'home.setup': 'Installationsanleitung',
  'home.setupText': ({ hasChat }) =>
    `Schritt für Schritt, mit unseren Technikern${hasChat ? ' per WhatsApp' : ''}. Ihr Elektriker installiert.`,
  'home.care': ({ hours, hasChat }) => `Support${hasChat ? ' per WhatsApp' : ''}${hours && ` ${hours}`}`,
  'home.careText': 'Vor und nach dem Kauf.',
} satisfies Home
