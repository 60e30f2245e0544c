/** Help on technical figures: meaning, place in the data sheet, an example, and the consequences if it is missing. */
export const figures = {
  'figure.what': 'Was ist das?',
  'figure.whatNamed': ({ name }: { name: string }) => `Was ist das? ${name}`,
  'figure.forCalculator': '(Rechner)',
  'figure.needed': 'Der Solarrechner braucht bei dieser Warenart:',
  'figure.checked': '„Passt alles zusammen?“ fragt außerdem danach:',
  'figure.optional': 'Und danach, nur soweit das Produkt es hat:',
  'figure.empty': 'Noch leer:',
  'figure.emptyOptional': 'Leer. Nur eintragen, wenn das Produkt es hat:',
  'figure.clearSolarInput': 'Angaben zum Solareingang leeren',
  'figure.depthDefault': ({ lithium, agm }: { lithium: string; agm: string }) =>
    `Freiwillig. Leer gelten ${lithium}\u00a0% für Lithium und ${agm}\u00a0% für AGM.`,
  'figure.voltageV':
    'Bei einem Modul die Spannung, mit der es in voller Sonne arbeitet; bei einer Batterie die Nennspannung.\nIm Datenblatt: bei Modulen „Vmp“ oder „maximum power voltage“, bei Batterien „nominal voltage“.\nBeispiel: Modul 41,9; Batterie 51,2.\nOhne sie plant der Rechner das Produkt nicht ein, und der Warenkorb kann nicht sagen, wie viele in Reihe gehören.',
  'figure.openCircuitV':
    'Die Spannung eines Moduls, an dem nichts hängt. An kalten Morgen steigt sie noch.\nIm Datenblatt: „Voc“ oder „open circuit voltage“ bei 25 °C, größer als „Vmp“.\nBeispiel: 49,9.\nOhne sie plant der Rechner das Modul nicht ein. Eine zu kleine Zahl kann das Gerät des Kunden zerstören: Dann werden zu viele Module in Reihe empfohlen.',
  'figure.pvMaxW':
    'So viel Leistung an Modulen darf am Solareingang hängen.\nIm Datenblatt: „max. PV input power“ oder „max. PV array power“, bei mehreren Eingängen alle zusammen.\nBeispiel: 5500.\nOhne sie plant der Rechner das Gerät nicht ein, und der Warenkorb kann nicht sagen, ob die Module zu viel sind.',
  'figure.dischargeA':
    'Diesen Strom darf die Batterie dauernd abgeben.\nIm Datenblatt: „max. continuous discharge current“, nicht der Spitzenstrom für Sekunden.\nBeispiel: 100.\nOhne sie plant der Rechner die Batterie nicht ein. Eine zu große Zahl lässt die Batterie unter Last abschalten.',
  'figure.seriesMax':
    'So viele gleiche Batterien dürfen hintereinander hängen; dabei addiert sich die Spannung.\nIm Datenblatt: „series connection“, etwa „up to 4S“.\nBeispiel: 4. Verbietet der Hersteller es: 1.\nOhne sie gilt die Batterie als eine, die allein steht; für höhere Spannungen schlägt der Rechner sie nicht vor.',
  'figure.parallelMax':
    'So viele gleiche Batterien dürfen nebeneinander hängen; dabei addiert sich die Energie.\nIm Datenblatt: „parallel connection“, etwa „up to 16P“.\nBeispiel: 16. Verbietet der Hersteller es: 1.\nOhne sie gilt die Batterie als eine, die allein steht; der Rechner schlägt nie mehrere nebeneinander vor.',
  'figure.dcMinV':
    'Ab dieser Spannung der Module beginnt der Solareingang zu arbeiten.\nIm Datenblatt: „MPPT voltage range“, die kleinere Zahl; auch „start-up voltage“.\nBeispiel: MPPT 120–450 V: hier 120.\nOhne sie plant der Rechner das Gerät nicht ein, und der Warenkorb kann nicht sagen, wie viele Module in Reihe nötig sind.',
  'figure.mpptMaxV':
    'Bis zu dieser Spannung holt der Solareingang das meiste aus den Modulen.\nIm Datenblatt: „MPPT voltage range“, die größere Zahl.\nBeispiel: MPPT 120–450 V: hier 450.\nOhne sie gilt die Höchstspannung des Eingangs; dann können zu viele Module in Reihe empfohlen werden.',
  'figure.dcMaxV':
    'Mehr Spannung hält der Eingang nicht aus. An kalten Morgen geben Module am meisten.\nIm Datenblatt: „max. PV input voltage“ oder „max. DC voltage“, größer als der MPPT-Bereich; bei Kabeln und Steckern die Nennspannung DC.\nBeispiel: 500.\nOhne sie plant der Rechner das Gerät nicht ein. Eine zu große Zahl kann das Gerät des Kunden zerstören.',
  'figure.mpptCount':
    'Wie viele Solareingänge mit eigener Regelung das Gerät hat; an jedem darf der Strang anders lang sein.\nIm Datenblatt: „MPPT trackers“ oder „number of MPPT“.\nBeispiel: 2.\nOhne sie lässt der Warenkorb 13 Module an zwei Eingängen offen.',
  'figure.mpptMaxA':
    'So viel Strom nimmt ein einzelner Solareingang. Stränge, die dort parallel liegen, geben zusammen mehr.\nIm Datenblatt: „max. PV input current“, bei „27 A / 27 A“ die Zahl eines Eingangs.\nBeispiel: 27.\nOhne sie plant der Rechner nur einen Strang je Eingang.',
  'figure.stringsMax':
    'Für wie viele Modulstränge der Kasten oder Schalter gemacht ist; jeder hat eigene Pole.\nIm Datenblatt: „2 strings“ oder „4P“, das sind zwei Stränge.\nBeispiel: 2. Bei Steckern leer lassen.\nOhne sie sagt der Warenkorb nicht, ob vier Stränge zu viele sind.',
  'figure.stringFuses':
    'Ob jeder Strang eine eigene Sicherung hat, die zu den Modulen passt.\nIm Datenblatt: „string fuses“, etwa „15 A gPV“.\nAb drei Strängen parallel sind sie nötig. Bei Steckern leer lassen.',
  'figure.panelCount':
    'Für wie viele Module ein Set ist.\nIm Datenblatt: „for 4 panels“.\nBeispiel: 4. Bei einzelnen Schienen und Klemmen leer lassen.\nOhne sie sagt der Warenkorb nicht, ob die Sets für alle Module reichen.',
  'figure.mountsOn':
    'Für Dach oder Boden.\nIm Datenblatt: „roof mount“ oder „ground mount“.\nFür eine Anlage am Boden schlägt der Rechner nur Sets vor, bei denen „Boden“ steht; ohne Angabe gilt ein Set als Dachset.',
  'figure.chargerKw':
    'Was das eingebaute Ladegerät aus Netz oder Generator höchstens zieht.\nIm Datenblatt: „AC charging“; steht dort nur ein Strom, mal Batteriespannung: 60 A × 24 V = 1,44 kW.\nBeispiel: 1,4.\nOhne sie kann der Warenkorb nicht sagen, ob ein Generator zum Laden reicht. Hat das Gerät kein Ladegerät, leer lassen.',
  'figure.surgeKw':
    'Was der Wechselrichter für einen Moment gibt, während ein Motor anläuft.\nIm Datenblatt: „surge power“ oder „peak power“.\nBeispiel: 3 kW dauernd, 6 kW Spitze: hier 6.\nOhne sie rechnet der Shop nur mit der Dauerleistung: Das Gerät gilt oft als zu schwach für Kühlschrank und Pumpe.',
  'figure.depthPercent':
    'Welcher Teil der Batterie benutzt werden darf, ohne dass sie schnell altert.\nIm Datenblatt: „DoD“ oder „depth of discharge“.\nBeispiel: 90.\nNur eintragen, was der Hersteller nennt: Eine zu große Zahl verspricht dem Kunden zu viele Stunden.',
  'figure.runHours':
    'So lange läuft der Generator mit einem vollen Tank bei halber Last.\nIm Datenblatt: „run time at 50 % load“.\nBeispiel: 9.\nOhne sie steht beim Generator nicht, wie viele Stunden er einen Haushalt trägt.',
}
export type FigureTexts = typeof figures
