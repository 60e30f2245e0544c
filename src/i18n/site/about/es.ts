/** Texts that only the page about the company shows. */
export const es = {
  'about.title': 'Nosotros',
  /** Name of the row of figures, for screen readers. */
  'about.figures': 'La empresa en cifras',
  /** Figure of the partner company. */
  'about.years': ({ partner }: { partner: string }) => `Años de experiencia${partner && `, ${partner}`}`,
  'about.systems': 'Sistemas solares',
  'about.clients': 'Clientes',
  'about.support': 'Soporte por WhatsApp',
  'about.history': 'Nuestra historia',
  /** Alternative text of the picture beside the history. */
  'about.team': 'Nuestro equipo',
  'about.why': 'Por qué elegirnos',
  'about.import': 'Importación directa',
  'about.importText': ({ partner, country }: { partner: string; country: string }) =>
    `${country ? `Traemos los equipos a ${country}` : 'Importamos los equipos'}${partner && ` junto con nuestro ${partner}`}.`,
  'about.stock': ({ country }: { country: string }) => `Almacén${country && ` en ${country}`}`,
  'about.stockText': 'Lo que aparece en existencia se puede recoger en el almacén.',
  'about.warranty': 'Garantía escrita',
  /** certificates: "CE, IEC, RoHS e ISO 9001". */
  'about.warrantyText': ({ certificates, isSolar }: { certificates: string; isSolar: boolean }) =>
    `Contra defectos y con asesoría, en todo lo que vendemos${certificates && `; ${isSolar ? 'los equipos solares y de energía, ' : ''}con certificados ${certificates}`}.`,
  'about.languages': 'Atención en tres idiomas',
  'about.languagesText': ({ ways }: { ways: string }) => `Español, inglés y alemán${ways && `, por ${ways}`}.`,
  /** Values for `ways` in the sentence above. */
  'about.byPhone': 'teléfono',
  'about.byMail': 'correo',
  'about.warehouse': ({ place }: { place: string }) => `Almacén${place && ` en ${place}`}`,
  'about.pickup': 'Solo recogida, sin entrega a domicilio',
  'about.vehicle': 'Traiga un vehículo donde quepa lo que compra',
  'about.location': 'Ver ubicación',
  'about.satisfaction': 'Clientes que vuelven',
  /** clients: "1000"; support: "24/7". */
  'about.satisfactionText': ({ clients, support }: { clients: number; support: string }) =>
    `Más de ${clients} clientes nos han comprado. Seguimos a su lado después de la compra, con soporte por WhatsApp ${support}.`,
  'about.satisfactionNote': 'Escríbanos con el número de su factura y le damos seguimiento.',
  'about.partner': ({ partner }: { partner: string }) => `Nuestro ${partner}`,
  'about.partnerYears': 'Años',
  'about.partnerCountries': 'Países',
  'about.partnerContainers': 'Contenedores',
}
export type About = typeof es
