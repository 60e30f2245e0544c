import { readFileSync } from 'node:fs'

// Prints lines for src/ui/site/icons.tsx: `node tools/icon.ts shopping-cart map-pin`. Arguments are lucide's names. The paths
// in icons.tsx are shorter still, by svgo's convertPathData with one digit of precision (not those with dots, `h.01`).

type Shape = [tag: string, attributes: Record<string, string>]

/** Converts one shape of a lucide icon into commands of an SVG path. */
function pathOf([tag, shape]: Shape): string {
  const number = (name: string) => Number(shape[name] ?? 0)
  if (tag === 'path') return startAbsolute(shape.d ?? '')
  if (tag === 'line') return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
  if (tag === 'circle') {
    const r = number('r')
    return `M${round(number('cx') - r)} ${number('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`
  }
  if (tag === 'rect') {
    const r = number('rx')
    const [w, h] = [round(number('width') - 2 * r), round(number('height') - 2 * r)]
    const corner = (x: number, y: number) => (r ? `a${r} ${r} 0 0 1 ${x} ${y}` : '')
    return `M${round(number('x') + r)} ${number('y')}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`
  }
  throw new Error(`An icon with a ${tag}: draw it by hand`)
}

/** Makes the first move of a path absolute, so that the path can be appended to another one. */
function startAbsolute(path: string): string {
  const [, x, y, rest = ''] = /^m\s*(-?[\d.]+)[ ,]?(-?[\d.]+)(.*)$/.exec(path) ?? []
  if (x === undefined) return path
  return `M${x} ${y}${/^\s*[a-z]/i.test(rest) ? rest.trim() : `l${rest.trim()}`}`
}

const round = (value: number) => Math.round(value * 1000) / 1000
/** Cuts numbers after two decimals. Icons are 24 units wide: further digits are invisible, but part of every document. */
const shorten = (path: string) => path.replace(/(\.\d\d)\d+/g, '$1').replace(/([a-z]) /gi, '$1')

for (const name of process.argv.slice(2)) {
  const source = readFileSync(`node_modules/lucide-react/dist/esm/icons/${name}.mjs`, 'utf8')
  const [, data = ''] = /const __iconData = (\{[\s\S]*?\n\});/.exec(source) ?? []
  const { node } = new Function(`return ${data}`)() as { node: Shape[] }
  const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  process.stdout.write(`export const ${component} = icon('${shorten(node.map(pathOf).join(''))}')\n`)
}
