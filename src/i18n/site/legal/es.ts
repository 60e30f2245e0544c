/** Texts of the legal page: imprint and privacy. */
export const es = {
  'legal.title': 'Aviso legal y privacidad',
  /** For search engines. */
  'legal.description': ({ isWhole }: { isWhole: boolean }): string =>
    isWhole
      ? 'Quién responde por esta página, cómo se compra y se recoge, y qué garantía hay.'
      : 'Quién responde por esta página y cómo se compra.',
  'legal.privacyDescription': 'Qué datos guarda esta página, dónde, cuánto tiempo y qué derechos tiene usted.',
  /** Name of the two tabs. */
  'legal.tabs': 'Secciones',

  // Imprint.
  'legal.holder': 'Responsable',
  'legal.representative': ({ name }: { name: string }) => `Representante: ${name}`,
  'legal.register': ({ number }: { number: string }) => `Registro Mercantil: ${number}`,
  'legal.taxId': ({ number }: { number: string }) => `NIT: ${number}`,
  'legal.phone': 'Teléfono',
  'legal.mail': 'Correo',
  'legal.activity': 'Actividad y otros datos',
  'legal.prices': 'Precios y disponibilidad',
  /** list: names of currencies, joined by `formatList`. */
  'legal.pricesText': ({ list, hasChat }: { list: string; hasChat: boolean }) =>
    `Los precios están en dólares (USD). ${list && `Aceptamos ${list}. `}El carrito no es una compra: el pedido se confirma${hasChat ? ' por WhatsApp,' : ''} con el precio y la disponibilidad del día.`,
  'legal.pickup': ({ isOnly }: { isOnly: boolean }): string => (isOnly ? 'Recogida' : 'Recogida y entrega'),
  /** place: where products are picked up; '' if it is not known. hours: "Lunes a sábado, 8:00 a 18:00". */
  'legal.pickupText': ({ hours, isOnly, place }: { hours: string; isOnly: boolean; place: 'warehouse' | 'here' | '' }) =>
    `Los productos se recogen${{ warehouse: ' en el almacén', here: ' aquí', '': '' }[place]}. ${hours && `Horario: ${hours}. `}${isOnly ? 'No hay entrega a domicilio.' : 'También hay entrega a domicilio.'}`,
  'legal.warranty': 'Garantía',
  'legal.warrantyText': 'La página de cada producto dice qué garantías tiene. Guarde la factura y, si lo hay, el número de serie.',
  'legal.content': 'Contenido y enlaces',
  'legal.contentText':
    'Si encuentra un error en los datos de un producto, escríbanos. De las páginas a las que llevan nuestros enlaces responden sus dueños.',
  'legal.iconsText': 'Los iconos son de Lucide (licencia ISC).',

  // Privacy.
  'privacy.title': 'Privacidad',
  'privacy.short': 'En pocas palabras',
  'privacy.shortText':
    'No hace falta registrarse. No hay publicidad. Contamos las visitas sin saber quién es usted, y usted puede impedirlo. Todo lo que ve viene de nuestro servidor: ninguna página carga nada de otro sitio. De usted solo guardamos en el servidor lo que nos escribe y, contra los abusos, por poco tiempo, desde qué dirección de red lo envía.',
  'privacy.who': 'Quién responde',
  /** holder: name of the company, and its address if it is set. Phone and e-mail follow, if there are any. */
  'privacy.whoText': ({ holder, hasContact, hasPhone }: { holder: string; hasContact: boolean; hasPhone: boolean }) =>
    `${holder}.${hasContact ? ` Para todo lo que tenga que ver con sus datos, escríbanos${hasPhone ? ' o llámenos' : ''}:` : ''}`,
  'privacy.device': 'Lo que queda en su teléfono o computadora',
  'privacy.deviceText':
    'Estos datos están en el almacenamiento de su navegador. Salvo lo que espera una conexión, no se envían solos; los borra usted con «Borrar datos de sitios» en los ajustes del navegador. Si su navegador no deja guardar, la página funciona igual y olvida.',
  'privacy.language': 'el idioma que eligió.',
  'privacy.catalogue':
    'el catálogo, si lo guardó: productos, precios, el programa que los muestra y, si los eligió, fotos pequeñas. Se queda hasta que usted lo borre o el navegador necesite el espacio.',
  'privacy.pages':
    'las páginas que abrió, con sus fotos y los programas que necesitan, para que las lea sin conexión: 60 páginas y 5 MB de fotos como máximo; las más antiguas se borran solas.',
  'privacy.cart': ({ hasCalculator }: { hasCalculator: boolean }) =>
    `los productos del carrito, con las cantidades, los precios y las existencias que vio, y el código del pedido. Hasta que vacíe el carrito. Al abrirlo, el navegador pide al servidor los precios de hoy de esos productos y, si son dos o más, si encajan entre sí${hasCalculator ? ' y con lo que puso en la calculadora' : ''}; el servidor no anota de quién.`,
  'privacy.calculated':
    'con qué consumo se calculó un sistema que pasó de la calculadora al carrito, para que el pedido lo diga. Hasta que vacíe o reemplace el carrito.',
  'privacy.opened': 'qué partes de un pedido largo ya abrió en WhatsApp. Se borra al cerrar la pestaña.',
  'privacy.waiting':
    'una consulta mientras sale, y la que no pudo salir por falta de conexión, hasta que se envíe o usted la descarte; después, su código, hasta que cierre el aviso.',
  'privacy.cartSent': 'qué carrito fue con su última consulta, con su código y fecha, para que no lo envíe dos veces sin querer.',
  'privacy.person': 'el nombre y el teléfono de su última consulta, para que no tenga que escribirlos otra vez.',
  'privacy.draft':
    'lo que escribió en la consulta y aún no envió, y cuándo empezó. Se borra al enviarla o al cerrar la pestaña; si corrige una que espera, solo al enviarla.',
  'privacy.consent': 'lo que eligió en el aviso de cookies.',
  'privacy.compare':
    'los productos que eligió para comparar, cuatro como máximo, hasta que los quite de la comparación. El navegador pregunta al servidor cuáles siguen a la venta, y guarda cuándo lo hizo hasta que cierre la pestaña; el servidor no lo anota.',
  'privacy.home':
    'los equipos y las horas que puso en la calculadora, también hasta tres casas de antes, y la casa para la que se dice cuánto aguanta cada equipo, para que no tenga que repetirlos. Hasta que borre los datos del navegador.',
  'privacy.searches':
    'lo que buscó en el catálogo, las últimas seis veces, para proponérselo. Hasta que lo borre bajo la caja de búsqueda.',
  'privacy.orderNotes': 'las partes del pedido que no encajan, para decirlo en el mensaje. Se borra al cerrar la pestaña.',
  'privacy.visit': 'los datos que gastó y ahorró hoy, para mostrarlos al pie y en «Gasto de datos». Empieza de cero cada día.',
  'privacy.lateVisits':
    'lo que se habría contado de su visita y no pudo salir por falta de conexión, cada cosa con un número al azar para contarla una sola vez. Se envía con la conexión siguiente; se borra a los tres días, o si rechaza «Análisis».',
  'privacy.photos':
    'solo para nuestro personal: fotos que todavía se suben, hasta que el servidor las tiene, durante 30 días qué dirección recibió cada una y si le falta su descripción, y cuáles no llegaron, hasta que se haya leído (IndexedDB).',
  'privacy.drafts':
    'solo para nuestro personal: lo que escribe en los formularios de la administración y aún no ha guardado, hasta que lo guarda o lo descarta.',
  'privacy.cookies': 'Cookies',
  'privacy.cookiesText':
    'Las cookies van con cada pedido al servidor. Usamos solo las necesarias. De análisis y de marketing no hay ninguna; si algún día las hay, solo con su permiso. En «Ajustes de cookies», «Análisis» decide si contamos sus visitas, lo que hacemos sin cookies; «Marketing» solo guarda su respuesta, porque no hacemos nada de eso.',
  'privacy.cookieLanguage': 'el idioma que eligió, un año, para que el servidor le responda en él.',
  'privacy.cookieMoney': 'la moneda en que quiso ver también los precios, un año.',
  'privacy.cookieStaff': 'solo para nuestro personal, cuando inicia sesión; como máximo 12 horas.',
  'privacy.cookieDevice':
    'solo para nuestro personal: que este navegador ya inició sesión, 400 días, para que los intentos fallidos de otros no lo frenen.',
  'privacy.cookieStaffLanguage':
    'solo para nuestro personal: el idioma de la administración, un año; también en el almacenamiento del navegador.',
  'privacy.cookieHuman':
    'solo si le pedimos mostrar que es una persona: que ya lo hizo, firmado por el servidor, una semana. No dicen quién es usted.',
  'privacy.server': 'Lo que ve el servidor cuando usted entra',
  'privacy.serverText1':
    'Para responderle, el servidor recibe la dirección de red (IP) de su equipo, el idioma de su navegador y si ahorra datos. No los anota en ningún registro. El país se busca en una lista que está en nuestro servidor, para proponer el idioma, contar las visitas por país y decidir si le pedimos mostrar que es una persona.',
  'privacy.serverText2':
    'Contra los abusos contamos las consultas que llegan de una misma dirección de red, y los intentos fallidos de iniciar sesión. Esa cuenta se borra con el primer envío o intento, de quien sea, que llegue más de un día después. También entra en esa cuenta una dirección que pregunta cientos de veces en un minuto.',
  'privacy.visits': 'Cómo contamos las visitas',
  'privacy.visitsText1': ({ hasPhone }: { hasPhone: boolean }) =>
    `Su navegador envía al servidor qué página o producto abre, qué productos compara, qué pone en el carrito y qué hay en él cuando lo abre${hasPhone ? ' o lo lleva a WhatsApp, si abre WhatsApp, el teléfono o el correo' : ', si abre el correo'}, si envía una consulta, qué busca y desde qué sitio llegó. Con eso guardamos el día y el minuto, el país, el idioma, el tipo de dispositivo y de conexión, y si parece un programa. Ni cookie, ni dirección de red, ni nombre.`,
  'privacy.visitsText2':
    'Para no contarle dos veces, el servidor calcula con su dirección de red, los datos de su navegador y una clave al azar una marca que vale ese día. La clave se borra después de la medianoche de La Habana; desde entonces nadie puede saber de quién era una marca, salvo con una copia de seguridad de aquel día. A los 90 días lo borramos todo menos los totales de cada día, por ejemplo cuántas veces se abrió una página o se buscó algo.',
  'privacy.visitsText3':
    'Si no lo quiere, rechace «Análisis» en «Ajustes de cookies», al pie de la página, o active en su navegador «No rastrear» o «Global Privacy Control»: entonces no se envía nada. Mientras no haya elegido, contamos su visita; si cierra el aviso de cookies sin elegir, no la contamos hasta que cierre la pestaña.',
  'privacy.human': 'Mostrar que es una persona',
  'privacy.humanText1':
    'A visitantes de algunos países, o de una dirección de red que envía demasiadas consultas, les pedimos mostrar que no son un programa. Su navegador pregunta al abrir la página si hace falta y recuerda la respuesta cinco minutos. A quien deja la página sin hacerlo no le pasa nada; solo no puede enviar consultas por ella.',
  'privacy.humanText2':
    'Si hace falta, su navegador envía una vez: tamaño y colores de la pantalla, zona horaria, idioma, plataforma, nombre y complementos del navegador, si acepta cookies, si pide no ser seguido, si es táctil, memoria y procesadores, cuánto tardó, y los últimos 50 movimientos del ratón o el resultado de un cálculo. El servidor decide con ello y no lo guarda; no interviene ningún otro servicio. Guarda solo el número de la comprobación, para que no se use dos veces, hasta la primera de cualquiera pasados diez minutos, y cuenta los intentos de una misma dirección de red, como las consultas.',
  'privacy.inquiry': 'Cuando nos envía una consulta',
  'privacy.inquiryText1':
    'Guardamos en el servidor su nombre, su teléfono, su mensaje, el tipo de sistema si lo eligió, el producto y la cantidad o el carrito si iban con ella, el idioma, desde qué página escribió, la fecha, un código y una clave que evita recibirla dos veces; además, lo que nuestro personal anota al atenderle y quién lo hizo. Si un programa parece haberla enviado, guardamos también por qué lo creemos.',
  'privacy.inquiryText2':
    'La leen solo las personas de nuestra empresa que atienden a los clientes, y solo para responderle; también puede llegarles por correo electrónico. La guardamos mientras haga falta para atenderle y dar seguimiento a su compra. Lo que borramos queda 30 o 31 días en una papelera por si fue un error; si nos pide borrarla, la eliminamos enseguida, con todo lo anotado, también de los ficheros de la base de datos: solo queda su código y quién la atendió. Si la anunció un correo, lo borramos a mano, y de las copias de seguridad sale cuando estas se borran. Si escribe en otro idioma, podemos traducir el mensaje, sin su nombre ni su teléfono, con un servicio de traducción.',
  /** Left out for a company without phone and e-mail, like the text below. */
  'privacy.chat': ({ hasPhone }: { hasPhone: boolean }): string => (hasPhone ? 'WhatsApp, teléfono y correo' : 'Correo'),
  'privacy.chatText': ({ hasPhone }: { hasPhone: boolean }) =>
    `${hasPhone ? 'El pedido por WhatsApp lo envía usted desde su aplicación; el texto del pedido y su código no pasan por nuestro servidor. WhatsApp, su compañía telefónica y su correo tienen' : 'Su correo tiene'} sus propias reglas. Del mensaje guardamos lo que hace falta para su pedido.`,
  'privacy.backup': 'Copias de seguridad',
  'privacy.backupText':
    'Hacemos copias de la base de datos para no perder nada si falla el servidor. Pueden contener su consulta y la clave de aquel día, aunque después las hayamos borrado. Al hacer una copia nueva se borran las de más de 30 días. Solo las maneja quien administra el servidor.',
  'privacy.share': 'A quién damos sus datos',
  'privacy.shareText':
    'A nadie; solo el texto de un mensaje que hacemos traducir va al servicio de traducción, y un correo con su consulta pasa por el servidor de correo que usamos. No los vendemos ni los alquilamos. Solo una orden de la autoridad competente nos obligaría a entregarlos.',
  'privacy.rights': 'Sus derechos',
  'privacy.rightsText1':
    'Puede pedirnos qué datos suyos tenemos, corregirlos, recibir una copia, oponerse a su uso y hacer que los borremos. Escríbanos con el código de su consulta o el teléfono con que la envió. Le respondemos sin costo.',
  'privacy.rightsText2': ({ isInCuba }: { isInCuba: boolean }): string =>
    isInCuba
      ? 'En Cuba rige la Ley 149 de 2022, de Protección de Datos Personales. Si vive en otro país, puede quejarse también ante la autoridad de protección de datos de ese país.'
      : 'Puede quejarse también ante la autoridad de protección de datos de su país.',
  /** date: "21 nov 2026". */
  'privacy.revised': ({ date }: { date: string }) => `Última revisión: ${date}`,
}
export type Legal = typeof es
