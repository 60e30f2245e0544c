import type { FindingTexts } from './es.ts'

const bank = ({ inSeries, rows }: { inSeries: number; rows: number }) =>
  inSeries > 1 && rows > 1
    ? `${rows} Stränge zu ${inSeries} in Reihe geben`
    : inSeries > 1
      ? `${inSeries} in Reihe geben`
      : rows > 1
        ? `${rows} parallel geben`
        : 'gibt'

export const de: FindingTexts = {
  'string.fits': ({ one, other, inSeries, strings, cold, most }) =>
    `${one}: ${strings > 1 ? `${strings} Stränge zu ${inSeries} geben` : inSeries > 1 ? `${inSeries} in einem Strang geben` : 'eins allein gibt'} ${cold}\u00a0V bei Kälte; ${other} verträgt ${most}\u00a0V.`,
  'string.never': ({ one, other, count, min, max, better }) =>
    `${one}: Aus ${count} werden keine gleichen Stränge von ${min === max ? min : `${min} bis ${max}`} für ${other}${better ? `; nehmen Sie ${better}` : ''}.`,
  'string.none': ({ one, other, most }) =>
    `${one} passt nicht zu ${other}: Kein Strang bleibt in dessen Solareingang, der ${most}\u00a0V verträgt.`,
  'string.range': ({ one, other, min, max }) => `${one} mit ${other}: ${min === max ? min : `${min} bis ${max}`} in Reihe.`,
  'solarInput.never': ({ one, other }) => `${one}: ${other} hat keinen Solareingang; es braucht einen eigenen Laderegler.`,
  'panelPower.fits': ({ one, other, panels, most }) => `${one}: ${panels}\u00a0W Modulleistung; ${other} nimmt ${most}\u00a0W.`,
  'panelPower.never': ({ one, other, panels, most, better }) =>
    `${one}: ${panels}\u00a0W Modulleistung, und ${other} nimmt ${most}\u00a0W${better > 0 ? `; nehmen Sie höchstens ${better}` : ': Das passt nicht zusammen'}.`,
  'panelPower.range': ({ one, other, most, count }) => `${other} nimmt ${most}\u00a0W Modulleistung: bis zu ${count} × ${one}.`,
  'bank.fits': ({ one, other, bankV, deviceV, ...how }) => `${one}: ${bank(how)} ${bankV}\u00a0V; passt zu ${other} (${deviceV}\u00a0V).`,
  'bank.never': ({ one, other, batteryV, deviceV }) =>
    `${one} gibt ${batteryV}\u00a0V, und ${other} braucht ${deviceV}\u00a0V: Das passt nicht zusammen.`,
  'bank.uneven': ({ one, other, count, inSeries, better }) =>
    `${one}: Für ${other} gehören ${inSeries} in Reihe, und aus ${count} werden keine gleichen Stränge; nehmen Sie ${better}.`,
  'bank.rows': ({ one, rows, most }) => `${one}: Das wären ${rows} Stränge parallel, erlaubt sind ${most}.`,
  'bankPower.fits': ({ one, other, gives, asks }) => `${one}: bis ${gives}\u00a0kW; ${other} zieht höchstens ${asks}\u00a0kW.`,
  'bankPower.never': ({ one, other, gives, asks, better }) =>
    `${one}: bis ${gives}\u00a0kW, und ${other} kann ${asks}\u00a0kW ziehen${better > 0 ? `; nehmen Sie ${better}` : ': Das reicht nicht'}.`,
  'chemistry.fits': ({ one, other, is }) => `${other} nimmt Batterien mit ${is}, so wie ${one}.`,
  'chemistry.never': ({ one, other, is, takes }) => `${one} ist ${is}, und ${other} nimmt ${takes}: Das passt nicht zusammen.`,
  'surge.fits': ({ one, gives, asks }) =>
    `Was Sie in den Rechner eingetragen haben, zieht bis ${asks}\u00a0kW; ${one} gibt ${gives}\u00a0kW.`,
  'surge.never': ({ one, gives, asks }) =>
    `Was Sie in den Rechner eingetragen haben, zieht bis ${asks}\u00a0kW, und ${one} gibt ${gives}\u00a0kW: Das reicht nicht.`,
  'motor.fits': ({ one, other, gives, asks }) => `${other} zieht beim Anlaufen ${asks}\u00a0kW; ${one} gibt ${gives}\u00a0kW.`,
  'motor.never': ({ one, other, gives, asks }) =>
    `${other} zieht beim Anlaufen ${asks}\u00a0kW, und ${one} gibt ${gives}\u00a0kW: Das reicht zum Anlaufen nicht.`,
  'supply.fits': ({ one, other, gives, asks }) => `${one} gibt ${gives}\u00a0kVA; ${other} kann ${asks}\u00a0kW ziehen.`,
  'supply.never': ({ one, other, gives, asks }) =>
    `${one} gibt ${gives}\u00a0kVA, und ${other} kann ${asks}\u00a0kW ziehen: Für die volle Leistung reicht das nicht.`,
  'charger.fits': ({ one, other, gives, asks }) => `${one} gibt ${gives}\u00a0kW; das Ladegerät von ${other} zieht bis ${asks}\u00a0kW.`,
  'charger.never': ({ one, other, gives, asks }) =>
    `${one} gibt ${gives}\u00a0kW, und das Ladegerät von ${other} zieht bis ${asks}\u00a0kW: Das reicht nicht.`,
  'mains.fits': ({ one, other, gives, asks }) => `${one} gibt ${gives}; ${other} arbeitet mit ${asks}.`,
  'mains.never': ({ one, other, gives, asks }) => `${one} gibt ${gives}, und ${other} arbeitet mit ${asks}: Das passt nicht zusammen.`,
  'phases.fits': ({ one, other, gives, asks }) => `Phasen: ${one}, ${gives}; ${other}, ${asks}.`,
  'phases.never': ({ one, other, gives, asks }) => `Phasen: ${one}, ${gives}; ${other}, ${asks}: Das passt nicht zusammen.`,
  lacks: ({ one, figures }) => `Nicht bekannt ist ${figures} von ${one}: Ein Techniker bestätigt es.`,
  undecided: ({ one, other }) => `Ob ${one} und ${other} zusammenpassen, ist nicht zu sagen: Ein Techniker bestätigt es.`,
  quoted: ({ text }) => `„${text}“`,
}
