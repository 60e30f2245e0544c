import type { SizingTexts } from './es.ts'

export const de: SizingTexts = {
  'calc.title': '1. Ihre Geräte',
  'calc.hint': 'Tragen Sie ein, wie viele Sie haben. Leistung (auf dem Typenschild) und Stunden lassen sich ändern.',
  'calc.basic': 'Einfacher Haushalt',
  'calc.comfort': 'Haushalt mit Klimagerät',
  'calc.shop': 'Geschäft mit Kühlung',
  'calc.start': 'Beginnen mit',
  'calc.everywhere':
    'Der Haushalt, den Sie hier wählen oder eintragen, gilt im ganzen Geschäft: Batterien, Anlagen und Generatoren sagen, wie lange sie ihn tragen.',
  'calc.kept': ({ name }: { name: string }) => `Ihr Haushalt von vorher bleibt oben: „${name}“.`,
  'calc.count': 'Anzahl',
  'calc.watts': 'Leistung, W',
  'calc.dayHours': 'Stunden tagsüber',
  'calc.nightHours': 'Stunden nachts',
  'calc.name': 'Name des Geräts',
  'calc.ownName': 'Eigenes Gerät',
  'calc.motor': ({ factor }: { factor: string }) =>
    `Hat einen Motor (Annahme: läuft wie eine Pumpe mit dem ${factor}-Fachen seiner Leistung an)`,
  'calc.row': ({ watts, day, night }: { watts: string; day: string; night: string }) =>
    `${watts}\u00a0W, ${day}\u00a0h tagsüber, ${night}\u00a0h nachts`,
  'calc.less': ({ name }: { name: string }) => `Eins weniger: ${name}`,
  'calc.more': ({ name }: { name: string }) => `Eins mehr: ${name}`,
  'calc.add': 'Weiteres Gerät',
  'calc.addNow': 'Hinzufügen',
  'calc.outage': 'Stunden ohne Strom am Tag',
  'calc.when': 'Wann fehlt er?',
  'calc.night': 'Nachts',
  'calc.day': 'Tagsüber',
  'calc.supply': 'Ihr Haus',
  'calc.backup': 'Netz mit Ausfällen',
  'calc.offGrid': 'Ohne Netz',
  'calc.battery': 'Batterie',
  'calc.lifepo4': 'Lithium',
  'calc.agm': 'AGM',
  'calc.growth': 'Reserve zum Wachsen',
  'calc.none': 'Keine',
  'calc.go': 'Berechnen',
  'calc.see': 'Ergebnis ansehen',
  'calc.notForBattery': ({ names }: { names: string }) => `Nichts für eine Batterie und nicht mitgezählt: ${names}.`,

  'calc.fix.empty': ({ what, limit }: { what: string; limit: string }) => `${what}: Es blieb leer; es gilt ${limit}.`,
  'calc.fix.notANumber': ({ what, limit }: { what: string; limit: string }) => `${what}: Das war keine Zahl; es gilt ${limit}.`,
  'calc.fix.notWhole': ({ what, limit }: { what: string; limit: string }) => `${what}: Es muss eine ganze Zahl sein; es gilt ${limit}.`,
  'calc.fix.tooSmall': ({ what, limit }: { what: string; limit: string }) =>
    `${what}: Es können nicht weniger als ${limit} sein; das gilt.`,
  'calc.fix.tooLarge': ({ what, limit }: { what: string; limit: string }) => `${what}: Es können nicht mehr als ${limit} sein; das gilt.`,
  'calc.used': ({ value, least, most }: Record<'value' | 'least' | 'most', string>) => `Es gilt ${value} (${least} bis ${most})`,
  'calc.fix.rows': ({ most }: { most: number }) => `Gezählt werden die ersten ${most} Geräte.`,
  'calc.fix.unknown': 'Ein Gerät des Links ist nicht bekannt und blieb weg.',
  'calc.fix.link':
    'Der Link war nicht lesbar: Er ist beschädigt oder von einer anderen Version. Was Sie sehen, ist der einfache Haushalt, nicht jene Berechnung.',
  'calc.fix.cut': 'Der Link ist abgeschnitten: Ein Teil fehlt. Vergleichen Sie, was Sie sehen, mit dem, was eingetragen war.',
  'calc.fix.choice': ({ what, used }: Record<'what' | 'used', string>) =>
    `${what}: Was der Link sagt, ist nicht bekannt; es gilt: ${used}.`,

  'calc.needs': '2. Was Sie brauchen',
  'calc.perDay': 'kWh am Tag',
  'calc.panels': 'Module',
  'calc.bank': ({ ah, volts }: { ah: string; volts: string }) => `Batterie: ${ah}\u00a0Ah, wenn sie ${volts}\u00a0V hat`,
  'calc.continuous': 'Wechselrichter, dauernd',
  'calc.surge': 'Wechselrichter, beim Anlauf',
  'calc.generator': 'Oder ein Generator',
  'calc.inOutage': ({ hours }: { hours: string }) => `In ${hours}\u00a0h ohne Strom`,
  'calc.inDays': ({ days }: { days: string }) => (days === '1' ? 'An einem Tag ohne Sonne' : `In ${days} Tagen ohne Sonne`),
  'calc.nothing': 'Ohne Geräte gibt es nichts zu berechnen: Tragen Sie mindestens eins ein.',

  'calc.noUse': 'Was Sie eingetragen haben, verbraucht nichts, das zählt: Tragen Sie Leistung und Stunden mindestens eines Geräts ein.',
  'calc.noOutage': 'Ohne Stunden ohne Strom ist keine Batterie nötig. Tragen Sie sie ein, um zu sehen, was es gibt.',
  'calc.idleNight':
    'Nachts läuft nichts von dem, was Sie eingetragen haben: Dafür ist keine Batterie nötig. Fehlt der Strom tagsüber, wählen Sie „Tagsüber“; läuft ein Gerät nachts, tragen Sie seine Stunden in der Nacht ein.',
  'calc.idleDay':
    'Tagsüber läuft nichts von dem, was Sie eingetragen haben: Dafür ist keine Batterie nötig. Fehlt der Strom nachts, wählen Sie „Nachts“; läuft ein Gerät tagsüber, tragen Sie seine Stunden am Tag ein.',
  'calc.kits': '3. Was es dafür gibt',
  'calc.class.enough': 'Gerade genug',
  'calc.class.comfortable': 'Bequem',
  'calc.class.reserve': 'Mit Reserve',
  'calc.classes': ({ comfortable, reserve }) =>
    `Gerade genug: was Sie brauchen. Bequem: ${comfortable}\u00a0% mehr. Mit Reserve: ${reserve}\u00a0% mehr.`,
  'calc.allClasses': 'Er genügt für alle drei. Mit getrenntem Wechselrichter und Laderegler kann es günstiger sein: Fragen Sie.',
  'calc.missing.inverter': ({ classes }: { classes: string }) =>
    `${classes}: Kein einzelner Wechselrichter des Geschäfts gibt so viel Leistung für ein Wohnhaus.`,
  'calc.missing.battery': ({ classes, most }) =>
    `${classes}: Mit den verfügbaren Batterien kommt man nicht so weit (bis zu ${most} zusammen, wenn der Hersteller es zulässt).`,
  'calc.missing.panel': ({ classes }: { classes: string }) =>
    `${classes}: Die verfügbaren Module reichen dafür nicht oder passen nicht zum Wechselrichter.`,
  'calc.missing.together': ({ classes }: { classes: string }) => `${classes}: Was es gibt, passt dafür nicht zusammen.`,
  'calc.carries': ({ hours }: { hours: string }) => `Reicht ${hours}`,
  'calc.hours': ({ hours }: { hours: string }) => `${hours}\u00a0h`,
  'calc.more.power': ({ now, before }) => `Mehr Leistung: ${now}\u00a0kW zugleich statt ${before}.`,
  'calc.more.battery': ({ now, before }) => `Mehr Batterie: ${now}\u00a0kWh statt ${before}.`,
  'calc.more.sun': ({ now, before }) => `Mehr Module: Für den Verbrauch eines Tages reichen ${now}\u00a0h Sonne statt ${before}.`,
  'calc.limit': ({ givesA, takesA }) =>
    `Der Wechselrichter kann mit ${givesA}\u00a0A laden, und diese Batterien vertragen ${takesA}\u00a0A: Die Ladung muss begrenzt werden, und ein Techniker bestätigt, wie.`,
  'calc.manyHours': '3 Tage oder länger',
  'calc.total': 'Summe',
  'calc.ask': 'Preis auf Anfrage',
  'calc.ordered': 'Auf Bestellung',
  'calc.askFirst': 'Ein Teil ist nicht sofort zu haben: Fragen Sie auf WhatsApp, bevor Sie ihn bestellen.',
  'calc.addKit': 'In den Warenkorb',
  'calc.check': 'Mit einem Techniker prüfen',
  'calc.leavesOut':
    'Wo ein Hersteller die Entladetiefe seiner Batterie angibt, rechnet der Satz mit ihr; Spannung und Zahl der Module sind, was der Wechselrichter verlangt. Nicht dabei: Gestell, Kabel und Schutzgeräte, weil sie von Ihrem Dach und den Entfernungen abhängen; auch nicht die Montage.',
  'calc.systemLeavesOut': 'Es ist eine komplette Anlage: Ihre Seite sagt, was dazugehört. Die Montage ist nicht dabei.',
  'calc.system': 'Oder komplett, in einer Bestellung',
  'calc.generatorWay': ({ name, kva }: { name: string; kva: string }) => `Oder mit Generator, ab ${kva}\u00a0kVA: ${name}`,
  'calc.noGenerator': ({ kva }: { kva: string }) => `Kein Generator des Geschäfts gibt ${kva}\u00a0kVA für ein Wohnhaus.`,
  'calc.noKit.inverter': ({ kw, surge }) =>
    `Kein einzelner Wechselrichter des Geschäfts gibt ${kw}\u00a0kW${surge === kw ? '' : ` und beim Anlauf ${surge}\u00a0kW`} für ein Wohnhaus. Schreiben Sie uns: Ein Techniker prüft, ob mehrere zusammen arbeiten können, oder findet einen anderen Weg.`,
  'calc.noKit.battery': ({ kwh, kw, surge, isOffGrid, isAgm, most }) =>
    `Mit den verfügbaren ${isAgm ? 'AGM' : 'Lithium'}-Batterien kommt man nicht auf das, was Sie brauchen: ${kwh}\u00a0kWh und einen Wechselrichter von ${kw}\u00a0kW${surge === kw ? '' : ` (beim Anlauf ${surge}\u00a0kW)`}. Es gehen bis zu ${most} zusammen, wenn der Hersteller es zulässt. Versuchen Sie weniger ${isOffGrid ? 'Geräte' : 'Stunden'}${isAgm ? ' oder Lithium' : ''}, oder schreiben Sie uns.`,
  'calc.noKit.panel':
    'Die verfügbaren Module reichen dafür nicht oder passen nicht zum nötigen Wechselrichter. Schreiben Sie uns, wir suchen einen anderen Weg.',
  'calc.noKit.together': 'Was es gibt, passt für diesen Verbrauch nicht zusammen. Schreiben Sie uns, wir suchen einen anderen Weg.',
  'calc.stale': 'Die Systeme und ihre Nachrichten sind die der Berechnung davor; sie folgen, sobald die Verbindung wieder da ist.',
  'calc.link': 'Link zu dieser Berechnung',
  'calc.estimate': ({ date }: { date: string }) => `Schätzung; ein Techniker bestätigt. Berechnet am ${date}.`,

  'calc.how': 'So rechnen wir',
  'calc.howDaily': ({ daily, growth }: Record<'daily' | 'growth', string>) =>
    `Verbrauch: Leistung × Stunden jedes Geräts${growth} = ${daily}\u00a0kWh am Tag.`,
  'calc.howGrowth': ({ factor }: { factor: string }) => ` × ${factor} (Reserve für später)`,
  'calc.howPart': ({ list }: { list: string }) => `Nicht alles läuft die ganze Zeit, und nur der Teil, in dem es läuft, zählt: ${list}.`,
  'calc.howPanels': ({
    daily,
    sun,
    sunSource,
    ratio,
    ratioSource,
    panels,
  }: Record<'daily' | 'sun' | 'sunSource' | 'ratio' | 'ratioSource' | 'panels', string>) =>
    `Module: ${daily} kWh ÷ (${sun} h Sonne × ${ratio}) = ${panels} kWp. Sonne: ${sun} kWh/m² am Tag (${sunSource}). Von dem, was die Module geben könnten, kommt × ${ratio} an (${ratioSource}).`,
  'calc.howBattery': ({
    backup,
    depth,
    depthSource,
    trip,
    tripSource,
    battery,
  }: Record<'backup' | 'depth' | 'depthSource' | 'trip' | 'tripSource' | 'battery', string>) =>
    `Batterie: ${backup} kWh ÷ ${depth} Entladetiefe (${depthSource}) ÷ ${trip} Wirkungsgrad (${tripSource}) = ${battery} kWh.`,
  'calc.howInverter': ({ running, margin, source, continuous }: Record<'running' | 'margin' | 'source' | 'continuous', string>) =>
    `Wechselrichter: alles zugleich, ${running} kW × ${margin} (${source}) = ${continuous} kW.`,
  'calc.howStart': ({
    name,
    factor,
    source,
    running,
    watts,
    growth,
    surge,
  }: Record<'name' | 'factor' | 'source' | 'running' | 'watts' | 'growth' | 'surge', string>) =>
    `Während der Motor anläuft, der am meisten verlangt (${name}, × ${factor}; ${source}): ${running} kW + ${watts} kW × (${factor} − 1)${growth} = ${surge} kW.`,
  'calc.howNoStart': 'Nichts davon verlangt beim Anlauf mehr: Es gilt die Dauerleistung.',
  'calc.howLess': 'Die Dauerleistung ist größer: Sie gilt für beides.',
  'calc.asPump': ({ source }: { source: string }) => `wie eine Wasserpumpe; ${source}`,
  'calc.howGenerator': ({
    surge,
    running,
    factor,
    factorSource,
    load,
    loadSource,
    kva,
  }: Record<'surge' | 'running' | 'factor' | 'factorSource' | 'load' | 'loadSource' | 'kva', string>) =>
    `Generator: Anlauf, ${surge} kW ÷ ${factor} (${factorSource}), oder Verbrauch, ${running} kW ÷ ${factor} ÷ ${load} (${loadSource}), damit er nicht überlastet läuft; das Größere: ${kva} kVA.`,
  'calc.official': ({ source }: { source: string }) => `amtliche Zahl für Kuba; ${source}`,
  'calc.losses': 'Verluste nach PVWatts 14 %, Wechselrichter 0,96, Hitze 0,9',
  'calc.own': 'eigene Schätzung',
  'calc.howDate': ({ date }: { date: string }) => `Annahmen vom ${date}. Haus mit einer Phase, 110 oder 220 V.`,
  'calc.message': ({ daily, hours, battery }: { daily: string; hours: string; battery: string }) =>
    `Hallo, ich habe auf Ihrer Seite meinen Verbrauch berechnet: ${daily} kWh am Tag, ${hours}, Batterie: ${battery}. Mich interessiert:`,
  'calc.messageNoKit': ({ daily, hours, battery }: { daily: string; hours: string; battery: string }) =>
    `Hallo, ich habe auf Ihrer Seite meinen Verbrauch berechnet: ${daily} kWh am Tag, ${hours}, Batterie: ${battery}. Was empfehlen Sie?`,
  'calc.messageOutage': ({ hours, when }: { hours: string; when: string }) => `${hours} h ohne Strom, ${when}`,
  'calc.messageNight': 'nachts',
  'calc.messageDay': 'tagsüber',
  'calc.messageNameless': 'Dieser Link ist ohne die Namen meiner Geräte:',
  'calc.messageOffGrid': 'ohne Stromnetz',

  'carries.battery': 'Eine Batterie allein, geladen, mit passendem Wechselrichter.',
  'carries.system': 'Mit geladener Batterie und ohne Sonne.',
  'carries.generator': 'Mit vollem Tank und bis zu halber Last; bei mehr Last kürzer.',
  'carries.estimate': ({ date }: { date: string }) => `Schätzung; ein Techniker bestätigt. Annahmen vom ${date}.`,
  'carries.own': 'Mein Haushalt',
  'carries.for': 'Stunden für:',
  'carries.calculate': 'Mit meinen Geräten rechnen',
}
