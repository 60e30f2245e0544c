import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How a mail server behaves; `mute` accepts connections and sends nothing. */
export type Manner = 'accept' | 'refuse' | 'busy' | 'drop' | 'hang' | 'needs login' | 'mute'
export type ReceivedMail = {
  from: string
  to: string[]
  /** Headers by lower-case name, unfolded and decoded. */
  headers: Record<string, string>
  text: string
  raw: string
}

/**
 * Starts an SMTP server on the loopback.
 *
 * @param port port of an earlier server that comes back; 0 for any
 * @param offersTls offers STARTTLS, with a self-signed certificate
 */
export async function startMailServer(port = 0, { offersTls = false } = {}) {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let manner: Manner = 'accept'
  let onData = async () => {}
  const isMute = () => manner === 'mute'
  const later = (refusal: Error | null, callback: (error?: Error | null) => void) => callback(refusal)
  const smtp = new SMTPServer({
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    disableReverseLookup: true,
    onConnect: (_, callback) => later(manner === 'busy' ? answer(421, 'Too busy, come back later') : null, callback),
    onAuth: ({ username, password }, _, callback) =>
      username === 'web' && password === 'right/word' ? callback(null, { user: username }) : callback(answer(535, 'Authentication failed')),
    onMailFrom: (_, session, callback) =>
      later(manner === 'needs login' && !session.user ? answer(530, 'Authentication required') : null, callback),
    onRcptTo: (_, __, callback) => later(manner === 'refuse' ? answer(550, 'No such mailbox') : null, callback),
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (manner === 'hang') return
        if (manner === 'drop') return cut()
        const { mailFrom, rcptTo } = session.envelope
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), ...parse(Buffer.concat(chunks)) })
        await onData()
        callback()
      })
    },
  })
  // Tests break connections off on purpose.
  smtp.on('error', () => {})
  const front = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (!isMute()) smtp.server.emit('connection', socket)
  })
  front.listen(port, '127.0.0.1')
  await once(front, 'listening')
  const at = (front.address() as AddressInfo).port

  function cut(): void {
    for (const socket of sockets) socket.destroy()
  }

  return {
    port: at,
    url: `smtp://127.0.0.1:${at}`,
    received,
    behave: (next: Manner) => {
      manner = next
    },
    /** Sets what runs after a mail has come in and before it is confirmed. */
    whenMailArrives: (run: () => Promise<void>) => {
      onData = run
    },
    /** Closes every connection. */
    cut,
    async close() {
      cut()
      front.close()
      await once(front, 'close')
    },
  }
}

const answer = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

function parse(bytes: Buffer): Pick<ReceivedMail, 'headers' | 'text' | 'raw'> {
  const raw = bytes.toString('latin1')
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), words(line.slice(line.indexOf(':') + 1).trim())]),
  )
  const text = body.join('\r\n\r\n')
  const encoding = headers['content-transfer-encoding']
  const plain =
    encoding === 'base64' ? Buffer.from(text, 'base64') : encoding === 'quoted-printable' ? quotedPrintable(text) : bytesOf(text)
  return { headers, text: plain.toString('utf8').replaceAll('\r\n', '\n'), raw }
}

const bytesOf = (text: string) => Buffer.from(text, 'latin1')
const quotedPrintable = (text: string) =>
  bytesOf(text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))))

/** Decodes the encoded words of a header (RFC 2047). */
const words = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('latin1')
        : quotedPrintable(word.replaceAll('_', ' ')).toString('latin1'),
    )
    .replace(/[\x80-\xff]+/g, (coded) => bytesOf(coded).toString('utf8'))
