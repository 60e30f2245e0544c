import { companyServices, optionalFacts, reasons } from '../setting-keys.ts'

/** Settings that hold chosen statements, each with the names to choose from. Visitors do not read that the company lacks something. */
export const statements = { company_services: companyServices, company_reasons: reasons, company_lacks: optionalFacts } as const
export type StatementsKey = keyof typeof statements

export function isStatementsKey(key: string): key is StatementsKey {
  return key in statements
}

/** Parses chosen names, "systems, care", into the order of `names`; undefined if the value contains any other name. */
export function parseStatements<Name extends string>(value: string, names: readonly Name[]): Name[] | undefined {
  const chosen = value.split(',').map((name) => name.trim())
  if (value.trim() !== '' && chosen.some((name) => !(names as readonly string[]).includes(name))) return undefined
  return names.filter((name) => chosen.includes(name))
}
