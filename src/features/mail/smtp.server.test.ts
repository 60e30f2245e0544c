import { afterEach, describe, expect, test } from 'vitest'
import { startMailServer } from '#tests/mail-server.ts'
import { MailFailure, smtpServer } from './smtp.server.ts'

const from = { name: '', address: 'web@matanzas.example' }
const mail = { to: 'ventas@matanzas.example', subject: 'Hola', text: 'Buenos días', id: 'inquiry-1' }
const servers: Awaited<ReturnType<typeof startMailServer>>[] = []
async function start(...options: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...options)
  servers.push(server)
  return server
}
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

/** Sends a mail through a URL with this login, host and query; returns undefined, or the error. */
async function send(server: { port: number }, login = '', options = '', host = '127.0.0.1'): Promise<unknown> {
  const smtp = smtpServer({ url: `smtp://${login}${host}:${server.port}${options}`, from })
  return smtp.send(mail, new AbortController().signal).catch((error: unknown) => error)
}

describe('the mail server', () => {
  test('receives the name and password decoded from the URL', async () => {
    const server = await start()
    server.behave('needs login')
    expect(await send(server, 'web:right%2Fword@')).toBeUndefined()
    expect(server.received).toHaveLength(1)
    const wrong = await send(server, 'web:wrong@')
    expect(wrong).toMatchObject({ problem: 'login', answer: expect.stringContaining('535'), isOfThisMail: false })
    expect(String((wrong as MailFailure).stack)).not.toContain('wrong@')
    expect(await send(server)).toMatchObject({ problem: 'refused', answer: '530 Authentication required' })
  })

  test('is not trusted with a self-signed certificate unless the operator allows it', async () => {
    const server = await start(0, { offersTls: true })
    expect(await send(server)).toMatchObject({ problem: 'tls', isOfThisMail: false })
    expect(server.received).toEqual([])
    expect(await send(server, '', '?tls.rejectUnauthorized=false')).toBeUndefined()
    expect(server.received).toHaveLength(1)
  })

  test('on another machine never receives a password without encryption', async () => {
    const server = await start()
    // An address of this machine that does not count as local.
    expect(await send(server, 'web:right%2Fword@', '', '[::ffff:127.0.0.1]')).toMatchObject({ problem: 'tls' })
    expect(await send(server, '', '', '[::ffff:127.0.0.1]')).toBeUndefined()
  })

  test('is unreachable if its name or port does not exist', async () => {
    const server = await start()
    const { port } = server
    await server.close()
    servers.splice(0)
    expect(await send({ port })).toMatchObject({ problem: 'unreachable', isOfThisMail: false })
    expect(await send({ port }, '', '', 'mail.invalid')).toMatchObject({ problem: 'unreachable' })
  })

  test('counts as silent if the caller aborts while it hangs', async () => {
    const server = await start()
    server.behave('hang')
    const ending = new AbortController()
    const sending = smtpServer({ url: server.url, from }).send(mail, ending.signal)
    setTimeout(() => ending.abort(), 100)
    const failure = await sending.catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(MailFailure)
    expect(failure).toMatchObject({ problem: 'silent', answer: '' })
  })
})
