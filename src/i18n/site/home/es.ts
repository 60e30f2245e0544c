/** Texts that only the home page shows. */
export const es = {
  /** Title of the home page. trade: short description of the trade. */
  'home.title': ({ trade, country }: { trade: string; country: string }) => `${trade}${country && ` en ${country}`}`,
  /** For search engines, about 150 letters. place: where orders are picked up. */
  'home.description': ({ range, place, hasChat }: { range: string; place: string | undefined; hasChat: boolean }) =>
    [range, place ? `Recogida en ${place}${hasChat ? ', atención por WhatsApp' : ''}` : hasChat ? 'Atención por WhatsApp' : '']
      .filter(Boolean)
      .map((text) => `${text}.`)
      .join(' '),
  /** Role of the slider for screen readers. */
  'hero.role': 'carrusel',
  'hero.name': 'Presentación',
  /** Titles of the slides for which staff have set none. */
  'hero.title1': 'Luz en casa, aunque se vaya la corriente',
  'hero.title2': ({ days }: { days: number }) => `Más de ${days} días de sol al año para su techo`,
  'hero.title3': ({ place }: { place: string }) => `Recogida en nuestro almacén de ${place}`,
  'hero.products': 'Ver productos',
  'hero.previous': 'Anterior',
  'hero.next': 'Siguiente',
  'hero.pause': 'Pausar',
  'hero.play': 'Reproducir',
  /** Name of a dot, which opens a slide. */
  'hero.slide': ({ number, count }: { number: number; count: number }) => `${number} de ${count}`,
  /** Heading above the categories. */
  'home.need': '¿Qué necesita?',
  'home.allProducts': 'Todos los productos',
  'home.featured': 'Destacados',
  'home.sun': ({ days }: { days: number }) => `Más de ${days} días de sol al año`,
  'home.calculate': 'Calcular lo que necesita mi casa',
  'home.sunText': ({ kwh }: { kwh: string }) =>
    `Cada metro cuadrado de techo recibe ${kwh}\u00a0kWh al día en un mes bueno. Un sistema bien calculado cubre la casa de día y guarda para la noche.`,
  /** Label below "300–550 W". */
  'home.panels': 'Paneles',
  /** Label below the number of charge cycles, "+6000". */
  'home.cycles': 'Ciclos por batería',
  /** Text alternative of the curve of a sunny day. */
  'home.sunCurve': ({ kwh }: { kwh: string }) => `Curva del sol en un día de un mes bueno: ${kwh} kWh/m²`,
  /** Unit inside the curve. */
  'home.perDay': 'kWh/m², mes bueno',
  'home.aboutOffices': ({ places, count }: { places: string; count: number }) => `${count === 1 ? 'Oficina' : 'Oficinas'} en ${places}`,
  'home.aboutWarehouse': ({ place, isOnly }: { place: string; isOnly: boolean }) => `Almacén en ${place}${isOnly ? ', solo recogida' : ''}`,
  'home.aboutPayment': ({ list }: { list: string }) => `Pago en ${list}`,
  /** Link to the page about the company. */
  'home.aboutUs': 'Conózcanos',
  /** Figure of the partner company. */
  'home.years': ({ partner }: { partner: string }) => `Años${partner && `, ${partner}`}`,
  'home.clients': 'Clientes',
  'home.support': 'Soporte por WhatsApp',
  'home.services': ({ count }: { count: number }): string => (count === 5 ? 'Cinco servicios, un solo contacto' : 'Servicios'),
  'home.servicesText': ({ isInThree }: { isInThree: boolean }) =>
    `Escríbanos por WhatsApp${isInThree ? ' en español, inglés o alemán' : ''}.`,
  'home.systems': 'Sistemas solares completos',
  'home.systemsText': ({ from, to }: { from: number | undefined; to: number | undefined }) =>
    from && to
      ? `De ${from} a ${to}\u00a0kW, con inversor, paneles y batería que combinan entre sí.`
      : 'Con inversor, paneles y batería que combinan entre sí.',
  'home.advice': 'Asesoría y cálculo',
  'home.adviceText': 'Díganos qué equipos usa y le decimos qué sistema necesita.',
  'home.import': 'Importación a pedido',
  'home.importText': ({ partner }: { partner: string }) =>
    `Traemos el equipo que no está en el almacén${partner && `, junto con nuestro ${partner}`}.`,
  'home.setup': 'Guía de instalación',
  'home.setupText': ({ hasChat }: { hasChat: boolean }) =>
    `Paso a paso, con nuestros técnicos${hasChat ? ' por WhatsApp' : ''}. Instala su electricista.`,
  /** hours: "24/7". */
  'home.care': ({ hours, hasChat }: { hours: string; hasChat: boolean }) =>
    `Soporte${hasChat ? ' por WhatsApp' : ''}${hours && ` ${hours}`}`,
  'home.careText': 'Antes y después de la compra.',
}
export type Home = typeof es
