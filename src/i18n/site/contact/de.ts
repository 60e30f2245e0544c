import type { Contact } from './es.ts'

export const de = {
  // Contacts, on the home and the contact page.
  'contact.title': 'Kontakt',
  'contact.description':
    'Telefon, WhatsApp und E-Mail unseres Teams in Matanzas und Habana del Este. Technische Beratung, Verkauf und Abholung im Lager.',
  'contact.keywords': 'Kontakt, Solarenergie Kuba, WhatsApp, Matanzas, Habana del Este',
  'contact.hours': ({ hours, support }) => `${hours}. Support per WhatsApp ${support}.`,
  'contact.technical': 'Technische Beratung und Verkauf',
  'contact.sales': 'Verwaltung und Verkauf',
  'contact.warehouse': 'Lager und Abholung',
  'contact.warehousePlace': 'Lager und Abholung, Habana del Este',
  'contact.call': 'Anrufen',
  'contact.message': 'Guten Tag, ich schreibe von Ihrer Website.',
  'contact.pickupOnly': 'Nur Abholung',
  'contact.where': 'Wo wir sind',
  'contact.whereText': 'Holen Sie Ihre Bestellung im Lager ab. Geben Sie uns vorher per WhatsApp Bescheid.',
  'contact.map': 'Kartenskizze: Habana del Este und Matanzas an der Nordküste',
  'contact.mapWarehouse': 'Lager und Büro',
  'contact.mapOffice': 'Büro',
  'contact.openMap': 'In der Karte öffnen',
} satisfies Contact
