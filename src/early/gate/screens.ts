import type { GateTexts } from '#i18n/scripts/gate.ts'

const WHATSAPP =
  'M7.9 20A9 9 0 1 0 4 16.1L2 22ZM9.6 8.2c.5-.4 1-.2 1.3.3l.6 1.1c.2.5.1.8-.3 1.2-.3.3-.3.6 0 1 .5.7 1.1 1.2 1.9 1.6.4.2.7.1 1-.2.3-.4.7-.5 1.1-.2l1 .7c.5.3.5.8.2 1.2-.7.9-1.7 1.1-2.9.6-2-.8-3.5-2.3-4.4-4.3-.5-1.2-.3-2.3.5-3Z'
const icon = (path: string, more = '') =>
  `<svg class="ic" ${more} viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="${path}"/></svg>`
const bigIcon = (path: string, color: string) =>
  `<span style="color:var(--color-${color})">${icon(path).replace('"ic"', '"ic hvg-m"')}</span>`
const heading = (text: string) => `<h2 id="hvg-t" tabindex="-1">${text}</h2>`
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The screens of the gate as HTML. Messages of the server are escaped. Handlers identify buttons by their values. */
export function screensOf(t: GateTexts) {
  const chat = (whatsapp: string | undefined) =>
    whatsapp ? `<a class="btn btn-quiet" href="${escaped(whatsapp)}">${icon(WHATSAPP)}${t.whatsapp}</a>` : ''
  return {
    intro: () =>
      `<div class="stack stack-c"><svg class="hvg-i" viewBox="0 0 360 160" aria-hidden="true"><path fill="#f5a617" d="M16 150C92 150 112 20 180 20s88 130 164 130Z"/><path stroke="#b9d0d2" stroke-width="1.5" d="M0 150h360"/></svg>${heading(t.introTitle)}<p class="muted">${t.intro}</p></div>`,
    circle: (place: string, whatsapp: string | undefined) =>
      `<div class="stack">${heading(t.circleTitle)}<p class="muted" data-why>${t.circle}</p></div><div class="hv"><button type="submit" value="target" style="${place}" aria-label="${t.target}"></button></div><div role="alert"></div><button class="btn btn-quiet" value="other">${icon('m18 19 1-7-6 1M5 8l3-3 5.5 3-2.36 3.5M4.24 14.5a5 5 0 0 0 6.88 6M13.76 17.5a5 5 0 0 0-6.88-6M15 4a1 1 0 1 0 2 0a1 1 0 1 0-2 0')}${t.cannot}</button>${chat(whatsapp)}`,
    cross: (place: string) => icon('m5 5 14 14M19 5 5 19', `style="${place}"`),
    missed: () => `<p class="err">${icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8v4M12 16h.01')}${t.missed}</p>`,
    work: (isAsked: boolean) =>
      `<div class="stack">${heading(isAsked ? t.otherTitle : t.introTitle)}<p class="muted">${isAsked ? t.other : t.intro}</p></div><div class="stack"><span class="sm" role="status">${t.working}</span><progress max="1" value="0" aria-label="${t.working}"></progress></div>${isAsked ? `<button class="btn btn-sun btn-lg" value="proceed" disabled>${t.proceed}</button><p class="help">${t.otherHelp}</p><button class="btn btn-quiet" value="circle">${icon('m12 19-7-7 7-7M19 12H5')}${t.back}</button>` : ''}`,
    passed: () =>
      `<div class="stack stack-c">${bigIcon('M21.80 10A10 10 0 1 1 17 3.33M9 11l3 3L22 4', 'leaf')}${heading(t.passedTitle)}<p class="muted">${t.passed}</p></div>`,
    failed: (reason: string, whatsapp: string | undefined) =>
      `<div class="stack stack-c">${bigIcon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0m13-3-6 6M9 9l6 6', 'red')}${heading(t.failedTitle)}<p class="muted" role="alert">${escaped(reason)} ${t.again}</p><button class="btn btn-sun" value="now">${t.now}</button>${chat(whatsapp)}</div>`,
  }
}
