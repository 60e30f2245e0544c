/** Texts of the public site. Keys name place and part; comments say where a text is shown and what its values are. */
export const es = {
  // Layout of every page.
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
  /** Button that shares the address of a product, a comparison or a calculation. */
  'layout.share': 'Compartir',
  'layout.language': 'Idioma',
  /** Name of the cart button; the number of pieces follows. */
  'layout.cart': 'Carrito',
  /** In place of the cart button without scripts: link to the ways to order. */
  'layout.order': 'Pedir',
  'layout.menu': 'Menú',
  /** Name and placeholder of the search box in the header. */
  'search.products': 'Buscar productos',
  /** Button beside the search box, and breadcrumb of the results. */
  'search.go': 'Buscar',
  /** Wide button in the mobile menu. */
  'layout.write': 'Escribir por WhatsApp',
  /** Floating button at the bottom of the page. */
  'layout.help': 'Ayuda por WhatsApp',
  /** Beginning of a chat opened from header, menu and floating button. */
  'layout.helpMessage': 'Hola, necesito ayuda para elegir un producto.',
  /** list: accepted currencies. */
  'layout.currencies': ({ list }: { list: string }) => `Aceptamos ${list}`,
  /** Name of the currency switch in menu and footer: USD, + EUR, + CUP. */
  'money.label': 'Precios en',
  /** Part of a sentence: day of an exchange rate. */
  'money.rateOf': ({ date }: { date: string }) => `tasa del ${date}`,
  /** Heading of the links about the company in the footer. */
  'layout.company': 'Empresa',
  'layout.pickup': ({ address, isOnly }: { address: string; isOnly: boolean }) =>
    isOnly ? `Solo recogida: ${address}` : `Recogida: ${address}. También entrega a domicilio.`,
  /** In the footer, in the low-bandwidth mode (Spanish, or the browser's data saving). */
  'layout.low': 'Modo de bajo consumo: activo',
  /** Link in the footer; the bytes of this page and of today follow: "Datos de esta página: 21 KB · hoy: 132 KB". */
  'layout.data': 'Datos de esta página',
  'layout.dataToday': 'hoy:',
  /** Button in the footer. */
  'layout.cookies': 'Ajustes de cookies',
  /** Notice below the header while the browser is offline. */
  'layout.offline': 'Sin conexión a internet',
  'layout.offlineText': 'Puede leer lo que ya cargó.',
  /** Follows that notice once the cart's scripts are loaded. */
  'layout.offlineCart': 'El carrito sigue funcionando.',
  /** Page shown offline in place of a page that is not stored. */
  'connection.title': 'Sin conexión con la tienda',
  'connection.text': 'Esta página no está guardada en este dispositivo. Se abre sola en cuanto la tienda responda.',
  /** In place of the contact page, above its form. */
  'connection.inquiry': 'Escriba su consulta: se guarda en este dispositivo y se envía sola en cuanto la tienda responda.',
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
  /** List of all products in a category and its subcategories, and the link to it. */
  'products.all': 'Todos los productos',
  'products.seeAll': ({ count }: { count: number }) => (count === 1 ? 'Ver el producto de esta categoría' : `Ver los ${count} productos`),
  /** Heading above the products of a category that are in none of its subcategories. */
  'products.more': 'Más productos',
  /** Name of the switch between grid and rows. */
  'products.view': 'Vista',
  'products.grid': 'Cuadrícula',
  'products.list': 'Lista',
  'products.noCategories': 'Aún no hay categorías',
  'products.noCategoriesText': 'El catálogo está en preparación. Escríbanos y le decimos qué tenemos.',
  /** A category without subcategories and products. */
  'products.noContent': 'No se encontró contenido',
  'products.noContentText': 'Esta categoría no contiene subcategorías ni productos por ahora.',
  /** A subcategory without products. */
  'products.noProducts': 'No se encontraron productos',
  'products.noProductsText': 'No hay productos disponibles en esta categoría.',
  /** Follows either of the two texts above. */
  'products.next': 'Pregúntenos qué viene en el próximo contenedor.',
  'products.ask': 'Preguntar por WhatsApp',
  /** Beginning of the chat that the button above opens. */
  'products.askMessage': ({ name, isImporter }: { name: string; isImporter: boolean }) =>
    `Hola, busco productos de esta categoría: ${name}.${isImporter ? ' ¿Qué viene en el próximo contenedor?' : ''}`,
  'products.custom': '¿Necesita una solución a la medida?',
  'products.customText': 'Díganos qué necesita y para qué. Le respondemos con una propuesta.',
  'products.quote': 'Pedir cotización',

  // Screens for missing pages and failures.
  'missing.code': 'Error 404',
  'missing.title': 'Esta página ya no está',
  'missing.text': 'Puede que el enlace sea viejo o que el producto haya cambiado de nombre.',
  'missing.home': 'Ir al inicio',
  'failure.title': 'No se pudo cargar la página',
  'failure.text': 'La línea se cortó o el servidor no responde. Su carrito no ha cambiado.',
  /** The server answers, but its database does not. WhatsApp and phone follow. */
  'failure.unavailable':
    'En este momento no podemos mostrar esta página. Intente de nuevo en un minuto, o escríbanos. Su carrito no ha cambiado.',
  /** Like `failure.text`, on the calculator's page. */
  'failure.calculator': 'La línea se cortó o el servidor no responde. Lo que puso en la calculadora y su carrito siguen igual.',
  'failure.touchAgain': 'Toque otra vez.',
  'failure.retry': 'Intentar de nuevo',

  /** In place of a price. */
  'price.onRequest': 'Precio a consultar',
  /** For screen readers, before the old price, which is struck through. */
  'price.before': 'Antes',
  /** Tag of a product with a new price; also the label of the filter for such products. */
  'price.onSale': 'En oferta',
  'stock.inStock': 'En existencia',
  'stock.limited': 'Quedan pocas unidades',
  'stock.onTheWay': 'En camino',
  /** Link on a card and on a product's page that adds the product to the comparison; also the breadcrumb of the comparison. */
  'compare.go': 'Comparar',
  /** Tag of a product that staff have marked as featured. */
  'product.featured': 'Destacado',

  /** Label with the product's code: "Código: BL-4810W". */
  'product.sku': ({ sku }: { sku: string }) => `Código: ${sku}`,
  /** In place of a missing short description. */
  'product.soon': 'La descripción de este producto estará lista pronto.',
  /** Heading above WhatsApp, mail and phone. */
  'product.ask': 'Consultar este producto',
  'product.mail': 'Correo',
  'product.call': 'Llamar',
  'product.mailSubject': ({ name }: { name: string }) => `Consulta sobre ${name}`,
  'product.mailBody': ({ name, question }: { name: string; question: string }) =>
    `Buenas:\n\nMe interesa este producto: ${name}.\n${question}\n`,
  /** Question in the prepared message, by stock status. */
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
  /** Replaces the heading above for products that need no installation; below it are sentences of `setup.…`, which advice.ts chooses. */
  'product.use': 'Antes de usarlo',
  'setup.complete': 'Al recogerlo, revise que esté completo.',
  /** Like `setup.complete`, if the company also delivers. */
  'setup.received': 'Al recibirlo, revise que esté completo.',
  'setup.roof': 'Los paneles van en un techo firme y sin sombras.',
  'setup.place': 'Los equipos van en un lugar firme, seco y con sombra.',
  /** For generators, because of their fumes. */
  'setup.outdoors': 'Úselo lejos de puertas y ventanas: los gases matan.',
  'setup.dry': 'Guárdelo seco, tapado y separado del piso.',
  'setup.water': 'Cierre el agua al montarlo; revise que no gotee.',
  'setup.electrician': 'Siga el manual. Lo eléctrico lo conecta un electricista.',
  /** For generators. */
  'setup.house': 'Siga el manual. A la casa lo conecta un electricista.',
  'setup.manual': 'Siga el manual.',
  'setup.safely': 'Siga el manual y use gafas y guantes.',
  'setup.ask': 'Si tiene dudas, escríbanos.',
  'product.support': 'Soporte',
  'product.supportChat': ({ support }: { support: string }) => `WhatsApp: ${support}`,
  'product.supportPhone': ({ hours }: { hours: string }) => `Teléfono: ${hours}`,
  'product.supportMail': 'Correo electrónico',
  'product.certifications': 'Certificaciones',
  /** For products that the company's certificates do not cover, such as cement, and for a company without certificates. */
  'product.certificatesAsk': 'Pregunte si hay ficha técnica o certificado de calidad.',
  /** Link to the documents on the page about the company, for products that its certificates do not cover. */
  'product.certificatesOfCompany': 'Certificados de la empresa',
  'product.warranties': 'Garantías',
  'product.warrantyProduct': 'Producto',
  'product.warrantyProductText': 'Defectos de material y fabricación',
  'product.warrantyPower': 'Rendimiento',
  'product.warrantyPowerText': 'Al menos el 80 % de la potencia',
  /** Performance of products without a guaranteed share of their power: filters, generators. */
  'product.warrantyAsStated': 'Cumple los datos del fabricante',
  'product.warrantySupportText': 'Piezas y asesoría después de la compra',
  /** Support for products without spare parts. */
  'product.warrantyAdvice': 'Asesoría después de la compra',
  'product.company': 'La empresa en cifras',
  /** Years, countries and containers are figures of the partner company. */
  'product.stat.years': ({ partner }: { partner: string }) => `Años de experiencia${partner && `, ${partner}`}`,
  'product.stat.clients': 'Clientes',
  'product.stat.systems': 'Sistemas solares',
  'product.stat.countries': ({ partner }: { partner: string }) => `Países${partner && `, ${partner}`}`,
  'product.stat.containers': ({ partner }: { partner: string }) => `Contenedores enviados${partner && `, ${partner}`}`,
  'product.stat.support': 'Soporte por WhatsApp',
  /** Heading above up to three products that work together with this one. */
  'product.combine': 'Combina con',
  /** On the card of such a product: how many batteries the combination needs. */
  'product.bank': ({ inSeries, rows }: { inSeries: number; rows: number }) =>
    inSeries === 1
      ? `con ${rows} en paralelo`
      : rows === 1
        ? `con ${inSeries} en serie`
        : `con ${inSeries * rows}: ${rows} filas de ${inSeries} en serie`,
  /** Replaces `product.combine` if nothing works together with the product: others of its category follow. */
  'product.alsoLike': 'También le puede interesar',
  'product.notFound': 'Producto no encontrado',
  'product.notFoundText': 'Ya no está en el catálogo o no se pudo cargar.',
  'product.retry': 'Reintentar',
  'product.loading': 'Cargando producto',

  'gallery.previous': 'Foto anterior',
  'gallery.next': 'Foto siguiente',
  'gallery.show': ({ count }: { count: number }) => `Ver ${count} fotos`,
  /** kb: size of the large picture. */
  'gallery.enlarge': ({ kb }: { kb: number }) => `Ampliar (${kb} KB)`,
  'gallery.hide': 'Ocultar fotos',
  /** Name of a thumbnail that opens the large picture. */
  'gallery.open': ({ number, count }: { number: number; count: number }) => `Foto ${number} de ${count}`,

  /** Name of the stepper (minus, quantity, plus). */
  'buy.quantity': 'Cantidad',
  'buy.less': 'Uno menos',
  'buy.more': 'Uno más',
  'buy.add': 'Agregar al carrito',
  /** Replaces `buy.add` in the narrow bar at the bottom of a phone. */
  'buy.addShort': 'Agregar',
  /** Label of the button for one second after adding. */
  'buy.added': 'Agregado',
  'buy.soldOut': 'Agotado',
  'buy.unavailable': 'No disponible',
  /** Reason why the button above is disabled. */
  'buy.reason': 'Solo se agrega lo que está en existencia. Pregúntenos cuándo llega.',
  /** In place of the "add" control without scripts; ways to ask follow. */
  'buy.noScript': 'Sin JavaScript no hay carrito: escríbanos.',
  /** In place of the "add" button if only few pieces are left, with the reason. */
  'buy.onReservation': 'Solo con reserva',
  'buy.reserve': 'Quedan pocas unidades: pregúntenos para reservar.',
  'buy.inCart': 'En el carrito',
  'buy.openCart': 'Ver carrito',
  'buy.notice': ({ name }: { name: string }) => `Agregado: ${name}`,
  'buy.full': 'Error: no se pudo agregar el producto.',

  'cart.close': 'Cerrar',
  'cart.browse': 'Ver productos',
  'cart.notKept': 'El navegador no deja guardar el carrito. Se perderá al salir de esta página: envíe el pedido antes.',
}
export type Site = typeof es
