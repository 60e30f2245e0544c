import type { Contact } from './es.ts'

export const en = {
  // Contacts, on the home and the contact page.
  'contact.title': 'Contact',
  'contact.description': ({ places, hasPickup }) =>
    `Phones, WhatsApp and e-mail of our team${places && ` in ${places}`}. Technical advice${hasPickup ? ', sales and pickup at the warehouse' : ' and sales'}.`,
  'contact.keywords': ({ country }) => `contact, solar energy${country && ` ${country}`}, WhatsApp`,
  'contact.hours': ({ hours, support }) =>
    [hours, support && `Support on WhatsApp ${support}`]
      .filter(Boolean)
      .map((text) => `${text}.`)
      .join(' '),
  'contact.technical': 'Technical advice and sales',
  'contact.sales': 'Administration and sales',
  'contact.warehouse': 'Warehouse and pickup',
  'contact.warehousePlace': ({ place }) => `Warehouse and pickup${place && `, ${place}`}`,
  'contact.call': 'Call',
  'contact.message': 'Hello, I am writing from your website.',
  'contact.pickupOnly': 'Pickup only',
  'contact.where': 'Where we are',
  'contact.whereText': 'Pick up your order at the warehouse. Tell us on WhatsApp before you set out.',
  'contact.map': ({ places }) => `Sketch map: ${places}`,
  'contact.warehouseName': 'Warehouse',
  'contact.officeName': 'Office',
  'contact.openMap': 'Open in the map',
} satisfies Contact
