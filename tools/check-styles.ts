import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { flattenLayers, parseSheet, type StyleRule } from '../src/kit/styles/style-sheet.ts'
import { compileSheet } from './build.ts'

/** The oldest engines in which the public site is complete (docs/browsers.md). */
const ENGINES = { chrome: 90, safari: 15.4, firefox: 140 }

/** Features that some of the engines lack, and what their visitors get instead. Rules within @supports need no entry. */
const ALLOWED: Record<string, string> = {
  ':has': 'no marks of open or empty elements',
  ':popover-open': 'menu and filters open by an attribute',
  ':modal': 'the page behind a dialog scrolls',
  'accent-color': 'the browser’s own colour',
  'container-type': 'has no effect by itself, only with units such as cqi',
  cqi: 'fields of the calculator are as wide as their column, not as the row',
  hyphens: 'prefixed by the build',
  'overflow-anchor': 'they have no scroll anchoring, which it would switch off',
  'overscroll-behavior': 'the page behind scrolls at the end of a dialog',
  'scroll-padding-top': 'the header covers the target of a jump',
  'text-wrap': 'lines of unequal length',
  'timeline-scope': 'the bar to buy is always there',
  'view-timeline': 'the bar to buy is always there',
  'view-timeline-inset': 'the bar to buy is always there',
}

type Support = { version_added?: string | false | null; prefix?: string; flags?: unknown }
type Entry = { __compat?: { support: Record<string, Support | Support[]> } }
type Entries = Record<string, Entry>

const { css } = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8')) as {
  css: { properties: Entries; selectors: Entries; 'at-rules': Entries; types: Record<string, Entries> }
}

/** Features of a sheet that an engine lacks, each with the first rule that uses it. */
function findUnsupported(rules: readonly StyleRule[]): Map<string, string> {
  const found = new Map<string, string>()
  const check = (name: string, entry: Entry | undefined, place: string) => {
    const missing = entry && missingIn(entry)
    if (missing && !found.has(name)) found.set(name, `${place.slice(0, 80)} (${missing})`)
  }
  const visit = ({ head, body, rules: inside }: StyleRule) => {
    const [, atRule] = /^@([\w-]+)/.exec(head) ?? []
    if (atRule === 'supports') return
    if (atRule) check(`@${atRule}`, css['at-rules'][atRule], head)
    else for (const [, name = ''] of head.matchAll(/:([a-z][\w-]+)/g)) check(`:${name}`, css.selectors[name], head)
    inside?.forEach(visit)
    for (const [, property = '', value = ''] of (atRule ? '' : (body ?? '')).matchAll(/(?:^|;)([a-z][\w-]*):([^;]*)/g)) {
      check(property, css.properties[property], head)
      for (const [, name = ''] of value.matchAll(/([a-z][\w-]*)\(/g)) check(`${name}()`, functionOf(name), head)
      for (const [, unit = ''] of value.matchAll(/\d(dv[hw]|sv[hw]|lv[hw]|cq\w+)\b/g)) check(unit, unitOf(unit), head)
    }
  }
  rules.forEach(visit)
  return found
}

function functionOf(name: string): Entry | undefined {
  return Object.values(css.types).find((type) => name in type)?.[name]
}

const unitOf = (unit: string): Entry | undefined =>
  css.types.length?.[unit.startsWith('cq') ? 'container_query_length_units' : 'viewport_percentage_units_dynamic']

function missingIn({ __compat }: Entry): string | undefined {
  return Object.entries(ENGINES).find(([engine, version]) => {
    const statements = [__compat?.support[engine] ?? {}].flat()
    return !statements.some(
      ({ version_added: added, prefix, flags }) => added && !prefix && !flags && Number.parseFloat(added.replace('≤', '')) <= version,
    )
  })?.[0]
}

if (import.meta.main) {
  const unsupported = findUnsupported(flattenLayers(parseSheet(await compileSheet())))
  for (const [name, place] of unsupported) if (!(name in ALLOWED)) console.error(`${name} in ${place}`)
  if ([...unsupported.keys()].some((name) => !(name in ALLOWED))) {
    console.error('Put it into @supports, write it differently, or allow it in tools/check-styles.ts with what older browsers show.')
    process.exitCode = 1
  }
}
