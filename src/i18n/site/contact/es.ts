/** Texts that only the contact page and the home page show. */
export const es = {
  // Contacts, on the home and the contact page.
  'contact.title': 'Contacto',
  /** For search engines. */
  'contact.description':
    'Teléfonos, WhatsApp y correo de nuestro equipo en Matanzas y Habana del Este. Asesoría técnica, ventas y recogida en el almacén.',
  'contact.keywords': 'contacto, energía solar Cuba, WhatsApp, Matanzas, Habana del Este',
  /** hours: "Monday to Saturday, 8:00 to 18:00". */
  'contact.hours': ({ hours, support }: { hours: string; support: string }) => `${hours}. Soporte por WhatsApp ${support}.`,
  'contact.technical': 'Asesoría técnica y ventas',
  'contact.sales': 'Administración y ventas',
  'contact.warehouse': 'Almacén y recogida',
  'contact.warehousePlace': 'Almacén y recogida, Habana del Este',
  'contact.call': 'Llamar',
  /** Beginning of a chat opened from a contact card. */
  'contact.message': 'Hola, les escribo desde su página web.',
  'contact.pickupOnly': 'Solo recogida',
  'contact.where': 'Dónde estamos',
  'contact.whereText': 'Recoja su pedido en el almacén. Avísenos por WhatsApp antes de salir.',
  /** Text alternative of the drawn map. */
  'contact.map': 'Mapa esquemático: Habana del Este y Matanzas en la costa norte',
  'contact.mapWarehouse': 'Almacén y oficina',
  'contact.mapOffice': 'Oficina',
  'contact.openMap': 'Abrir en el mapa',
}
export type Contact = typeof es
