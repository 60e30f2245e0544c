import type { Client } from './shop.ts'

/** Creates a file for a form. */
export const file = (name: string, content: string | Uint8Array) => new File([content as BlobPart], name)

/** Sends a form with files as a browser does. */
export async function postForm(client: Client, url: string, fields: Record<string, string | File>, headers: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const sent = new Response(form)
  const body = Buffer.from(await sent.arrayBuffer())
  return client.post(url, body, { 'content-type': sent.headers.get('content-type') ?? '', ...headers })
}
