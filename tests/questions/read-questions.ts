import type { Language } from '#i18n/language.ts'
import { english } from './english.ts'
import { englishAnew } from './english-anew.ts'
import { englishByKind } from './english-by-kind.ts'
import { spanish } from './spanish.ts'
import { spanishAnew } from './spanish-anew.ts'
import { spanishByKind } from './spanish-by-kind.ts'

/** Groups of the demonstration catalogue, for the expectations below. */
const groups: Record<string, string> = {
  PAN: 'PV-550M PV-450B PV-400M PV-300M',
  SYS: 'SYS-03A SYS-05L SYS-10L SYS-20T SYS-30T',
  INV: 'INV-03H INV-05H INV-10H INV-20T INV-01G',
  HYB: 'INV-03H INV-05H INV-10H INV-20T',
  LI: 'BL-4810W BL-4820F BL-4810R BL-4840C BL-1210B',
  AGM: 'BA-1210A BA-1220A',
  BAT: 'BL-4810W BL-4820F BL-4810R BL-4840C BL-1210B BA-1210A BA-1220A',
  PET: 'GEN-P02I GEN-P03M GEN-P05M GEN-P07E',
  DIE: 'GEN-D06S GEN-D12S GEN-D20S',
  GEN: 'GEN-P02I GEN-P03M GEN-P05M GEN-P07E GEN-D06S GEN-D12S GEN-D20S',
  WF: 'WF-10T WF-20B WF-RO5 WF-10C',
  MAT: 'MAT-CEM42 MAT-BAR12 MAT-BLK20',
  TLS: 'TLS-DH17 TLS-AG12',
  CON: 'MAT-CEM42 MAT-BAR12 MAT-BLK20 MAC-MIX180 TLS-DH17 TLS-AG12',
  /** On offer, by their prices. */
  OFF: 'SYS-03A SYS-05L PV-550M PV-300M INV-03H INV-05H BL-4810W BL-4840C BA-1210A GEN-P03M GEN-D12S WF-10T MAC-MIX180 TLS-AG12 ACC-MPPT60 ACC-MC4',
  ACC: 'ACC-MPPT60 ACC-CAB6 ACC-MC4 ACC-ROOF4 ACC-ISO32 ACC-BOX9',
}

export type Question = {
  language: Language
  /** Kind of question, such as "misspellings"; undefined in lists that mix kinds. */
  kind?: string
  words: string
  must: string[]
  may: string[]
  /** True if the question was held out while the search's rules were written (features/search/README.md). */
  isUnseen: boolean
}

/** Reads all questions with the products that must and may be found. */
export function readQuestions(): Question[] {
  return Object.entries({ es: [spanish, spanishByKind, spanishAnew], en: [english, englishByKind, englishAnew] }).flatMap(
    ([language, texts]) => texts.flatMap((text) => readList(text, language as Language)),
  )
}

function readList(text: string, language: Language): Question[] {
  let kind: string | undefined
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('#')) {
        kind = line.slice(1).trim()
        return []
      }
      const isUnseen = line.startsWith('*')
      const [words = '', expected = ''] = line.slice(isUnseen ? 1 : 0).split('>')
      const [must = [], may = []] = expected.split('|').map(skusOf)
      return { language, ...(kind && { kind }), words: words.trim(), must, may, isUnseen }
    })
}

/** Parses a list of SKUs. Names of groups (`PAN`) become the SKUs of their members. */
export function skusOf(text: string): string[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => (groups[word] ?? word).split(' '))
}
