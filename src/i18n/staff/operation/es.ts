import type { OperationTexts } from './de.ts'

export const operation = {
  'operation.untrusted': 'El servidor web delante del sitio no está registrado',
  'operation.untrustedText':
    'Por eso todos los visitantes cuentan como uno solo y se frenan entre sí. Quien opera el sitio debe indicar la dirección del servidor web (TRUST_PROXY).',
  'operation.not-https': 'El servidor web delante del sitio no comunica la conexión segura',
  'operation.not-httpsText':
    'Su sesión está menos protegida. Quien opera el sitio debe completar el servidor web (X-Forwarded-Proto, vea deploy/nginx.conf y deploy/Caddyfile).',
} satisfies OperationTexts
