import type { CheckedItem, Finding, Share } from '../finding.ts'
import { roundFigure } from '../finding.ts'
import { checkPanel } from '../pair-checks.ts'
import { bankVoltages } from './controller-input.ts'
import { maxPanelsByPower, type SolarInput, sharePanels, shortestStringAt } from './share-panels.ts'

/** Maximum number of inputs; with more, a technician decides the assignment. Our choice: every view of a cart computes it. */
const MAX_INPUTS = 8
/** Maximum number of pairs of panel kind and input; with more, a technician decides the assignment. */
const MAX_PAIRS = 64

/**
 * Assigns a cart's panels to solar inputs, each panel once, and checks them there. Each piece of a device counts as an input.
 *
 * @param isSecond true for a device that gets panels only if the other devices do not accept them
 */
export function checkCartPanels(
  panels: readonly CheckedItem[],
  devices: readonly CheckedItem[],
  isSecond: (device: CheckedItem) => boolean,
): Finding[] {
  const ids = devices.map(({ id }) => id)
  const inputCount = devices.reduce((sum, { quantity }) => sum + quantity, 0)
  const isTooMany = inputCount > MAX_INPUTS || (inputCount > 1 && inputCount * panels.length > MAX_PAIRS)
  if (isTooMany) return panels.map(({ id }) => undecided([id, ...ids]))
  const inputs: SolarInput[] = devices.flatMap((device) => Array.from({ length: device.quantity }, () => emptyInput(device)))
  const findings: Finding[] = []
  let isOpen = false
  // Panels that few inputs accept are placed first.
  const choices = panels.map((panel) => ({
    panel,
    takers: inputs.filter((input) => takes(panel, input, panel.quantity + MAX_AHEAD)),
  }))
  for (const { panel, takers } of choices.sort((one, other) => one.takers.length - other.takers.length)) {
    isOpen ||= takers.filter((input) => takes(panel, input, panel.quantity)).length > 1
    findings.push(...place(panel, takers))
  }
  const shares = inputs.length > 1 ? sharesAt(devices, inputs) : []
  if (shares.length > 0)
    findings.push({ check: 'shared', verdict: 'told', ids: shares.map(({ id }) => id), figures: { isOpen: Number(isOpen) }, shares })
  for (const input of inputs) findings.push(...checkInput(input))
  return findings

  function place(panel: CheckedItem, takers: readonly SolarInput[]): Finding[] {
    const [first] = takers
    // Check pairs alone if there is a single input, or if no input accepts the panel or a figure is missing.
    if (inputs.length === 1 && inputs[0]) return put(panel, panel.quantity, inputs[0])
    if (!first) return inputs.flatMap(({ device }) => checkPanel(panel, device).filter(({ verdict }) => verdict !== 'fits'))
    const free = takers.filter((input) => input.panels.length === 0)
    const tries = [free.filter(({ device }) => !isSecond(device)), free, takers].filter((some) => some.length > 0)
    for (const some of tries) {
      const shared = sharePanels(panel, some)
      if (!shared) return [undecided([panel.id, ...some.map(({ device }) => device.id)])]
      if (!shared.counts) continue
      for (const [at, input] of some.entries()) put(panel, shared.counts[at] ?? 0, input)
      return []
    }
    // A single input accepts such panels, but not this number of them: report the misfit of the pair.
    if (takers.length === 1 && first.panels.length === 0) return checkPanel(panel, first.device)
    const freeW = takers.reduce((sum, { leftW }) => sum + leftW, 0)
    const { better = [] } = sharePanels(panel, takers) ?? {}
    const [below = 0, above = 0] = better.length === 1 && (better[0] ?? 0) > panel.quantity ? [0, better[0]] : better
    const figures = { count: panel.quantity, below, above, freeW: roundFigure(freeW), most: maxPanelsByPower(panel, takers) }
    const check = figures.most < panel.quantity ? 'tooManyPanels' : 'unevenPanels'
    return [{ check, verdict: 'never', ids: [panel.id, ...new Set(takers.map(({ device }) => device.id))], figures }]
  }
}

/** An input also counts if its shortest string needs up to this many panels more than the cart has: the finding then suggests them. */
const MAX_AHEAD = 60

/** True if the shortest string of these panels at an input has at most `upTo` panels. */
const takes = (panel: CheckedItem, input: SolarInput, upTo: number) => (shortestStringAt(panel, input) ?? Number.POSITIVE_INFINITY) <= upTo

const emptyInput = (device: CheckedItem): SolarInput => ({
  device: { ...device, quantity: 1 },
  leftW: device.specs.pvMaxW ?? Number.POSITIVE_INFINITY,
  panels: [],
})

function put(panel: CheckedItem, count: number, input: SolarInput): [] {
  if (count > 0) input.panels.push({ panel, count })
  input.leftW -= count * (panel.specs.wattPeak ?? 0)
  return []
}

/** Checks one input with each kind of its panels, and with all of them together if there are several kinds. */
function checkInput({ device, panels, leftW }: SolarInput): Finding[] {
  const findings = panels.flatMap(({ panel, count }) => checkPanel({ ...panel, quantity: count }, device))
  if (panels.length < 2) return findings
  const ids = [device.id, ...panels.map(({ panel }) => panel.id)]
  const { pvMaxW: maxW } = device.specs
  const atV = bankVoltages(device).at(-1)
  if (maxW !== undefined && leftW < 0)
    findings.push({
      check: 'panelsTogether',
      verdict: 'never',
      ids,
      figures: { panelsW: roundFigure(maxW - leftW), maxW, overW: roundFigure(-leftW), ...(atV === undefined ? {} : { atV }) },
    })
  return [...findings, { check: 'mixed', verdict: 'unknown', ids, figures: {} }]
}

/** Lists the shares of panels. If all pieces of a device get the same panels, a share has `isEach`; else each piece has its shares. */
function sharesAt(devices: readonly CheckedItem[], inputs: readonly SolarInput[]): Share[] {
  return devices.flatMap((device) => {
    const own = inputs.filter((input) => input.device.id === device.id)
    const sharesOf = ({ panels }: SolarInput): Share[] => panels.map(({ panel, count }) => ({ id: panel.id, count, deviceId: device.id }))
    const [first] = own.map(sharesOf)
    if (own.length === 1) return first ?? []
    const isSame = own.every((input) => JSON.stringify(sharesOf(input)) === JSON.stringify(first))
    return isSame
      ? (first ?? []).map((share) => ({ ...share, isEach: true }))
      : own.flatMap((input, at) => sharesOf(input).map((share) => ({ ...share, place: at + 1 })))
  })
}

const undecided = (ids: readonly number[]): Finding => ({
  check: 'shared',
  verdict: 'unknown',
  ids: [...new Set(ids)],
  figures: {},
  reason: 'sharing',
})
