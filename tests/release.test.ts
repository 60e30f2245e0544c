import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { variableNames } from '#src/config.ts'
import { isNeededAtRuntime, listRuntimePackages } from '../tools/release-packages.ts'
import { renderUnit, UNIT_NAMES } from '../tools/service-units.ts'

const read = (file: string) => readFileSync(file, 'utf8')

describe('a release', () => {
  const packages = listRuntimePackages().map((folder) => folder.replace('node_modules/', ''))

  test('has every package that the server loads, at its start or later', () => {
    const files = globSync(['src/*.ts', 'src/{composition,database,platform}/**/*.ts', 'src/features/**/*.{server,contract}.ts'])
    const imports = files
      // The build reads these two, not the server.
      .filter((file) => !file.endsWith('.test.ts') && !['src/routes.ts', 'src/pages.server.ts'].includes(file))
      .flatMap((file) => [...read(file).matchAll(/^(?:import (?!type ).*|\} )from '([^'.#]+)'|\bimport\('([^'.#]+)'\)/gm)])
    const names = new Set(imports.map(([, first = '', later = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(first || later)?.[0] ?? ''))
    expect(names).toContain('nodemailer')
    expect([...names].filter((name) => !name.startsWith('node:') && !packages.includes(name))).toEqual([])
  })

  test('leaves out build tools, and binaries for other machines', () => {
    for (const name of ['vite', 'tailwindcss', 'typescript', 'vitest']) expect(packages).not.toContain(name)
    expect(isNeededAtRuntime(`better-sqlite3/prebuilds/${process.platform}-${process.arch}.node`)).toBe(true)
    expect(isNeededAtRuntime('better-sqlite3/prebuilds/win32-arm64.node')).toBe(false)
  })
})

describe('the units of the service', () => {
  const place = { base: '/home/shop', user: 'shop', dataDir: '/mnt/data', address: '0.0.0.0:8080' }
  const units = Object.fromEntries(UNIT_NAMES.map((name) => [name, renderUnit(read(`deploy/${name}`), place)]))

  test('start the shop after every boot and every exit', () => {
    for (const unit of Object.values(units)) expect(unit).toMatch(/\[Install\]\nWantedBy=/)
    expect(units['matanzas-solar.service']).toContain('Restart=always')
  })

  test('contain the folder, user and address of this machine', () => {
    const all = Object.values(units).join('\n')
    for (const line of [
      'User=shop',
      'WorkingDirectory=/home/shop',
      'ExecStart=/home/shop/current/start',
      'ReadWritePaths=/mnt/data',
      'ListenStream=0.0.0.0:8080',
    ])
      expect(all.split('\n')).toContain(line)
    expect(all).not.toContain('/srv/')
  })
})

describe('compose.yaml', () => {
  const compose = read('compose.yaml')

  test('passes every setting of .env to the shop', () => {
    expect(compose).toContain('env_file: .env\n')
    // A variable that compose.yaml sets takes its value from .env, unless it belongs to the container.
    const set = [...compose.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].filter(([, name = '']) => variableNames.includes(name))
    for (const [, name = '', value] of set) if (!['HOST', 'PORT', 'DATA_DIR'].includes(name)) expect(value).toContain(`\${${name}:-`)
  })

  test('opens the port to this machine only', () => {
    expect(compose).toMatch(/ports: \["127\.0\.0\.1:\$\{PORT:-3000\}:3000"\]/)
  })
})

test('.env.example and README.md name every setting', () => {
  for (const file of ['.env.example', 'README.md'])
    for (const name of variableNames) expect([file, name, read(file).includes(name)]).toEqual([file, name, true])
})
