import { createInterface } from 'node:readline'

/** Asks for a secret at a terminal, without showing what is typed; otherwise returns the first line of the piped input. */
export async function readSecret(question: string): Promise<string> {
  return process.stdin.isTTY ? typed(question) : piped()
}

async function piped(): Promise<string> {
  const lines = createInterface({ input: process.stdin })
  for await (const line of lines) {
    lines.close()
    return line
  }
  return ''
}

function typed(question: string): Promise<string> {
  const { stdin, stdout } = process
  stdout.write(question)
  stdin.setRawMode(true).setEncoding('utf8').resume()
  return new Promise((resolve) => {
    let text = ''
    const take = (keys: string) => {
      for (const key of keys) {
        if (key === '\r' || key === '\n' || key === '\u0004') {
          stdin.off('data', take).setRawMode(false).pause()
          stdout.write('\n')
          return resolve(text)
        }
        if (key === '\u0003') {
          stdin.setRawMode(false)
          stdout.write('\n')
          process.exit(130)
        }
        if (key === '\u007f' || key === '\b') text = [...text].slice(0, -1).join('')
        else if (key >= ' ') text += key
      }
    }
    stdin.on('data', take)
  })
}
