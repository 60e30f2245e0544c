import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type RunningProxy = { name: string; port: number; stop(): Promise<void> }
type Ports = { shop: number; proxy: number }

/** Starts nginx with the file that `deploy` ships, inside settings that compress answers, as Debian's do. */
export async function startNginx({ shop, proxy }: Ports): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes', '-newkey', 'rsa:2048']
  execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    // Removes the first server, which redirects from http to https: the test does not open port 80.
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${proxy} ssl http2`)
    .replace(/^ *listen \[::\]:443.*\n/m, '')
    .replaceAll('example.com;', 'localhost;')
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${shop}`)
  writeFileSync(join(folder, 'site.conf'), site)
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
  const http = `include /etc/nginx/mime.types; gzip on; gzip_proxied any; gzip_types *; access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')};`
  // Workers run as root here: nginx's usual user cannot read the test's folder.
  const main = `daemon off; user root; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')}; worker_processes 1;`
  writeFileSync(join(folder, 'nginx.conf'), `${main} events {} http { ${http} }`)
  return waitForAnswer(
    'nginx',
    proxy,
    spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'inherit', 'inherit'] }),
    folder,
  )
}

/** Starts Caddy with the file that `deploy` ships and a certificate of Caddy's own authority. */
export async function startCaddy({ shop, proxy }: Ports): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const site = readFileSync('deploy/Caddyfile', 'utf8')
    .replace(/^example\.com \{/m, `https://localhost:${proxy} {\n\tbind 127.0.0.1\n\ttls internal`)
    .replace('127.0.0.1:3000', `127.0.0.1:${shop}`)
  const globals =
    '{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tservers {\n\t\tprotocols h1 h2\n\t}\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n'
  writeFileSync(join(folder, 'Caddyfile'), globals + site)
  mkdirSync(join(folder, 'home'))
  const env = { ...process.env, HOME: join(folder, 'home'), XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const run = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
  return waitForAnswer('Caddy', proxy, spawn('caddy', run, { env, stdio: ['ignore', 'inherit', 'inherit'] }), folder)
}

/** Waits until a proxy passes an answer of the shop on. @throws Error after 30 seconds */
async function waitForAnswer(name: string, port: number, child: ChildProcess, folder: string): Promise<RunningProxy> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (const until = Date.now() + 30_000; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const isUp = await sendRequest(port, '/healthz').then(
      ({ status }) => status === 200,
      () => false,
    )
    if (isUp) return { name, port, stop }
    if (Date.now() > until || child.exitCode !== null) {
      await stop()
      throw new Error(`${name} does not answer`)
    }
  }
}

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** Sends one request to a proxy over a new https connection. */
export function sendRequest(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: Buffer | string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', servername: 'localhost', port, path, method, agent: false, rejectUnauthorized: false }
    const length: Record<string, string> = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const call = request({ ...options, headers: { host: `localhost:${port}`, ...length, ...headers } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }))
    })
    call.on('error', reject)
    call.end(body)
  })
}
