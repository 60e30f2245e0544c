/** Texts of the open cart and of the order that it sends. They are loaded with the cart's script. */
export const es = {
  'cart.title': 'Carrito',
  'cart.clear': 'Vaciar',
  'cart.clearQuestion': '¿Vaciar el carrito?',
  'cart.remove': ({ name }: { name: string }) => `Quitar ${name}`,
  /** Replaces the name of a product that the stored cart has lost. */
  'cart.unnamed': ({ id }: { id: number }) => `Producto n.º ${id}`,
  /** Price of one piece below the price of several; "c/u" is "each". */
  'cart.each': ({ price }: { price: string }) => `${price} c/u`,
  'cart.total': 'Total',
  'cart.onRequestNote': ({ count }: { count: number }) =>
    count === 1
      ? '1 producto con precio a consultar no está en el total.'
      : `${count} productos con precio a consultar no están en el total.`,
  'cart.pickup': 'Solo recogida, sin entrega.',
  'cart.preview': 'Ver el mensaje antes de enviarlo',
  'cart.send': 'Enviar pedido por WhatsApp',
  'cart.empty': 'Su carrito está vacío',
  'cart.emptyText': 'Agregue productos y envíe el pedido. No hace falta registrarse.',
  'cart.calculate': 'Calcular lo que necesita mi casa',
  /** Announced by screen readers after a change. */
  'cart.changed': ({ name, count, total }: { name: string; count: number; total: string }) => `${name}: ${count}. Total: ${total}`,
  'cart.removed': ({ name }: { name: string }) => `Se quitó ${name}`,
  /** Button beside the notice about the removed product: restores it. */
  'cart.undo': 'Deshacer',
  'cart.cleared': 'El carrito está vacío',
  /** The stored cart could not be read, or not all of it. */
  'cart.damaged': 'Una parte del carrito guardado estaba dañada y no se pudo leer. Revise los productos antes de enviar el pedido.',

  // Prices and stock of a saved cart, compared with today's.
  /** In place of the send button while prices are checked. */
  'cart.checking': 'Comprobando precios',
  'cart.pricesOf': ({ date }: { date: string }) => `Sin conexión con la tienda. Los precios son del ${date}.`,
  'cart.pricesUnchecked': 'Sin conexión con la tienda. Los precios no están comprobados.',
  'cart.checkAgain': 'Comprobar de nuevo',
  'cart.changes': ({ count }: { count: number }) =>
    count === 1 ? '1 producto cambió desde que lo agregó.' : `${count} productos cambiaron desde que los agregó.`,
  /** Button that closes the note about changed products. */
  'cart.understood': 'Entendido',
  /** Below a product; either may be "precio a consultar". */
  'cart.priceChange': ({ before, now }: { before: string; now: string }) => `Antes ${before}, ahora ${now}`,
  'cart.nowIn': 'Otra vez en existencia',
  'cart.nowLimited': 'Ahora quedan pocas unidades',
  'cart.nowOut': 'Ya no está en existencia',
  'cart.gone': 'Ya no está en el catálogo. Pregúntenos o quítelo.',

  // Ways to send the order.
  'cart.long': ({ count }: { count: number }) => `El pedido es largo: envíelo en ${count} mensajes.`,
  /** Label of the button for one message of a long order. */
  'cart.part': ({ part, count }: { part: number; count: number }) => `Parte ${part} de ${count}`,
  /** Behind the label of a message whose chat was opened before. */
  'cart.opened': 'abierta',
  /** Name of the mail and SMS buttons of a message: "Correo, parte 2 de 3". */
  'cart.wayPart': ({ way, part, count }: { way: string; part: number; count: number }) => `${way}, parte ${part} de ${count}`,
  'cart.copy': 'Copiar',
  'cart.copied': 'Copiado',
  'cart.copyFailed': 'No se pudo copiar. Abra el mensaje y selecciónelo.',
  'cart.mail': 'Correo',
  'cart.sms': 'SMS',
  'cart.inquire': 'Enviar como consulta',

  // Opening an order by link.
  'reorder.title': ({ code }: { code: string }) => `Pedido ${code}`,
  'reorder.searching': 'Buscando los productos del pedido',
  'reorder.question': 'Su carrito ya tiene productos. ¿Qué hacemos con estos otros?',
  'reorder.replace': 'Reemplazar mi carrito',
  'reorder.add': 'Agregar a mi carrito',
  'reorder.keep': 'Dejar mi carrito como está',
  /** isSaved: the saved catalogue has answered, which may lack newer products. */
  'reorder.missing': ({ count, isSaved }: { count: number; isSaved: boolean }) =>
    `${count === 1 ? '1 producto de este pedido no está' : `${count} productos de este pedido no están`} en el catálogo${isSaved ? ' guardado' : ''}.`,
  'reorder.damaged': 'El enlace del pedido está incompleto o dañado. Pida que se lo envíen de nuevo.',
  'reorder.noCalculation': 'Falta el cálculo o no se pudo leer; el pedido va sin él.',
  'reorder.failed': 'Sin conexión con la tienda: no se pudo abrir el pedido. Su carrito sigue igual.',
  'reorder.done': 'Los productos están en su carrito.',
  'reorder.added': 'Los productos se agregaron a su carrito.',

  // Below: texts of the sent order, plain text.
  'order.greeting': 'Hola, me interesan estos productos:',
  'order.code': ({ code }: { code: string }) => `Pedido ${code}`,
  /** Begins each message of a long order. */
  'order.codePart': ({ code, part, count }: { code: string; part: number; count: number }) => `Pedido ${code}, parte ${part} de ${count}`,
  'order.each': ({ unit, sum }: { unit: string; sum: string }) => `${unit} c/u = ${sum}`,
  'order.onRequest': 'precio a consultar',
  'order.gone': 'ya no está en el catálogo',
  'order.out': 'ya no está en existencia',
  'order.total': ({ amount }: { amount: string }) => `Total: ${amount} USD`,
  'order.pricesOf': ({ date }: { date: string }) => `Precios del ${date}`,
  /** Line with the link of the order. */
  'order.link': ({ url }: { url: string }) => `Ver este pedido: ${url}`,
  /** Begins a line about parts that do not fit, before a colon. */
  'order.note': 'Nota',
}
export type CartTexts = typeof es
