/** Texts of the comparison that is made of stored pages, without a connection. */
export const es = {
  title: 'Comparación con lo guardado en este dispositivo',
  price: 'Precio (USD)',
  stock: 'Existencias',
  /** Label of the row with the dates of the stored pages, such as "28 nov". */
  seen: 'Visto el',
  /** count: products that are on no stored page, 1 or more. */
  missing: ({ count }: { count: number }) =>
    `${count === 1 ? '1 producto elegido no está guardado' : `${count} productos elegidos no están guardados`} en este dispositivo: se verá con conexión.`,
  /** In place of a comparison: none of the products is on a stored page. */
  none: 'Los productos elegidos no están guardados en este dispositivo: se compararán cuando vuelva la conexión.',
  /** names: products of which only a card of a list is stored. */
  onlyCard: ({ names }: { names: string }) => `De ${names} solo está guardado lo que muestra la lista.`,
  /** names: products of an order that the device knows without their prices. */
  unpriced: ({ names }: { names: string }) => `Sin conexión no se sabe el precio de: ${names}. Se completará cuando vuelva la conexión.`,
}
export type ComparedTexts = typeof es

export const de = {
  title: 'Vergleich aus dem, was auf diesem Gerät gespeichert ist',
  price: 'Preis (USD)',
  stock: 'Verfügbarkeit',
  seen: 'Gesehen am',
  missing: ({ count }) =>
    `${count === 1 ? '1 gewähltes Produkt ist' : `${count} gewählte Produkte sind`} nicht auf diesem Gerät gespeichert: zu sehen mit Verbindung.`,
  none: 'Die gewählten Produkte sind nicht auf diesem Gerät gespeichert: Der Vergleich erscheint, sobald die Verbindung zurück ist.',
  onlyCard: ({ names }) => `Von ${names} ist nur gespeichert, was die Liste zeigt.`,
  unpriced: ({ names }) => `Ohne Verbindung fehlt der Preis von: ${names}. Er wird ergänzt, sobald die Verbindung zurück ist.`,
} satisfies ComparedTexts

export const en = {
  title: 'Comparison from what is saved on this device',
  price: 'Price (USD)',
  stock: 'Availability',
  seen: 'Seen on',
  missing: ({ count }) =>
    `${count === 1 ? '1 chosen product is' : `${count} chosen products are`} not saved on this device: shown once you are connected.`,
  none: 'The chosen products are not saved on this device: they will be compared when the connection returns.',
  onlyCard: ({ names }) => `Of ${names}, only what the list shows is saved.`,
  unpriced: ({ names }) => `Without a connection the price is not known of: ${names}. It is added once the connection is back.`,
} satisfies ComparedTexts
