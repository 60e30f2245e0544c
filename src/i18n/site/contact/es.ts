/** Texts that only the contact page and the home page show. */
export const es = {
  // Contacts, on the home and the contact page.
  'contact.title': 'Contacto',
  /** For search engines. */
  'contact.description': ({ ways, places, tasks }: { ways: string; places: string; tasks: string }) =>
    `${ways} de nuestro equipo${places && ` en ${places}`}. ${tasks}.`,
  /** Values for `ways` and `tasks` in the description above. */
  'contact.byPhone': 'teléfonos',
  'contact.forAdvice': 'asesoría técnica',
  'contact.forSales': 'ventas',
  'contact.forPickup': 'recogida en el almacén',
  /** hours: "Monday to Saturday, 8:00 to 18:00". */
  'contact.hours': ({ hours, support }: { hours: string; support: string }) =>
    [hours, support && `Soporte por WhatsApp ${support}`]
      .filter(Boolean)
      .map((text) => `${text}.`)
      .join(' '),
  'contact.technical': 'Asesoría técnica y ventas',
  'contact.sales': 'Administración y ventas',
  /** In place of the two headings above if the company has one number for both. */
  'contact.oneNumber': 'Ventas',
  'contact.warehouse': 'Almacén y recogida',
  'contact.warehousePlace': ({ place }: { place: string }) => `Almacén y recogida${place && `, ${place}`}`,
  'contact.call': 'Llamar',
  /** Beginning of a chat opened from a contact card. */
  'contact.message': 'Hola, les escribo desde su página web.',
  'contact.pickupOnly': 'Solo recogida',
  'contact.where': 'Dónde estamos',
  'contact.whereText': ({ isInWarehouse, isOnly }: { isInWarehouse: boolean; isOnly: boolean }) =>
    `Recoja su pedido ${isInWarehouse ? 'en el almacén' : 'aquí'}. Avísenos antes de salir.${isOnly ? '' : ' También hay entrega a domicilio.'}`,
  /** Text alternative of the drawn map. */
  'contact.map': ({ places }: { places: string }) => `Mapa esquemático: ${places}`,
  /** Names of the two places if staff have given none. */
  'contact.warehouseName': 'Almacén',
  'contact.officeName': 'Oficina',
  'contact.openMap': 'Abrir en el mapa',
}
export type Contact = typeof es
