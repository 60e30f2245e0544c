import type { FindingTexts } from './es.ts'

const bank = ({ inSeries, rows }: { inSeries: number; rows: number }) =>
  inSeries > 1 && rows > 1
    ? `${rows} Stränge zu ${inSeries} in Reihe geben`
    : inSeries > 1
      ? `${inSeries} in Reihe geben`
      : rows > 1
        ? `${rows} parallel geben`
        : 'gibt'

type AtTracker = { trackers: number; parallel: number; inSeries: number }
function atTrackers(at: readonly AtTracker[]): string {
  const isPair = at.reduce((sum, { trackers }) => sum + trackers, 0) === 2
  const texts = at.map(({ trackers, parallel, inSeries }, place) => {
    const isSaid = place > 0 && at[0]?.parallel === 1
    const what = parallel > 1 ? `${parallel} Stränge zu ${inSeries}` : isSaid || inSeries === 1 ? `${inSeries}` : `${inSeries} in Reihe`
    const other = isPair ? 'am anderen' : 'an einem weiteren'
    return `${what} ${trackers > 1 ? `an jedem von ${trackers} MPPT` : place > 0 ? other : 'an einem MPPT'}`
  })
  return texts.join(' und ')
}

const give = (count: number) => (count > 1 ? 'geben' : 'gibt')
const OTHERWISE = ' Es geht auch anders: Ein Techniker bestätigt es.'

export const de: FindingTexts = {
  'headline.misfits': ({ count }) => (count > 1 ? `${count} Dinge passen nicht` : 'Etwas passt nicht'),
  'headline.fits': 'Alles, was sich prüfen ließ, passt',
  'headline.fitsOpen': ({ count }) => `Was sich prüfen ließ, passt; ${count > 1 ? `${count} Dinge sind` : 'eines ist'} zu beachten`,
  'headline.noBattery': ({ others }) =>
    `Hier ist keine Batterie dabei${others > 0 ? `; ${others > 1 ? `${others} weitere Dinge sind` : 'noch etwas ist'} zu beachten` : ''}`,
  'headline.open': ({ count }) => `${count > 1 ? `${count} Dinge sind` : 'Eines ist'} zu beachten`,
  'string.fits': ({ one, other, inSeries, strings, at, cold, most }) =>
    at.length > 0
      ? `${one}: ${atTrackers(at)}, bis ${cold}\u00a0V bei Kälte; ${other} verträgt ${most}\u00a0V.`
      : `${one}: ${strings > 1 ? `${strings} Stränge zu ${inSeries} geben` : inSeries > 1 ? `${inSeries} in einem Strang geben` : 'eins allein gibt'} ${cold}\u00a0V bei Kälte; ${other} verträgt ${most}\u00a0V.`,
  'string.never': ({ one, other, count, min, max, isEqual, better }) =>
    `${one}: ${other} braucht sie in ${isEqual ? 'gleichen ' : ''}Strängen (hintereinander verbunden) von ${min === max ? min : `${min} bis ${max}`}, und aus ${count} werden keine${better ? `; nehmen Sie ${better}` : ''}.`,
  'string.none': ({ one, other, most }) =>
    `${one} passt nicht zu ${other}: Keine Anzahl davon passt zu dessen Solareingang, der ${most}\u00a0V verträgt.`,
  'string.range': ({ one, other, min, max }) =>
    `${one} mit ${other}: ${min === max ? min : `${min} bis ${max}`} in jedem Strang${max > 1 ? ' (hintereinander verbunden)' : ''}.`,
  'trackerCurrent.fits': ({ one, other, strings, gives, takes }) =>
    `${one}: ${strings} Stränge parallel geben ${gives}\u00a0A; ${other} nimmt ${takes}\u00a0A je MPPT.`,
  'trackerCurrent.never': ({ one, other, strings, gives, takes, better }) =>
    `${one}: ${strings > 1 ? `${strings} Stränge parallel geben` : 'ein Strang gibt'} ${gives}\u00a0A, und ${other} nimmt ${takes}\u00a0A je MPPT${better ? `; nehmen Sie ${better}` : ': Das passt nicht zusammen'}.`,
  'solarInput.never': ({ one, other }) => `${one}: ${other} hat keinen Solareingang; es braucht einen eigenen Laderegler.`,
  'panelPower.fits': ({ one, other, panels, most }) => `${one}: ${panels}\u00a0W Modulleistung; ${other} nimmt ${most}\u00a0W.`,
  'panelPower.never': ({ one, other, panels, most, better }) =>
    `${one}: ${panels}\u00a0W Modulleistung, und ${other} nimmt ${most}\u00a0W${better > 0 ? `; nehmen Sie höchstens ${better}` : ': Das passt nicht zusammen'}.`,
  'panelPower.range': ({ one, other, most, count }) =>
    `${other} nimmt ${most}\u00a0W Modulleistung: in Strängen zusammen bis zu ${count} × ${one}.`,
  atBank: ({ other, volts }) => `${other} (Batterien mit ${volts}\u00a0V)`,
  atPhase: ({ other }) => `${other} (an einer Phase)`,
  atBanks: ({ one, other, fits, fails }) => `${one} mit ${other}: nur bei Batterien mit ${fits}\u00a0V, nicht mit ${fails}\u00a0V.`,
  'bank.fits': ({ one, other, bankV, deviceV, ...how }) => `${one}: ${bank(how)} ${bankV}\u00a0V; passt zu ${other} (${deviceV}\u00a0V).`,
  'bank.needs': ({ one, other, inSeries, rows, bankV, deviceV }) =>
    `${one}: Für ${other} (${deviceV}\u00a0V) braucht es ${rows === 1 ? `${inSeries} in Reihe` : inSeries === 1 ? `${rows} parallel, für die volle Leistung` : `${inSeries * rows}, für die volle Leistung: ${rows} Stränge zu ${inSeries} in Reihe`} (${bankV}\u00a0V).`,
  'bank.never': ({ one, other, batteryV, deviceV, series }) =>
    `${one} ${series > 1 ? `(${series} in Reihe) ` : ''}gibt ${batteryV}\u00a0V, und ${other} braucht ${deviceV}\u00a0V: Das passt nicht zusammen.`,
  'bank.uneven': ({ one, other, count, inSeries, better }) =>
    `${one}: ${other} braucht sie in Reihen von ${inSeries} (hintereinander verbunden), und aus ${count} werden keine vollen Reihen; nehmen Sie ${better}.`,
  'bank.rows': ({ one, rows, most }) => `${one}: Das wären ${rows} Stränge parallel, erlaubt sind ${most}.`,
  'bankPower.fits': ({ one, other, gives, asks, isMany }) =>
    `${one}: bis ${gives}\u00a0kW; ${other} ${isMany ? 'ziehen' : 'zieht'} höchstens ${asks}\u00a0kW.`,
  'bankPower.never': ({ one, other, gives, asks, isMany, better }) =>
    `${one}: bis ${gives}\u00a0kW, und ${other} ${isMany ? 'können' : 'kann'} ${asks}\u00a0kW ziehen${better > 0 ? `; nehmen Sie ${better}` : ': Das reicht nicht'}.`,
  charging: ({ one, other, gives, takes, isMany, count }) =>
    `${other} ${isMany ? 'können' : 'kann'} mit ${gives}\u00a0A laden, und ${one} ${count > 1 ? 'vertragen' : 'verträgt'} ${takes}\u00a0A: Die Ladung muss begrenzt werden, und ein Techniker bestätigt, wie.`,
  'chemistry.fits': ({ one, other, is }) => `${other} nimmt Batterien mit ${is}, so wie ${one}.`,
  'chemistry.never': ({ one, other, is, takes }) => `${one} ist ${is}, und ${other} nimmt ${takes}: Das passt nicht zusammen.`,
  own: 'Was Sie in den Rechner eingetragen haben,',
  'generatorHome.fits': ({ who, one, gives, asks, count }) =>
    `${who} braucht einen Generator mit ${asks}\u00a0kVA; ${one} ${give(count)} ${gives}\u00a0kVA.`,
  'generatorHome.told': ({ who, one, gives, asks, count }) =>
    `${who} braucht einen Generator mit ${asks}\u00a0kVA; ${one} ${give(count)} ${gives}\u00a0kVA: Es läuft am Limit, schalten Sie nichts weiter dazu.`,
  'generatorHome.never': ({ who, one, gives, asks, count }) =>
    `${who} braucht einen Generator mit ${asks}\u00a0kVA, und ${one} ${give(count)} ${gives}\u00a0kVA: Das reicht nicht.`,
  'surge.fits': ({ who, one, gives, asks, count }) => `${who} zieht bis ${asks}\u00a0kW; ${one} ${give(count)} ${gives}\u00a0kW.`,
  'surge.never': ({ who, one, gives, asks, count }) =>
    `${who} zieht bis ${asks}\u00a0kW, und ${one} ${give(count)} ${gives}\u00a0kW: Das reicht nicht.`,
  'motor.fits': ({ one, other, gives, asks, count }) =>
    `${other} zieht beim Anlaufen ${asks}\u00a0kW; ${one} ${give(count)} ${gives}\u00a0kW.`,
  'motor.never': ({ one, other, gives, asks, count }) =>
    `${other} zieht beim Anlaufen ${asks}\u00a0kW, und ${one} ${give(count)} ${gives}\u00a0kW: Das reicht zum Anlaufen nicht.`,
  'running.never': ({ one, other, gives, asks, count }) =>
    `${other} braucht im Betrieb ${asks}\u00a0kW, und ${one} ${give(count)} ${gives}\u00a0kW: Das reicht nicht.`,
  'running.home': ({ who, one, gives, asks, count }) =>
    `${who} braucht ${asks}\u00a0kW auf einmal, und ${one} ${give(count)} ${gives}\u00a0kW: Das reicht nicht.`,
  'atLimit.home': ({ who, one, gives, asks }) =>
    `${who} nutzt ${asks} der ${gives}\u00a0kW von ${one}: Es läuft am Limit, schalten Sie nichts weiter dazu.`,
  'atLimit.motor': ({ one, other, gives, asks }) =>
    `${other} nutzt ${asks} der ${gives}\u00a0kW von ${one}: Es läuft am Limit, schalten Sie nichts weiter dazu.`,
  motorsTogether: ({ one, other, gives, asks }) =>
    `${one} gibt ${gives}\u00a0kW; startet ${other}, während die anderen Motoren laufen, werden ${asks}\u00a0kW gezogen: nicht alle zugleich benutzen.`,
  'supply.fits': ({ one, other, gives, asks, isMany, count }) =>
    `${one} ${give(count)} ${gives}\u00a0kW; ${other} ${isMany ? 'können' : 'kann'} ${asks}\u00a0kW ziehen.`,
  'supply.told': ({ one, other, gives, asks, isMany, count }) =>
    `${one} ${give(count)} ${gives}\u00a0kW, und ${other} ${isMany ? 'können' : 'kann'} ${asks}\u00a0kW ziehen: Solange der Generator läuft, nicht mehr als ${gives}\u00a0kW zugleich nutzen, das Laden mitgezählt.`,
  'charger.fits': ({ one, other, gives, asks, count, isMany }) =>
    `${one} ${give(count)} ${gives}\u00a0kW; zum Laden ${isMany ? 'ziehen' : 'zieht'} ${other} bis ${asks}\u00a0kW.`,
  'charger.never': ({ one, other, gives, asks, count, isMany }) =>
    `${one} ${give(count)} ${gives}\u00a0kW, und zum Laden ${isMany ? 'ziehen' : 'zieht'} ${other} bis ${asks}\u00a0kW: Das reicht nicht.`,
  'mains.fits': ({ one, other, gives, asks }) => `${one} gibt ${gives}; ${other} arbeitet mit ${asks}.`,
  'mains.never': ({ one, other, gives, missing, isAll }) =>
    `${one} gibt ${gives}, und ${other} braucht ${isAll ? '' : 'auch '}${missing}\u00a0V: Das passt nicht zusammen.`,
  'ownParts.chemistry': ({ one, other, is, own }) =>
    `${one} ist ${is}, und die Batterie von ${other} ist ${own}: Sie werden nicht zusammen angeschlossen, weil jede anders geladen wird.`,
  'ownParts.extends': ({ one, other }) => `${one}: Ein Techniker bestätigt, ob sich ${other} damit erweitern lässt.`,
  'phases.fits': ({ one, other, gives, asks }) => `Phasen: ${one}, ${gives}; ${other}, ${asks}.`,
  'phases.never': ({ one, other, gives, asks }) => `Phasen: ${one}, ${gives}; ${other}, ${asks}: Das passt nicht zusammen.`,
  'part.fits': ({ one, other }) => `${one} passt zu ${other}.`,
  'frame.never': ({ one, other }) => `${one} passt nicht zu ${other}: Rahmen oder Breite liegen außerhalb dessen, was es aufnimmt.`,
  'mounted.fits': ({ one, holds, count }) => `${one}: für ${holds} ${holds > 1 ? 'Module' : 'Modul'}; es sind ${count}.`,
  'mounted.never': ({ one, holds, count, missing, need, all }) =>
    `${one}: für ${holds} ${holds > 1 ? 'Module' : 'Modul'}, und es sind ${count}: Die Montage für ${missing} fehlt${need > 0 ? `; nehmen Sie ${need}, sie halten ${all}` : ''}.`,
  'partCurrent.never': ({ one, other, gives, asks }) =>
    `${one} verträgt ${gives}\u00a0A; mit ${other} sind ${asks}\u00a0A nötig: Das reicht nicht.`,
  'acCurrent.never': ({ one, other, gives, asks }) =>
    `${one} verträgt ${gives}\u00a0A Wechselstrom; für ${other} sind ${asks}\u00a0A nötig.`,
  'partVoltage.never': ({ one, other, gives, asks }) =>
    `${one} verträgt ${gives}\u00a0V; mit ${other} sind ${asks}\u00a0V nötig: Das reicht nicht.`,
  'partStrings.never': ({ one, most, strings, need }) =>
    `${one}: höchstens ${most > 1 ? `${most} Modulstränge` : 'ein Modulstrang'}, und es sind ${strings}; nehmen Sie ${need}.`,
  'stringFuses.fits': ({ one, other, strings }) => `${one}: ${strings} Stränge parallel haben je eine Sicherung; ${other} bringt sie mit.`,
  'stringFuses.never': ({ one, other, strings }) =>
    `${one}: ${strings} Stränge parallel brauchen je eine Sicherung, und ${other} hat keine; nehmen Sie einen Kasten mit Strangsicherungen dazu.`,
  'stringFuses.told': ({ one, strings }) =>
    `${one}: ${strings} Stränge parallel haben je eine Sicherung; fehlt sie Ihnen noch, nehmen Sie einen Kasten mit Strangsicherungen dazu.`,
  'section.never': ({ one, other, is, from, to }) =>
    `${one} hat ${is}\u00a0mm²; ${other} braucht Kabel von ${from} bis ${to}\u00a0mm²: Das passt nicht zusammen.`,
  'cartridge.never': ({ one, other, is, takes }) =>
    `${other} hat die Größe ${is}; in ${one} gehören Kartuschen von ${takes}: Das passt nicht zusammen.`,
  others: ({ count }) => `${count} weitere`,
  pair: ({ one, other, place, isEach }) => `${one} ${isEach ? 'je' : 'zu'} ${other}${place > 0 ? ` (Nr. ${place})` : ''}`,
  'shared.battery': ({ pairs, isOpen }) => `So gehören die Batterien: ${pairs}.${isOpen ? OTHERWISE : ''}`,
  'shared.panel': ({ pairs, isOpen }) => `So gehören die Module: ${pairs}.${isOpen ? OTHERWISE : ''}`,
  'shared.controller': ({ pairs, isOpen }) => `So gehört der Laderegler: ${pairs}.${isOpen ? OTHERWISE : ''}`,
  sharing: ({ one, others }) => `${one}: Wie es sich auf ${others} verteilt, bestätigt ein Techniker.`,
  shortOfBatteries: ({ one, need, count, missing, pairs }) =>
    `${one}: Für die volle Leistung braucht es ${need} (${pairs}), vorhanden ${count === 1 ? 'ist' : 'sind'} ${count}: Es ${missing > 1 ? 'fehlen' : 'fehlt'} ${missing}.`,
  unevenPanels: ({ one, count, others, better }) =>
    `${one}: Sie werden hintereinander zu Strängen verbunden, und aus ${count} werden keine für ${others}${better ? `; nehmen Sie ${better}` : ''}.`,
  tooManyPanels: ({ one, count, others, free, better }) =>
    `${one}: ${count} sind zu viele; frei für Module sind ${free}\u00a0W an ${others}${better > 0 ? `; nehmen Sie höchstens ${better}` : ''}.`,
  panelsTogether: ({ other, panels, most, over }) =>
    `Alle Module zusammen haben ${panels}\u00a0W, und ${other} nimmt ${most}\u00a0W: ${over}\u00a0W zu viel.`,
  'mixed.battery': ({ others, one }) => `${others}: Ob verschiedene Batterien zusammen an ${one} dürfen, bestätigt ein Techniker.`,
  'mixed.chemistry': ({ others, one }) =>
    `${others}: Batterien verschiedener Chemie werden nicht zusammen angeschlossen, weil jede anders geladen wird; behalten Sie eine Sorte für ${one}.`,
  'mixed.panel': ({ others, one }) => `${others}: Ob ${one} verschiedene Module zusammen nimmt, bestätigt ein Techniker.`,
  'mixed.lone': ({ all }) => `${all}: Ob verschiedene Batterien zusammen angeschlossen werden dürfen, bestätigt ein Techniker.`,
  loneChemistry: ({ all }) => `${all}: Batterien verschiedener Chemie werden nicht zusammen angeschlossen, weil jede anders geladen wird.`,
  loneVoltage: ({ all }) => `${all}: Batterien verschiedener Spannung werden nicht zusammen angeschlossen, weil sie Schaden nehmen.`,
  systemBanks: ({ all }) =>
    `${all}: Ihre Batterien werden nicht miteinander verbunden, weil sie von verschiedener Chemie oder Spannung sind; jedes System arbeitet mit seiner eigenen.`,
  'noBattery.inverter': ({ one }) =>
    `${one}: Hier ist keine Batterie dabei, und ohne sie bleibt es bei einem Netzausfall vielleicht dunkel; haben Sie noch keine, bestätigt ein Techniker, ob es so geht.`,
  'noBattery.controller': ({ one }) => `${one} lädt eine Batterie, und hier ist keine dabei: Es braucht eine, wenn Sie noch keine haben.`,
  noDevice: ({ all }) =>
    `${all}: Module und Batterien werden nicht direkt verbunden; es braucht einen Wechselrichter oder Laderegler, wenn Sie noch keinen haben.`,
  several: ({ one }) => `${one}: Ihre Leistung addiert sich nur, wenn sie parallel arbeiten dürfen; ein Techniker bestätigt es.`,
  suppliesAll: ({ one, others, gives, asks }) =>
    `${one} gibt ${gives}\u00a0kW; ${others} können zusammen ${asks}\u00a0kW ziehen: Solange der Generator läuft, nicht mehr als ${gives}\u00a0kW zugleich nutzen, das Laden mitgezählt.`,
  chargesAll: ({ one, others, gives, asks }) =>
    `${one} gibt ${gives}\u00a0kW; die Ladegeräte von ${others} ziehen zusammen bis ${asks}\u00a0kW: Für alle zugleich reicht das nicht.`,
  parallel: ({ one, gives, asks, count }) =>
    `${one}: Gebraucht werden ${asks}, je Stück sind es ${gives}; ${count} genügen nur, wenn sie parallel arbeiten dürfen: Ein Techniker bestätigt es.`,
  onePhase: ({ one, other, third }) =>
    `${one} hat drei Phasen, und ${other} arbeitet mit einer, die ein Drittel gibt, ${third}\u00a0kVA: Ein Techniker bestätigt den Anschluss.`,
  'onePhase.home': ({ who, one, asks, third }) =>
    `${who} braucht einen Generator mit ${asks}\u00a0kVA; ${one} ist dreiphasig und gibt an einer Phase ein Drittel, ${third}\u00a0kVA: Ein Techniker bestätigt den Anschluss.`,
  'onePhase.surge': ({ who, one, asks, third }) =>
    `${who} zieht bis ${asks}\u00a0kW; ${one} ist dreiphasig und gibt an einer Phase ein Drittel, ${third}\u00a0kW: Ein Techniker bestätigt den Anschluss.`,
  noSolarInput: ({ one, other }) =>
    `${other} nennt keinen Solareingang; hat er keinen, braucht ${one} einen Laderegler: Ein Techniker bestätigt es.`,
  lacks: ({ one, figures, count }) => `Nicht bekannt ${count > 1 ? 'sind' : 'ist'} ${figures} von ${one}: Ein Techniker bestätigt es.`,
  undecided: ({ one, other }) => `Ob ${one} und ${other} zusammenpassen, ist nicht zu sagen: Ein Techniker bestätigt es.`,
  quoted: ({ text }) => `„${text}“`,
}
