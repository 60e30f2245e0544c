/** Texts that only the contact page and the home page show. */
export const es = {
  // Contacts, on the home and the contact page.
  'contact.title': 'Contacto',
  /** For search engines. */
  'contact.description': ({ places, hasPickup }: { places: string; hasPickup: boolean }) =>
    `Teléfonos, WhatsApp y correo de nuestro equipo${places && ` en ${places}`}. Asesoría técnica${hasPickup ? ', ventas y recogida en el almacén' : ' y ventas'}.`,
  'contact.keywords': ({ country }: { country: string }) => `contacto, energía solar${country && ` ${country}`}, WhatsApp`,
  /** hours: "Monday to Saturday, 8:00 to 18:00". */
  'contact.hours': ({ hours, support }: { hours: string; support: string }) =>
    [hours, support && `Soporte por WhatsApp ${support}`]
      .filter(Boolean)
      .map((text) => `${text}.`)
      .join(' '),
  'contact.technical': 'Asesoría técnica y ventas',
  'contact.sales': 'Administración y ventas',
  'contact.warehouse': 'Almacén y recogida',
  'contact.warehousePlace': ({ place }: { place: string }) => `Almacén y recogida${place && `, ${place}`}`,
  'contact.call': 'Llamar',
  /** Beginning of a chat opened from a contact card. */
  'contact.message': 'Hola, les escribo desde su página web.',
  'contact.pickupOnly': 'Solo recogida',
  'contact.where': 'Dónde estamos',
  'contact.whereText': 'Recoja su pedido en el almacén. Avísenos por WhatsApp antes de salir.',
  /** Text alternative of the drawn map. */
  'contact.map': ({ places }: { places: string }) => `Mapa esquemático: ${places}`,
  /** Names of the two places where staff have given none. */
  'contact.warehouseName': 'Almacén',
  'contact.officeName': 'Oficina',
  'contact.openMap': 'Abrir en el mapa',
}
export type Contact = typeof es
