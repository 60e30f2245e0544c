import type { Contact } from './es.ts'

export const en = {
  // Contacts, on the home and the contact page.
  'contact.title': 'Contact',
  'contact.description':
    'Phones, WhatsApp and e-mail of our team in Matanzas and Habana del Este. Technical advice, sales and pickup at the warehouse.',
  'contact.keywords': 'contact, solar energy Cuba, WhatsApp, Matanzas, Habana del Este',
  'contact.hours': ({ hours, support }) => `${hours}. Support on WhatsApp ${support}.`,
  'contact.technical': 'Technical advice and sales',
  'contact.sales': 'Administration and sales',
  'contact.warehouse': 'Warehouse and pickup',
  'contact.warehousePlace': 'Warehouse and pickup, Habana del Este',
  'contact.call': 'Call',
  'contact.message': 'Hello, I am writing from your website.',
  'contact.pickupOnly': 'Pickup only',
  'contact.where': 'Where we are',
  'contact.whereText': 'Pick up your order at the warehouse. Tell us on WhatsApp before you set out.',
  'contact.map': 'Sketch map: Habana del Este and Matanzas on the north coast',
  'contact.mapWarehouse': 'Warehouse and office',
  'contact.mapOffice': 'Office',
  'contact.openMap': 'Open in the map',
} satisfies Contact
