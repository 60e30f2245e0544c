import type { Contact } from './es.ts'

export const en = {
  // Contacts, on the home and the contact page.
  'contact.title': 'Contact',
  'contact.description': ({ ways, places, tasks }) => `${ways} of our team${places && ` in ${places}`}. ${tasks}.`,
  'contact.byPhone': 'phones',
  'contact.forAdvice': 'technical advice',
  'contact.forSales': 'sales',
  'contact.forPickup': 'pickup at the warehouse',
  'contact.hours': ({ hours, support }) =>
    [hours, support && `Support on WhatsApp ${support}`]
      .filter(Boolean)
      .map((text) => `${text}.`)
      .join(' '),
  'contact.technical': 'Technical advice and sales',
  'contact.sales': 'Administration and sales',
  'contact.oneNumber': 'Sales',
  'contact.warehouse': 'Warehouse and pickup',
  'contact.warehousePlace': ({ place }) => `Warehouse and pickup${place && `, ${place}`}`,
  'contact.call': 'Call',
  'contact.message': 'Hello, I am writing from your website.',
  'contact.pickupOnly': 'Pickup only',
  'contact.where': 'Where we are',
  'contact.whereText': ({ isInWarehouse, isOnly }) =>
    `Pick up your order ${isInWarehouse ? 'at the warehouse' : 'here'}. Tell us before you set out.${isOnly ? '' : ' There is delivery, too.'}`,
  'contact.map': ({ places }) => `Sketch map: ${places}`,
  'contact.warehouseName': 'Warehouse',
  'contact.officeName': 'Office',
  'contact.openMap': 'Open in the map',
} satisfies Contact
