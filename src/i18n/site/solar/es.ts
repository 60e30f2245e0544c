/** Help that the company offers: a guide to the installation, answers on WhatsApp, answers in three languages. */
type Help = Record<'isGuided' | 'hasChat' | 'isInThree', boolean>

/** Texts that only the page about solar energy in Cuba shows. */
export const es = {
  'solar.title': 'Energía solar en Cuba',
  /** For search engines, about 150 letters. ways: `products.ways`. */
  'solar.description': ({ ways }: { ways: string }) => `Cuánto sol llega a Cuba, qué necesita una casa y qué sistema le conviene.${ways}`,
  'solar.keywords': 'energía solar Cuba, irradiación, paneles solares, sistema solar completo, apagones, batería de litio',
  'solar.hero': 'Energía solar en Cuba: cuánto necesita su casa',
  'solar.heroText': ({ kwh, days }: { kwh: string; days: number }) =>
    `Más de ${days} días de sol al año y, en un mes bueno, ${kwh}\u00a0kWh por metro cuadrado al día: un sistema pequeño cubre lo esencial.`,
  'solar.start': 'Empezar el cálculo',
  /** Text alternative of the curve of a sunny day. */
  'solar.curve': ({ kwh }: { kwh: string }) => `Curva del sol en un día de un mes bueno: ${kwh} kWh/m²`,
  'solar.perDay': 'kWh/m², mes bueno',

  'solar.gives': 'Lo que da el sol',
  'solar.givesText': ({
    company,
    official,
    used,
    isHigher,
  }: Record<'company' | 'official' | 'used', string> & {
    /** True if staff have set more sun hours than the official figure. */
    isHigher: boolean
  }) =>
    `${company && `Los ${company}\u00a0kWh son nuestra cifra, la de un mes bueno. `}Las fuentes oficiales dan unos ${official}\u00a0kWh al día como promedio del país: ${used === official ? 'con esa calculamos' : `calculamos con ${used}`}${isHigher ? '' : ', para que el sistema no quede corto'}.`,
  /** Labels below figures. */
  'solar.days': 'Días de sol al año (cifra de la empresa)',
  'solar.companyFigure': 'Por m² al día en un mes bueno (cifra de la empresa)',
  'solar.officialFigure': 'Por m² al día, promedio oficial',
  'solar.panelFigure': ({ watts }: { watts: number }) => `Al día, un panel de ${watts}\u00a0W`,

  'solar.places': 'Irradiación por provincia',
  'solar.placesText': 'En kWh/m² al día sobre superficie horizontal; los paneles inclinados hacia el sur reciben más en invierno.',
  'solar.place': 'Lugar',
  'solar.figure': 'kWh/m² al día',
  'solar.source': 'Fuente',
  'solar.cuba': 'Cuba, promedio',
  'solar.camaguey': 'Camagüey, medido de 1981 a 2016',
  /** Means of the months with the least and the most sun. */
  'solar.range': ({ least, most }: { least: string; most: string }) => `${least} en diciembre, ${most} en abril`,
  'solar.others': 'Las demás provincias no tienen una cifra publicada: use el promedio de Cuba, de 4.9 a 5.',

  'solar.ask': 'Calcular con un técnico',
  /** Beginning of the chat message; the visitor continues after the colon. */
  'solar.askMessage': 'Hola, vi la página de energía solar. Quiero calcular un sistema para mi casa. Tengo estos equipos: ',

  'solar.steps': 'Cómo comprar',
  'solar.step1': 'Anote qué quiere mantener encendido y cuántas horas.',
  'solar.step2': ({ hasChat }: Help) => `Elija un sistema${hasChat ? ' o pídanos el cálculo por WhatsApp' : ''}.`,
  'solar.step3': ({ hasChat }: Help) =>
    `Ponga en el carrito lo que está en existencia y envíe el pedido${hasChat ? ' por WhatsApp' : ''}; lo demás, pregúntelo. No hace falta registrarse.`,
  'solar.step4': 'Recoja en el almacén y revise que esté completo.',
  /** Replaces `solar.step4` if the company also delivers or has no warehouse. */
  'solar.step4Received': 'Reciba su pedido y revise que esté completo.',
  'solar.step5': ({ isGuided, hasChat }: Help) =>
    `Siga la guía de montaje; la parte eléctrica la conecta un electricista.${isGuided && hasChat ? ' Le acompañamos por WhatsApp.' : ''}`,
  'solar.pay': ({ list }: { list: string }) => `Pago en ${list}`,
  'solar.payText': 'Los precios están en dólares (USD). La tasa para otra moneda se confirma con el pedido.',
  'solar.pickup': ({ isOnly }: { isOnly: boolean }): string => (isOnly ? 'Solo recogida' : 'Recogida y entrega'),
  'solar.pickupText': ({ address, isOnly }: { address: string; isOnly: boolean }) =>
    `${address}. ${isOnly ? 'No hacemos entregas a domicilio.' : 'También hacemos entregas a domicilio.'}`,

  'solar.questions': 'Preguntas frecuentes',
  'solar.q1': '¿Funciona cuando se va la corriente?',
  'solar.a1':
    'Sí, si el sistema tiene inversor híbrido y batería. Cuando falta la red, el inversor toma de la batería y de los paneles, y la casa sigue con luz.',
  'solar.q2': '¿Puedo empezar con poco y ampliar?',
  'solar.a2':
    'Sí. Elija el inversor para lo que tendrá después: paneles y baterías se agregan mientras el inversor los admita. Pregúntenos hasta cuánto admite el que le interesa.',
  'solar.q3': '¿Qué pasa los días nublados?',
  'solar.a3':
    'Los paneles dan menos, pero dan. En Camagüey, diciembre recibe el 62 % del sol de abril. Por eso no conviene calcular con un mes bueno, y para esos días cuenta la batería o un generador.',
  'solar.q4': '¿Quién hace la instalación?',
  'solar.a4': ({ isGuided, hasChat, isInThree }: Help) =>
    `Usted con un electricista de su confianza.${isGuided ? ` Damos la guía paso a paso${hasChat ? ` y nuestros técnicos responden por WhatsApp${isInThree ? ' en español, inglés o alemán' : ''}` : ''}.` : ''}`,
  'solar.q5': '¿Litio o AGM?',
  'solar.a5':
    'El litio (LiFePO4) cuesta más, deja usar la mayor parte de su carga y dura miles de ciclos. De la AGM conviene usar la mitad; sirve para respaldos cortos y presupuestos ajustados.',
  'solar.q6': '¿Mueve un aire acondicionado?',
  'solar.a6':
    'Un split inverter de una tonelada, sí, desde un sistema de 5 kW. De noche gasta mucha batería: díganos cuántas horas lo usa antes de elegir.',

  'solar.contact': '¿Le queda una duda?',
  'solar.contactText': 'Escríbanos qué equipos tiene y cuántas horas falta la corriente. Le respondemos con una propuesta.',
  'solar.call': 'Llamar',
}
export type Solar = typeof es
