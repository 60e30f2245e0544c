import type { Contact } from './es.ts'

export const de = {
  // Contacts, on the home and the contact page.
  'contact.title': 'Kontakt',
  'contact.description': ({ places, hasPickup }) =>
    `Telefon, WhatsApp und E-Mail unseres Teams${places && ` in ${places}`}. Technische Beratung${hasPickup ? ', Verkauf und Abholung im Lager' : ' und Verkauf'}.`,
  'contact.keywords': ({ country }) => `Kontakt, Solarenergie${country && ` ${country}`}, WhatsApp`,
  'contact.hours': ({ hours, support }) =>
    [hours, support && `Support per WhatsApp ${support}`]
      .filter(Boolean)
      .map((text) => `${text}.`)
      .join(' '),
  'contact.technical': 'Technische Beratung und Verkauf',
  'contact.sales': 'Verwaltung und Verkauf',
  'contact.warehouse': 'Lager und Abholung',
  'contact.warehousePlace': ({ place }) => `Lager und Abholung${place && `, ${place}`}`,
  'contact.call': 'Anrufen',
  'contact.message': 'Guten Tag, ich schreibe von Ihrer Website.',
  'contact.pickupOnly': 'Nur Abholung',
  'contact.where': 'Wo wir sind',
  'contact.whereText': 'Holen Sie Ihre Bestellung im Lager ab. Geben Sie uns vorher per WhatsApp Bescheid.',
  'contact.map': ({ places }) => `Kartenskizze: ${places}`,
  'contact.warehouseName': 'Lager',
  'contact.officeName': 'Büro',
  'contact.openMap': 'In der Karte öffnen',
} satisfies Contact
