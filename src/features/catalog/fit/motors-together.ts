import { continuousKw } from './figures.ts'
import type { CheckedItem, Finding } from './finding.ts'
import { roundFigure } from './finding.ts'

/**
 * Checks whether the single inverter, system or generator of a cart can start the most demanding motor while all other motors run. If
 * not, the verdict is `told` instead of `never`, since each motor can start alone. Motors without figures are not counted.
 */
export function checkMotorsTogether(sources: readonly CheckedItem[], motors: readonly CheckedItem[]): Finding[] {
  const [source, second] = sources
  const known = motors.filter(({ specs }) => specs.powerKw !== undefined && specs.startKw !== undefined)
  const pieces = known.reduce((sum, { quantity }) => sum + quantity, 0)
  if (!source || second || source.quantity > 1 || pieces < 2) return []
  const givesKw = source.goods === 'generator' ? continuousKw(source.specs) : (source.specs.surgeKw ?? source.specs.powerKw)
  const runningKw = known.reduce((sum, { quantity, specs }) => sum + quantity * (specs.powerKw ?? 0), 0)
  const needKw = ({ specs }: CheckedItem) => runningKw - (specs.powerKw ?? 0) + (specs.startKw ?? 0)
  const [last] = [...known].sort((one, other) => needKw(other) - needKw(one))
  if (!last || givesKw === undefined || roundFigure(needKw(last)) <= givesKw) return []
  const figures = { givesKw: roundFigure(givesKw), needKw: roundFigure(needKw(last)) }
  return [{ check: 'motorsTogether', verdict: 'told', ids: [source.id, last.id], figures }]
}
