/** Texts that only the page about the company shows. */
export const es = {
  'about.title': 'Nosotros',
  /** For search engines. */
  'about.description': ({ years }: { years: number }) =>
    `Empresa privada cubana que importa y vende equipos solares y de energía, con un socio alemán de ${years} años de experiencia. Oficinas en Matanzas y Habana del Este.`,
  'about.keywords': 'empresa solar Cuba, importación de paneles solares, Matanzas, Habana del Este, socio alemán, garantía',
  'about.hero': 'Importamos equipos solares y respondemos por ellos',
  'about.heroText':
    'Somos una empresa privada cubana. Importamos y vendemos equipos solares y de energía desde Matanzas y Habana del Este.',
  /** Name of the row of figures, for screen readers. */
  'about.figures': 'La empresa en cifras',
  /** The partner's, not the company's. */
  'about.years': 'Años de experiencia, socio alemán',
  'about.systems': 'Sistemas solares',
  'about.clients': 'Clientes',
  'about.support': 'Soporte por WhatsApp',
  'about.history': 'Nuestra historia',
  /** years: of the partner, "35". */
  'about.history1': ({ years }: { years: number }) =>
    `Empezamos como representantes en Cuba de un fabricante de equipos solares y generadores. Hoy importamos junto con un socio alemán que tiene ${years} años de experiencia.`,
  /** from, to: kW of complete systems. */
  'about.history2': ({ from, to }: { from: number; to: number }) =>
    `Vendemos sistemas completos de ${from} a ${to}\u00a0kW, paneles, inversores, baterías, generadores, materiales de construcción, filtros de agua y accesorios.`,
  'about.history3':
    'Conocemos los apagones y el salitre porque vivimos aquí. Por eso preguntamos primero qué equipos usa y cuántas horas, y después le decimos qué sistema le hace falta.',
  /** Alternative text of the picture beside it. */
  'about.team': 'Nuestro equipo',
  'about.why': 'Por qué elegirnos',
  'about.import': 'Importación directa',
  'about.importText': 'Traemos los equipos a Cuba junto con nuestro socio alemán.',
  'about.stock': 'Almacén en Cuba',
  'about.stockText': 'Lo que aparece en existencia se recoge en el almacén.',
  'about.warranty': 'Garantía escrita',
  /** certificates: "CE, IEC, RoHS e ISO 9001". */
  'about.warrantyText': ({ certificates }: { certificates: string }) =>
    `Contra defectos y con asesoría, en todo lo que vendemos; los equipos solares y de energía, con certificados ${certificates}.`,
  'about.languages': 'Atención en tres idiomas',
  'about.languagesText': 'Español, inglés y alemán, por WhatsApp, teléfono y correo.',
  'about.warehouse': 'Almacén en Habana del Este',
  'about.pickup': 'Solo recogida, sin entrega a domicilio',
  'about.vehicle': 'Traiga un vehículo donde quepa lo que compra',
  'about.location': 'Ver ubicación',
  'about.satisfaction': 'Clientes que vuelven',
  /** clients: "1000"; support: "24/7". */
  'about.satisfactionText': ({ clients, support }: { clients: number; support: string }) =>
    `Más de ${clients} clientes nos han comprado. Seguimos a su lado después de la compra, con soporte por WhatsApp ${support}.`,
  'about.satisfactionNote': 'Escríbanos con el número de su factura y le damos seguimiento.',
  'about.partner': 'Nuestro socio alemán',
  'about.partnerText': 'Importamos juntos: su experiencia afuera y nuestro trabajo aquí.',
  'about.partnerYears': 'Años',
  'about.partnerCountries': 'Países',
  'about.partnerContainers': 'Contenedores',
}
export type About = typeof es
