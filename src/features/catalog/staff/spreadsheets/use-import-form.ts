import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api } from '#api/client.ts'
import { isUnanswered } from '#api/refusals.ts'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'
import { failureText } from '#ui/staff/failure.ts'
import { useStaffText } from '#ui/staff/text.ts'
import type { ConfirmableProblem } from '../../product/product.contract.ts'
import * as calls from '../../spreadsheets/calls.ts'
import type { Import, ImportPreview, Mapping } from '../../spreadsheets/spreadsheet.contract.ts'

type Work = { kind: 'sending'; share: number } | { kind: 'checking' } | { kind: 'starting' }

/**
 * State of the import form. The file is uploaded once; later dry runs and the import refer to it by its upload number. An unanswered
 * write is retried with its idempotency key, so that an interrupted upload is stored once. A mapping that was changed since the last
 * dry run stays on this device until the next dry run, the import or `reset`.
 *
 * @param onTried called after a dry run with the upload's number, which `reopen` accepts
 * @param onStarted called with the started import
 */
export function useImportForm(api: Api, onTried: (id: number) => void, onStarted: (started: Import) => void) {
  const t = useStaffText()
  const client = useQueryClient()
  const [preview, setPreview] = useState<ImportPreview>()
  const [mapping, setMapping] = useState<Mapping>({})
  const [work, setWork] = useState<Work>()
  const [problem, setProblem] = useState<string>()
  const [takesFocus, setTakesFocus] = useState(false)

  async function make<Answer>(run: () => Promise<Answer>): Promise<Answer | undefined> {
    setProblem(undefined)
    try {
      return await run()
    } catch (error) {
      setProblem(isUnanswered(error) ? t('import.interrupted') : failureText(error, t))
      return undefined
    } finally {
      setWork(undefined)
    }
  }

  /** @param unchecked mapping that was changed before the page was left; it replaces the mapping of the dry run in the form */
  async function tryOut(body: FormData, unchecked?: Mapping): Promise<void> {
    setWork({ kind: 'sending', share: 0 })
    const onProgress = (share: number) => setWork(share < 1 ? { kind: 'sending', share } : { kind: 'checking' })
    const tried = await make(() => api.call(calls.tryImport, { query: { dryRun: 'true' }, body, onProgress }))
    if (!tried) return
    setPreview(tried)
    setMapping(unchecked ?? tried.mapping)
    if (!unchecked) dropStored(keyOf(tried.upload))
    onTried(tried.upload)
  }

  return {
    preview,
    mapping,
    work,
    problem,
    setMapping(next: Mapping): void {
      setMapping(next)
      if (preview) writeStored(keyOf(preview.upload), JSON.stringify({ mapping: next, savedAt: new Date().toISOString() }))
    },
    /** True if staff have changed the mapping since the preview was made. */
    isChanged: preview !== undefined && preview.mapping !== mapping,
    /** True if a button press led to the shown view, which then takes the focus; false after a page load. */
    takesFocus,
    upload(file: File, pictures: File | undefined): Promise<void> {
      setTakesFocus(true)
      const body = new FormData()
      body.append('file', file)
      if (pictures) body.append('pictures', pictures)
      return tryOut(body)
    },
    tryAgain(): Promise<void> {
      setTakesFocus(true)
      // Another mapping may lead to other offers, which staff have not seen yet.
      return tryOut(formOf(preview?.upload, mapping, []))
    },
    /** Repeats the dry run with the problems of rows that staff confirm. The upload keeps them until the import. */
    confirm(confirmed: readonly ConfirmableProblem[]): Promise<void> {
      setTakesFocus(false)
      return tryOut(formOf(preview?.upload, mapping, confirmed))
    },
    /** Repeats the dry run of an earlier upload, for example after a reload, with the mapping of its last check. */
    reopen(id: number): Promise<void> {
      setTakesFocus(false)
      return tryOut(formOf(id, preview?.upload === id ? mapping : {}), readUnchecked(id))
    },
    async start(): Promise<void> {
      setWork({ kind: 'starting' })
      const started = await make(() => api.call(calls.importProducts, { body: formOf(preview?.upload, mapping) }))
      if (!started) return
      dropStored(keyOf(preview?.upload))
      setPreview(undefined)
      setTakesFocus(true)
      client.setQueryData([calls.getImport.path, started.id], started)
      void client.invalidateQueries({ queryKey: [calls.listImports.path] })
      onStarted(started)
    },
    reset(): void {
      dropStored(keyOf(preview?.upload))
      setPreview(undefined)
      setMapping({})
      setProblem(undefined)
    },
  }
}
export type ImportForm = ReturnType<typeof useImportForm>

const keyOf = (upload: number | undefined) => `draft:import:${upload ?? ''}`

/** Reads the mapping that staff have changed since the last dry run of an upload; undefined if there is none. */
function readUnchecked(upload: number): Mapping | undefined {
  const { mapping } = Object(parseJson(readStored(keyOf(upload)))) as { mapping?: unknown }
  return typeof mapping === 'object' && mapping !== null ? (mapping as Mapping) : undefined
}

/** @param confirmed if it is missing, the upload keeps what was confirmed before */
function formOf(upload: number | undefined, mapping: Mapping, confirmed?: readonly ConfirmableProblem[]): FormData {
  const body = new FormData()
  body.append('upload', String(upload ?? ''))
  body.append('mapping', JSON.stringify(mapping))
  if (confirmed) body.append('confirmed', JSON.stringify(confirmed))
  return body
}
