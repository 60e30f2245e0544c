import type { Contact } from './es.ts'

export const de = {
  // Contacts, on the home and the contact page.
  'contact.title': 'Kontakt',
  'contact.description': ({ ways, places, tasks }) => `${ways} unseres Teams${places && ` in ${places}`}. ${tasks}.`,
  'contact.byPhone': 'Telefon',
  'contact.forAdvice': 'technische Beratung',
  'contact.forSales': 'Verkauf',
  'contact.forPickup': 'Abholung im Lager',
  'contact.hours': ({ hours, support }) =>
    [hours, support && `Support per WhatsApp ${support}`]
      .filter(Boolean)
      .map((text) => `${text}.`)
      .join(' '),
  'contact.technical': 'Technische Beratung und Verkauf',
  'contact.sales': 'Verwaltung und Verkauf',
  'contact.oneNumber': 'Verkauf',
  'contact.warehouse': 'Lager und Abholung',
  'contact.warehousePlace': ({ place }) => `Lager und Abholung${place && `, ${place}`}`,
  'contact.call': 'Anrufen',
  'contact.message': 'Guten Tag, ich schreibe von Ihrer Website.',
  'contact.pickupOnly': 'Nur Abholung',
  'contact.where': 'Wo wir sind',
  'contact.whereText': ({ isInWarehouse, isOnly }) =>
    `Holen Sie Ihre Bestellung ${isInWarehouse ? 'im Lager' : 'hier'} ab. Geben Sie uns vorher Bescheid.${isOnly ? '' : ' Wir liefern auch.'}`,
  'contact.map': ({ places }) => `Kartenskizze: ${places}`,
  'contact.warehouseName': 'Lager',
  'contact.officeName': 'Büro',
  'contact.openMap': 'In der Karte öffnen',
} satisfies Contact
