import type { OperationTexts } from './de.ts'

export const operation = {
  'operation.untrusted': 'The web server in front of the website is not registered',
  'operation.untrustedText':
    'All visitors therefore count as one and slow each other down. The operator of the website has to enter the address of the web server (TRUST_PROXY).',
  'operation.not-https': 'The web server in front of the website does not report the secure connection',
  'operation.not-httpsText':
    'Your session is less protected. The operator of the website has to complete the web server (X-Forwarded-Proto, see deploy/nginx.conf and deploy/Caddyfile).',
} satisfies OperationTexts
