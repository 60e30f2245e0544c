import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openProfile } from './browser.ts'

/** Opens a browser that can be killed and opened again with the same profile. */
export async function openKillableBrowser(options: BrowserContextOptions) {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'))
  let context = await openProfile(profile, options)
  return {
    get context(): BrowserContext {
      return context
    },
    /** Kills the newest page and the browser, as a phone short of memory does, once local storage contains this text. */
    async kill(stored: string): Promise<void> {
      const page = context.pages().at(-1) as Page
      const isStored = () => page.evaluate((text) => Object.values(localStorage).some((value) => String(value).includes(text)), stored)
      await expect.poll(isStored).toBe(true)
      // When a page's process ends, Chromium writes local storage to the disk at once, otherwise after some seconds.
      const crash = page.waitForEvent('crash')
      void (await context.newCDPSession(page)).send('Page.crash').catch(() => {})
      await crash
      await expect.poll(() => isWritten(profile, stored), { timeout: 20_000, interval: 200 }).toBe(true)
      const closed = new Promise((resolve) => context.once('close', resolve))
      process.kill(pidOf(profile), 'SIGKILL')
      await closed
    },
    /** Closes the browser in order and opens it again. */
    async restart(): Promise<void> {
      await context.close()
      context = await openProfile(profile, options)
    },
    async reopen(): Promise<void> {
      context = await openProfile(profile, options)
    },
    async remove(): Promise<void> {
      await context.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function isWritten(profile: string, text: string): boolean {
  const folder = join(profile, 'Default', 'Local Storage', 'leveldb')
  return readdirSync(folder).some((name) => name.endsWith('.log') && readFileSync(join(folder, name), 'latin1').includes(text))
}

/** Id of the browser's main process. The command lines of its helper processes contain `--type=`. */
function pidOf(profile: string): number {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const line = commandLine(pid)
    if (line.includes(`--user-data-dir=${profile}`) && !line.includes('--type=')) return Number(pid)
  }
  throw new Error('The browser is not running.')
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
