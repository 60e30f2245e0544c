import type { Finding } from './system-checks.ts'

/** What panels, and what batteries, are judged by at what they are connected to. */
const groups = [
  ['string', 'solarInput', 'panelPower'],
  ['bank', 'bankPower', 'chemistry'],
] as const satisfies readonly (readonly Finding['check'][])[]

/**
 * Findings of things that are taken together, without warnings about what is not meant for one another: panels that work
 * at one input need not work at every other, batteries and inverters that each have their match need no second one, and
 * one source that bears the household is enough.
 */
export function amongPartners(findings: readonly Finding[]): Finding[] {
  const [panels, batteries] = groups.map((checks) => matches(findings, checks)) as [Match[], Match[]]
  const isBorne = findings.some(({ check, verdict }) => check === 'surge' && verdict === 'fits')
  return findings.filter(({ check, verdict, ids: [first, second] }) => {
    if (verdict === 'fits') return true
    if (check === 'surge') return !isBorne
    const isMatch = (known: Match[]) => known.some(([one, other]) => one === first && other === second)
    if ((groups[0] as readonly string[]).includes(check)) return isMatch(panels) || !panels.some(([panel]) => panel === first)
    if (!(groups[1] as readonly string[]).includes(check)) return true
    return isMatch(batteries) || !(batteries.some(([one]) => one === first) && batteries.some(([, other]) => other === second))
  })
}

type Match = readonly [number | undefined, number | undefined]

/** Pairs of which something fits and nothing does not. */
function matches(findings: readonly Finding[], checks: readonly Finding['check'][]): Match[] {
  const own = findings.filter(({ check }) => checks.includes(check))
  const isSame = ({ ids }: Finding, { ids: [first, second] }: Finding) => ids[0] === first && ids[1] === second
  return own
    .filter((one) => one.verdict === 'fits' && own.every((other) => !isSame(one, other) || other.verdict !== 'never'))
    .map(({ ids }) => [ids[0], ids[1]])
}
