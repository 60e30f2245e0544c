import type { WireAnswer, WireRequest } from './client.ts'
import { CallError, NO_CONNECTION } from './error-body.ts'

/** Sends a request with XMLHttpRequest, because fetch cannot report the progress of an upload. */
export function sendWithProgress({ method, address, headers, body, signal, onProgress }: WireRequest): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => resolve({ status: request.status, statusText: request.statusText, text: request.responseText })
    request.onerror = () => reject(new CallError(NO_CONNECTION, 'no connection'))
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body ?? null)
  })
}
