import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepOldFiles } from './old-files.server.ts'

describe('files of earlier builds', () => {
  let place = ''
  const build = () => join(place, 'assets')
  const folder = () => join(place, 'old')
  const warnings: string[] = []
  const log = { warn: (_: unknown, text: string) => void warnings.push(text) } as never
  const start = (day: number, ...files: string[]) => {
    rmSync(build(), { recursive: true, force: true })
    mkdirSync(build())
    for (const name of files) writeFileSync(join(build(), name), name)
    return [...keepOldFiles(build(), folder(), new Date(Date.UTC(2026, 10, day)), log)].sort()
  }
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'old-files-'))
    warnings.length = 0
  })
  afterEach(() => {
    chmodSync(place, 0o755)
    rmSync(place, { recursive: true, force: true })
  })

  test('stay for thirty days after the last start of their build', () => {
    expect(start(1, 'early-1.js', 'site.css')).toEqual(['early-1.js', 'site.css'])
    expect(start(10, 'early-1.js', 'site.css')).toHaveLength(2)
    expect(start(39, 'early-2.js', 'site.css')).toEqual(['early-1.js', 'early-2.js', 'site.css'])
    expect(start(41, 'early-2.js', 'site.css')).toEqual(['early-2.js', 'site.css'])
  })

  test('are deleted at the next start if a power cut left them incomplete', () => {
    start(1, 'early-1.js')
    writeFileSync(join(folder(), 'cart-1.js.part'), '')
    expect(start(2, 'early-1.js')).toEqual(['early-1.js'])
  })

  test('are not copied if the disk refuses that, and the log warns of it', () => {
    writeFileSync(folder(), 'no folder')
    expect(start(1, 'early-1.js')).toEqual([])
    expect(warnings).toHaveLength(1)
    expect(readdirSync(build())).toEqual(['early-1.js'])
  })
})
