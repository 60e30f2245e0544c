/** Texts of the form on the contact page, and about the state of an inquiry. */
export const es = {
  'inquiry.title': 'Pida una cotización',
  'inquiry.name': 'Nombre',
  'inquiry.phone': 'Teléfono (WhatsApp)',
  'inquiry.phoneHelp': 'Con el código del país, por ejemplo +53.',
  /** Legend of the choice of a system; "(opcional)" follows. */
  'inquiry.need': '¿Qué necesita?',
  'inquiry.optional': '(opcional)',
  'inquiry.complete': 'Sistema completo',
  'inquiry.generator': 'Solo generador',
  'inquiry.components': 'Componentes',
  'inquiry.unsure': 'Aún no lo sé',
  'inquiry.message': 'Mensaje',
  'inquiry.messageHelp': 'Qué necesita y para qué.',
  /** Follows `inquiry.messageHelp` if the inquiry may be about electricity. */
  'inquiry.messagePower': 'Para un sistema solar: qué equipos usa y cuántas horas al día.',
  /** Beginning of the message for a visitor who comes from a product. */
  'inquiry.about': ({ name }: { name: string }) => `Me interesa este producto: ${name}.`,
  'inquiry.quantity': 'Cantidad',
  'inquiry.cart': 'Lo que tiene en el carrito va con esta consulta.',
  /** Beginning of the message for a visitor who comes from the cart. */
  'inquiry.aboutCart': 'Quiero comprar lo que tengo en el carrito.',
  /** After an inquiry about the cart was sent, beside a button that empties the cart. */
  'inquiry.cartStays': 'Su carrito fue con la consulta y sigue guardado aquí.',
  'inquiry.cartClear': 'Vaciar el carrito',
  /** In place of the cart in the form: the cart was sent before; date: "20 nov 2026". A button sends it again. */
  'inquiry.cartSent': ({ code, date }: { code: string; date: string }) =>
    `Este carrito ya fue con la consulta ${code}, el ${date}. Esta va sin él.`,
  /** The same before the script knows which inquiry it was. */
  'inquiry.cartSentBefore': 'Este carrito ya fue con otra consulta. Esta va sin él.',
  'inquiry.cartAgain': 'Enviarlo otra vez',
  /** Label of the hidden field that only bots fill in. */
  'inquiry.website': 'No llene este campo',
  'inquiry.send': 'Enviar consulta',
  'inquiry.sending': 'Enviando…',
  /** Below the button while the inquiry is being sent, after ten seconds without an answer. */
  'inquiry.silent':
    'No llega respuesta. La consulta está guardada en este dispositivo, aún sin confirmar: se envía sola en cuanto la conexión lo permita.',
  'inquiry.privacy': 'Usamos sus datos solo para responderle.',

  // The specification prescribes some of these texts.
  'inquiry.nameTooShort': 'El nombre debe tener al menos 2 caracteres',
  'inquiry.phoneInvalid': 'Número de teléfono no válido',
  'inquiry.phoneDigits': 'Escriba el número en cifras, al menos seis.',
  'inquiry.messageTooShort': 'El mensaje debe tener al menos 10 caracteres',
  'inquiry.quantityInvalid': 'Escriba una cantidad de 1 a 9999.',
  'inquiry.tooLong': 'El texto es demasiado largo.',
  'inquiry.sent': 'Formulario enviado. Nos pondremos en contacto pronto.',
  'inquiry.failed': 'Error al enviar formulario. Intente nuevamente.',

  /** In place of `inquiry.failed` if fields are invalid; the fields have their own messages. */
  'inquiry.look': 'No se ha enviado todavía. Revise los campos marcados.',

  /** After sending; the code follows. */
  'inquiry.code': 'Código de su consulta:',
  'inquiry.next': 'Anótelo: con él encontramos su consulta si vuelve a contactarnos.',
  /** After a failure; a link to WhatsApp follows. */
  'inquiry.kept': 'Lo que escribió sigue aquí.',
  'inquiry.whatsapp': 'Enviarlo por WhatsApp',
  /** If the inquiry could not be sent, or its answer was lost. */
  'inquiry.waiting': 'Guardado en este dispositivo. Aún sin confirmar: se envía solo en cuanto la conexión lo permita.',
  'inquiry.notStored':
    'No hay conexión y este navegador no deja guardar. Lo que escribió sigue aquí: no cierre la página y envíelo cuando vuelva la conexión.',
  'inquiry.sendNow': 'Enviar ahora',
  'inquiry.edit': 'Corregir',
  'inquiry.editQuestion': 'En el formulario hay otro texto. ¿Reemplazarlo por el de esta consulta?',
  'inquiry.discard': 'Descartar',
  'inquiry.discardQuestion': '¿Descartar esta consulta? No se enviará.',
  'inquiry.close': 'Entendido',
}
export type Inquiry = typeof es
