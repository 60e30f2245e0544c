/** Texts of the public site. Keys name place and part; comments tell where a text stands and what goes in. */
export const es = {
  // The frame of every page.
  'layout.skip': 'Saltar al contenido',
  /** Name of the main navigation. */
  'nav.name': 'Menú',
  'nav.home': 'Inicio',
  'nav.products': 'Productos',
  'nav.solar': 'Energía solar',
  'nav.about': 'Nosotros',
  'nav.contact': 'Contacto',
  'nav.legal': 'Aviso legal',
  'nav.privacy': 'Privacidad',
  /** Name of the breadcrumb. */
  'nav.trail': 'Ruta',
  'layout.products': 'Ver productos',
  /** Shares the address of a product, a comparison or a calculation. */
  'layout.share': 'Compartir',
  'layout.language': 'Idioma',
  /** Name of the cart button; the number of pieces follows. */
  'layout.cart': 'Carrito',
  /** In the cart's place where no script runs: a link to the ways to order. */
  'layout.order': 'Pedir',
  'layout.menu': 'Menú',
  /** Name of the search box in the header, and what stands in it. */
  'search.products': 'Buscar productos',
  /** The button beside it, and where the results stand in the breadcrumb. */
  'search.go': 'Buscar',
  /** Wide button in the mobile menu. */
  'layout.write': 'Escribir por WhatsApp',
  /** The floating button. */
  'layout.help': 'Ayuda por WhatsApp',
  /** Beginning of a chat opened from header, menu and floating button. */
  'layout.helpMessage': 'Hola, necesito ayuda para elegir un producto.',
  /** Three currencies. */
  'layout.currencies': ({ list }: { list: string }) => `Aceptamos ${list}`,
  /** Name of the choice of a second currency, in menu and footer: USD, + EUR, + CUP. */
  'money.label': 'Precios en',
  /** Day of an exchange rate, within a sentence. */
  'money.rateOf': ({ date }: { date: string }) => `tasa del ${date}`,
  /** Heading of footer links. */
  'layout.company': 'Empresa',
  'layout.pickup': ({ address, isOnly }: { address: string; isOnly: boolean }) => `${isOnly ? 'Solo recogida' : 'Recogida'}: ${address}`,
  /** Footer, in Spanish and under data saving. */
  'layout.low': 'Modo de bajo consumo: activo',
  /** Link in the footer, with the data of this page, then of today behind it: "Datos de esta página: 21 KB · hoy: 132 KB". */
  'layout.data': 'Datos de esta página',
  'layout.dataToday': 'hoy:',
  /** Button in the footer. */
  'layout.cookies': 'Ajustes de cookies',
  /** Strip below the header while the browser has no line, with what any page can do then. */
  'layout.offline': 'Sin conexión a internet',
  'layout.offlineText': 'Puede leer lo que ya cargó.',
  /** After it, once the whole cart has come and works without a line. */
  'layout.offlineCart': 'El carrito sigue funcionando.',
  /** Page in place of one that is not stored, without a connection. */
  'connection.title': 'Sin conexión',
  'connection.text': 'Esta página no está guardada en su teléfono. Se abre sola cuando vuelva la conexión.',
  /** Heading of the list of stored pages. */
  'connection.kept': 'Páginas guardadas',
  'connection.again': 'Reintentar',

  // The products page.
  'products.title': 'Productos',
  'products.categories': ({ count }: { count: number }) => (count === 1 ? '1 categoría' : `${count} categorías`),
  'products.subcategories': ({ count }: { count: number }) => (count === 1 ? '1 subcategoría' : `${count} subcategorías`),
  'products.count': ({ count }: { count: number }) => (count === 1 ? '1 producto' : `${count} productos`),
  /** On a category card. */
  'products.details': 'Ver detalles',
  'products.back': 'Todas las categorías',
  /** A list of all that stands in a category and its subcategories, and the link to it. */
  'products.all': 'Todos los productos',
  'products.seeAll': ({ count }: { count: number }) => (count === 1 ? 'Ver el producto de esta categoría' : `Ver los ${count} productos`),
  /** Over the products that stand beside subcategories. */
  'products.more': 'Más productos',
  /** Name of the choice between grid and list. */
  'products.view': 'Vista',
  'products.grid': 'Cuadrícula',
  'products.list': 'Lista',
  'products.noCategories': 'Aún no hay categorías',
  'products.noCategoriesText': 'El catálogo está en preparación. Escríbanos y le decimos qué tenemos.',
  /** A category without anything in it. */
  'products.noContent': 'No se encontró contenido',
  'products.noContentText': 'Esta categoría no contiene subcategorías ni productos por ahora.',
  /** A subcategory without products. */
  'products.noProducts': 'No se encontraron productos',
  'products.noProductsText': 'No hay productos disponibles en esta categoría.',
  /** After either. */
  'products.next': 'Pregúntenos qué viene en el próximo contenedor.',
  'products.ask': 'Preguntar por WhatsApp',
  /** Beginning of that chat. */
  'products.askMessage': ({ name, isImporter }: { name: string; isImporter: boolean }) =>
    `Hola, busco productos de esta categoría: ${name}.${isImporter ? ' ¿Qué viene en el próximo contenedor?' : ''}`,
  'products.custom': '¿Necesita una solución a la medida?',
  'products.customText': 'Díganos qué necesita y para qué. Le respondemos con una propuesta.',
  'products.quote': 'Pedir cotización',
  /** Read out while grey boxes stand where products will be. */

  // Screens for what is not there or did not work.
  'missing.code': 'Error 404',
  'missing.title': 'Esta página ya no está',
  'missing.text': 'Puede que el enlace sea viejo o que el producto haya cambiado de nombre.',
  'missing.home': 'Ir al inicio',
  'failure.title': 'No se pudo cargar la página',
  'failure.text': 'La línea se cortó o el servidor no responde. Su carrito no ha cambiado.',
  /** The server is there, but its database is not. WhatsApp and telephone stand below. */
  'failure.unavailable':
    'En este momento no podemos mostrar esta página. Intente de nuevo en un minuto, o escríbanos. Su carrito no ha cambiado.',
  /** The same on the calculator's page. */
  'failure.calculator': 'La línea se cortó o el servidor no responde. Lo que puso en la calculadora y su carrito siguen igual.',
  'failure.touchAgain': 'Toque otra vez.',
  'failure.retry': 'Intentar de nuevo',

  /** Instead of a price. */
  'price.onRequest': 'Precio a consultar',
  /** Read out before the price that is struck through. */
  'price.before': 'Antes',
  /** Tag of a product with a new price. */
  'price.onSale': 'En oferta',
  'stock.inStock': 'En existencia',
  'stock.limited': 'Quedan pocas unidades',
  'stock.onTheWay': 'En camino',
  /** On a card and on a product's page: puts it beside others. Where that is in the breadcrumb, too. */
  'compare.go': 'Comparar',
  /** Tag of a product that staff put forward. */
  'product.featured': 'Destacado',

  /** After the name of a technical code: "Código: BL-4810W". */
  'product.sku': ({ sku }: { sku: string }) => `Código: ${sku}`,
  /** Stands where the short description will stand. */
  'product.soon': 'La descripción de este producto estará lista pronto.',
  /** Heading over WhatsApp, mail and phone. */
  'product.ask': 'Consultar este producto',
  'product.mail': 'Correo',
  'product.call': 'Llamar',
  'product.mailSubject': ({ name }: { name: string }) => `Consulta sobre ${name}`,
  'product.mailBody': ({ name, question }: { name: string; question: string }) =>
    `Buenas:\n\nMe interesa este producto: ${name}.\n${question}\n`,
  /** Question that the page suggests, by stock. */
  'product.ask.in_stock': '¿Está disponible?',
  'product.ask.limited': '¿Me lo pueden reservar?',
  'product.ask.out_of_stock': '¿Cuándo llega?',
  'product.pickup': ({ address, isOnly }: { address: string; isOnly: boolean }) =>
    `Recogida: ${address}. ${isOnly ? 'Sin entrega a domicilio.' : 'También con entrega a domicilio.'}`,
  'product.description': 'Descripción',
  'product.features': 'Características',
  'product.why': 'Por qué elegirnos',
  'product.whyYears': ({ years, partner }: { years: string; partner: string }) =>
    partner ? `${partner} con ${years} años de experiencia` : `${years} años de experiencia`,
  'product.whyStock': ({ country }: { country: string }) => `En nuestro almacén${country && ` en ${country}`}`,
  'product.whyLanguages': 'Atención en español, inglés y alemán',
  'product.setup': 'Instalación y puesta en marcha',
  /** The same heading where nothing is installed; below it the sentences of `setup.…`, as advice.ts chooses them. */
  'product.use': 'Antes de usarlo',
  'setup.complete': 'Al recogerlo, revise que esté completo.',
  /** The same, where goods may also be delivered. */
  'setup.received': 'Al recibirlo, revise que esté completo.',
  'setup.roof': 'Los paneles van en un techo firme y sin sombras.',
  'setup.place': 'Los equipos van en un lugar firme, seco y con sombra.',
  /** A generator: its fumes. */
  'setup.outdoors': 'Úselo lejos de puertas y ventanas: los gases matan.',
  'setup.dry': 'Guárdelo seco, tapado y separado del piso.',
  'setup.water': 'Cierre el agua al montarlo; revise que no gotee.',
  'setup.electrician': 'Siga el manual. Lo eléctrico lo conecta un electricista.',
  /** A generator. */
  'setup.house': 'Siga el manual. A la casa lo conecta un electricista.',
  'setup.manual': 'Siga el manual.',
  'setup.safely': 'Siga el manual y use gafas y guantes.',
  'setup.ask': 'Si tiene dudas, escríbanos por WhatsApp.',
  'product.support': 'Soporte',
  'product.supportChat': ({ support }: { support: string }) => `WhatsApp: ${support}`,
  'product.supportPhone': ({ hours }: { hours: string }) => `Teléfono: ${hours}`,
  'product.supportMail': 'Correo electrónico',
  'product.certifications': 'Certificaciones',
  /** For goods that the company's certificates don't cover. */
  'product.certificatesAsk': 'Pregunte por WhatsApp si trae certificados.',
  'product.warranties': 'Garantías',
  'product.warrantyProduct': 'Producto',
  'product.warrantyProductText': 'Defectos de material y fabricación',
  'product.warrantyPower': 'Rendimiento',
  'product.warrantyPowerText': 'Al menos el 80 % de la potencia',
  /** Performance of goods that keep no share of their power: cement, filters, generators. */
  'product.warrantyAsStated': 'Cumple los datos del fabricante',
  'product.warrantySupportText': 'Piezas y asesoría después de la compra',
  /** Support for goods without spare parts. */
  'product.warrantyAdvice': 'Asesoría después de la compra',
  'product.company': 'La empresa en cifras',
  /** Years, countries and containers are the partner's, not the company's. */
  'product.stat.years': ({ partner }: { partner: string }) => `Años de experiencia${partner && `, ${partner}`}`,
  'product.stat.clients': 'Clientes',
  'product.stat.systems': 'Sistemas solares',
  'product.stat.countries': ({ partner }: { partner: string }) => `Países${partner && `, ${partner}`}`,
  'product.stat.containers': ({ partner }: { partner: string }) => `Contenedores enviados${partner && `, ${partner}`}`,
  'product.stat.support': 'Soporte por WhatsApp',
  /** Heading over up to three products that work together with this one. */
  'product.combine': 'Combina con',
  /** On a card below a product: how many batteries the two take together. */
  'product.bank': ({ inSeries, rows }: { inSeries: number; rows: number }) =>
    inSeries === 1
      ? `con ${rows} en paralelo`
      : rows === 1
        ? `con ${inSeries} en serie`
        : `con ${inSeries * rows}: ${rows} filas de ${inSeries} en serie`,
  /** The same, where nothing works together with the product: others of its category. */
  'product.alsoLike': 'También le puede interesar',
  'product.notFound': 'Producto no encontrado',
  'product.notFoundText': 'Ya no está en el catálogo o no se pudo cargar.',
  'product.retry': 'Reintentar',
  'product.loading': 'Cargando producto',

  'gallery.previous': 'Foto anterior',
  'gallery.next': 'Foto siguiente',
  'gallery.show': ({ count }: { count: number }) => `Ver ${count} fotos`,
  /** kb: what the large picture weighs. */
  'gallery.enlarge': ({ kb }: { kb: number }) => `Ampliar (${kb} KB)`,
  'gallery.hide': 'Ocultar fotos',
  /** Name of a small picture that shows the large one. */
  'gallery.open': ({ number, count }: { number: number; count: number }) => `Foto ${number} de ${count}`,

  /** Name of the group minus, count, plus. */
  'buy.quantity': 'Cantidad',
  'buy.less': 'Uno menos',
  'buy.more': 'Uno más',
  'buy.add': 'Agregar al carrito',
  /** The same in the narrow bar at the bottom of a phone. */
  'buy.addShort': 'Agregar',
  /** For one second after adding. */
  'buy.added': 'Agregado',
  'buy.soldOut': 'Agotado',
  'buy.unavailable': 'No disponible',
  /** Why the button above is off. */
  'buy.reason': 'Solo se agrega lo que está en existencia. Pregunte por WhatsApp cuándo llega.',
  /** In place of the control that adds, where no script runs; the ways to ask are below it. */
  'buy.noScript': 'Sin JavaScript no hay carrito: pida por WhatsApp.',
  /** In place of the button, and why, where few are left. */
  'buy.onReservation': 'Solo con reserva',
  'buy.reserve': 'Quedan pocas unidades: pregunte por WhatsApp para reservar.',
  'buy.inCart': 'En el carrito',
  'buy.openCart': 'Ver carrito',
  'buy.notice': ({ name }: { name: string }) => `Agregado: ${name}`,
  'buy.full': 'Error: no se pudo agregar el producto.',

  'cart.close': 'Cerrar',
  'cart.browse': 'Ver productos',
  'cart.notKept': 'El navegador no deja guardar el carrito. Se perderá al salir de esta página: envíe el pedido antes.',
}
export type Site = typeof es
