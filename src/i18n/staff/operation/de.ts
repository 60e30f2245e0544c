/** Notes on the dashboard about a wrong configuration of the server, for its operator. */
export const operation = {
  'operation.untrusted': 'Der Webserver vor der Website ist nicht eingetragen',
  'operation.untrustedText':
    'Alle Besucher gelten deshalb als einer und bremsen sich gegenseitig aus. Wer die Website betreibt, trägt die Adresse des Webservers ein (TRUST_PROXY).',
  'operation.not-https': 'Der Webserver vor der Website meldet die sichere Verbindung nicht weiter',
  'operation.not-httpsText':
    'Ihre Anmeldung ist dadurch weniger geschützt. Wer die Website betreibt, ergänzt den Webserver (X-Forwarded-Proto, siehe deploy/nginx.conf und deploy/Caddyfile).',
}
export type OperationTexts = typeof operation
