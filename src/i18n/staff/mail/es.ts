import type { MailTexts } from './de.ts'

export const mail = {
  'mail.title': 'Correo sobre consultas nuevas',
  'mail.to': ({ to }) =>
    `Los correos sobre consultas nuevas van a ${to}. Vale «Correo de ventas» de arriba, tal como está guardado; si está vacío, «Correo técnico».`,
  'mail.test': 'Enviar correo de prueba',
  'mail.testing': 'Enviando…',
  'mail.tested': ({ to }) => `Correo de prueba entregado al servidor para ${to}`,
  'mail.testedText':
    'El servidor de correo lo aceptó. Compruebe si llega, también en la carpeta de spam. Si no llega, la dirección no es correcta o el servidor no lo entrega.',
  'mail.testFailed': ({ to }) => `El correo de prueba a ${to} no se envió`,
  'mail.testUnknown': 'No es seguro si el correo de prueba se envió',

  'mail.notConfigured': 'El correo no está configurado',
  'mail.notConfiguredText': ({ count }) =>
    `No llega ningún correo sobre consultas nuevas ni cambios de cuentas. ${count === 0 ? '' : count === 1 ? '1 correo espera y se enviará en cuanto lo esté. ' : `${count} correos esperan y se enviarán en cuanto lo esté. `}Quien administra el sitio configura para ello un servidor de correo (SMTP_URL). Las consultas están completas en la lista.`,
  'mail.givenUp': ({ count }) => (count === 1 ? '1 correo de la tienda no llegó' : `${count} correos de la tienda no llegaron`),
  'mail.givenUpText': 'Después de seis intentos no se intenta más. Las consultas están completas en la lista.',
  'mail.failing': 'Los correos de la tienda no salen en este momento',
  'mail.failingText': ({ count, since }) =>
    `${count === 1 ? '1 espera' : `${count} esperan`}, el más antiguo desde ${since}. Se sigue intentando.`,
  'mail.retry': 'Enviar de nuevo ahora',
  'mail.retrying': 'Se está enviando. Lo que llega desaparece de aquí.',
  'mail.retryFailed': 'No funcionó. Intente de nuevo en un momento.',

  'mail.noRecipient': 'Nadie recibe avisos sobre cambios de cuentas',
  'mail.noRecipientText': 'Ningún propietario ha dado una dirección de correo para ellos. Dé una que solo lea usted.',
  'mail.toOwnAddress': 'Dar una dirección',

  'mail.problem.unreachable': 'No se alcanza el servidor de correo, o cortó la conexión.',
  'mail.problem.silent': 'El servidor de correo no responde.',
  'mail.problem.tls': 'No se pudo cifrar la conexión con el servidor de correo, o su certificado no es válido.',
  'mail.problem.login': 'El servidor de correo no acepta el usuario o la contraseña.',
  'mail.problem.refused': 'El servidor de correo rechazó el mensaje.',
  'mail.problem.internal': 'Algo falló en el propio sitio; los detalles están en su registro.',
  'mail.answer': ({ answer }) => `Literalmente: «${answer}».`,
} satisfies MailTexts
