import type { LanguageWords } from './language-words.ts'

/** Word lists of German. Separate from the other German data, so that the scripts of staff pages can contain the lists alone. */
export const germanLists: LanguageWords['lists'] = {
  fillers: `
    aber alle alles am an ans artikel auch bei beim bin bist bitte brauche brauchen danke dass dies diese dieser dieses er es etwas
    euch gern gerne gibt gunstig gut guten hab habe haben habt hallo hast hat hatte ich ihr ist jeder jene kann kaufen kein keine
    konnen konnte lieber mal marke mehr mein mochte modell muss n nach ne nem nen ner neu nicht noch nur oder preis preise produkt
    produkte sache sachen schon sehr sein sie sind so soll suche suchen tag uns verkaufen wann war ware waren warum was wenn wer
    werden wie will wir wird wo wollen`,
  offers: 'angebot sonderangebot angebotspreis rabatt rabattiert reduziert aktion aktionspreis sonderpreis',
  of: 'von vom aus',
  for: 'fur furs im in ins auf aufs zu zum zur',
  with: 'mit und',
  madeOf: 'aus',
  articles: 'der die das den dem des ein eine einem einen einer eines',
  uses: 'haus zuhause heim wohnung geschaft firma hof buro laden werkstatt restaurant pension familie',
  vessels: 'kasten satz gerat paar palette rolle sack maschine',
  loads: `
    fernseher tv radio lautsprecher router wlan konsole computer rechner drucker monitor kuhlschrank gefrierschrank waschmaschine
    trockner geschirrspuler bugeleisen klimaanlage klimagerat split herd ofen mikrowelle wasserkocher toaster mixer kaffeemaschine
    ventilator lufter heizung dusche pumpe lampe leuchte gluhbirne birne schweissgerat schweissen`,
  elsewhere: `
    handy telefon smartphone iphone tablet laptop kopfhorer kamera uhr spielzeug taschenlampe ethernet hdmi usb rj45 rj11 vga
    bluetooth xbox playstation nintendo sandwich auto wagen lkw motorrad moped roller fahrrad rad reifen kleidung schuh mobel bett
    matratze tisch stuhl tur fenster leiter essen ol seife waschmittel reis milch kaffee zucker bier brot schokolade eis tinte
    toner zigarette tabak tank zisterne spannungsregler verlangerungskabel pvc plastik`,
  materials: 'sand kies holz sperrholz gips gipskarton pappe leder',
  vehicles: 'auto pkw lkw wagen fahrzeug motorrad moped roller fahrrad dreirad traktor bus starter',
  fuels: 'kerosin petroleum gas flussiggas erdgas propan propangas butan biogas',
  makes: 'windkraft windgenerator opzs opzv',
  counts: 'zwei drei vier funf sechs',
}

/** German data of the search. */
export const german: LanguageWords = {
  lists: germanLists,
  homonyms: `
      erste hilfe | netzwerkkabel | ölfilter | luftfilter | kaffeefilter | autobatterie | powerbank | festplatte | wassertank`,
  synonyms: `
    solarmodul | modul | panel | solarpanel | photovoltaikmodul | solarplatte | solarzelle | pv modul | photovoltaik platte |
      photovoltaikplatte | pv platte
    solar | photovoltaik | pv
    generator | stromerzeuger | aggregat | notstromaggregat | stromaggregat | stromgenerator | notstromgenerator | moppel | notstrommoppel
    wechselrichter | inverter | umrichter
    batterie | akku | speicher | stromspeicher
    lithium | lifepo4 | lfp | lithiumbatterie | lithiumakku | lithiumspeicher
    benzin | benziner | petrol
    wasserfilter | trinkwasser | wasseraufbereitung
    betonstein | hohlblock | hohlblockstein | mauerstein | betonblock
    kühlschrank | gefrierschrank
    klimaanlage | klimagerät | split
    stromausfall | notstrom | usv
    solaranlage | komplettanlage | solarsystem | photovoltaikanlage | pv anlage | solarset
    system | anlage | set
    laderegler | regler | controller
    trennschalter | lasttrennschalter | schalter | freischalter
    dc | gleichstrom
    ac | wechselstrom
    kabel | leitung | draht
    stecker | steckverbinder | verbinder
    betonstahl | bewehrungsstahl | moniereisen | armierungseisen | bewehrung | armierung | baustahl | rippenstahl
    verteilerkasten | verteilerbox | verteiler | unterverteilung | sicherungskasten | schaltschrank | schaltkasten
    betonmischer | mischer | mischmaschine | zementmischer
    winkelschleifer | flex | trennschleifer
    abbruchhammer | bohrhammer | stemmhammer | meißelhammer | presslufthammer
    schubkarre | karre
    leise | schallgedämmt | geräuscharm | silent | schallgedämpft | schallschutzhaube
    agm | gel | blei | bleigel | bleiakku | bleibatterie
    hybrid | hybridwechselrichter | all in one
    inselwechselrichter | insel | inselanlage | netzunabhängig | autark | off grid
    sinus | reiner sinus | reine sinuswelle | sinuswelle
    mikrowechselrichter | modulwechselrichter
    monokristallin | einkristallin
    bifazial | bifacial | doppelseitig | beidseitig
    vollschwarz | full black | all black
    wandbatterie | wandspeicher | wandakku | powerwall
    standbatterie | bodenbatterie | bodenspeicher | standspeicher
    rackbatterie | rackspeicher | rack | serverrack
    batterieschrank | speicherschrank | akkuschrank
    diesel | dieselgenerator | dieselaggregat | dieselmotor
    benzingenerator | benzinaggregat | benzin generator
    schallschutzhaube | schalldämmhaube | schallhaube | gekapselt
    e start | elektrostart | elektrostarter | schlüsselstart
    dreiphasig | dreiphasen | drehstrom | kraftstrom | starkstrom | =3 phasig | =3 phasiger | =3 phasen | =drei phasen
    einphasig | einphasen | =1 phasig | =1 phasiger
    netzumschalter | netzumschaltung | notstromumschaltung | transferschalter | ats
    stromnetz | netzstrom | öffentliches netz
    tragbar | transportabel | portabel
    erweiterbar | ausbaubar | modular | stapelbar
    verschlossen | wartungsfrei | versiegelt
    zyklen | ladezyklen
    lärm | geräusch | lautstärke
    zement | portlandzement | portland
    sack | beutel
    palette | europalette
    rolle | spule
    mörtel | mauermörtel
    fundament | gründung
    untertischfilter | spülenfilter | küchenfilter | untertisch
    hauswasserfilter | hausfilter | zentralfilter
    umkehrosmose | osmose | osmoseanlage | umkehrosmoseanlage | osmosefilter | entsalzungsanlage
    filterkartusche | kartusche | filterpatrone | patrone | ersatzkartusche | ersatzpatrone | ersatzfilter | filtereinsatz | filterkerze
    aktivkohle | kohlefilter | aktivkohlefilter
    membran | osmosemembran
    solarkabel | pv kabel | photovoltaikkabel | modulkabel
    mc4 | solarstecker | pv stecker | modulstecker
    dachmontage | montagesystem | montageset | dachhalter | modulhalter | dachhalterung | halterung | unterkonstruktion | dachhaken
    sicherung | sicherungsautomat | leitungsschutzschalter | ls schalter
    überspannungsschutz | überspannungsableiter | blitzschutz | spd
    erdung | erdungsstab | erdspieß | erder
    fehlerstromschutzschalter | fi schalter | fehlerstromschalter | rcd
    kabelkanal | leerrohr | kabelrohr
    schraube | bolzen
    edelstahl | rostfrei | inox
    aluminium | alu
    ventilator | lüfter
    lampe | leuchte | glühbirne
    pumpe | wasserpumpe`,
  parts: [
    ['verteilerkasten', 'sicherung | sicherungsautomat | leitungsschutzschalter'],
    ['winkelschleifer', 'trennscheibe | schruppscheibe'],
  ],
  roles: {
    'says:oder': `oder sonst`,
    less: `unter | weniger/niedriger/geringer als`,
    more: `uber | ueber | mehr/hoher/hoeher als`,
    cheaper: `billiger/gunstiger/guenstiger als`,
    dearer: `teurer als`,
    smaller: `kleiner/kurzer/kuerzer/leichter/leiser/schwacher/schwaecher als?`,
    larger: `grosser/groesser/starker/staerker/langer/laenger/schwerer/lauter/leistungsstarker als?`,
    most: `nichts uber/ueber | bis | bis zu | hochstens | hoechstens | maximal`,
    least: `ab | mindestens | wenigstens | mind`,
    mostPrice: `maximalpreis von? | budget | budget von`,
    orLess: `maximal | max | oder/und weniger/kleiner | abwarts | abwaerts | hochstens | hoechstens`,
    orMore: `oder/und mehr/hoher/hoeher/grosser/groesser | aufwarts | aufwaerts | mindestens`,
    between: `zwischen`,
    to: `bis`,
    and: `und`,
    or: `oder`,
    plus: `plus | sowie`,
    listing: `plus | sowie`,
    together: `zusammen | insgesamt | in summe | alles zusammen`,
    superlative: `am/der/die/das/den? leichteste/leichtesten/kleinste/kleinsten/langste/langsten/schwerste | am langsten
      leichteste/kleinste zuerst`,
    about: `etwa | ungefahr | ungefaehr | circa | ca | um die`,
    aboutMoney: `rund`,
    lead: `fur | fuer | zu | zum | preis | preise | mit | von | der | die | das | darf | durfen | soll | sollte | kann`,
    article: `der | die | das | den | dem | ein | eine | einen | einem | mein | meine | meinen | meinem | n | ne | nen | nem`,
    of: `von | aus`,
    for: `fur | fuer`,
    priceFor: `fur | fuer`,
    with: `mit`,
    in: `im | in | am`,
    not: `nicht | kein | keine | keinen`,
    without: `ohne`,
    none: `nichts | keiner | keines`,
    that: `der | die | das | welche | welcher | welches`,
    than: `als`,
    moreBare: `mehr`,
    lessBare: `weniger`,
    costBehind: `kostet | kosten | ausgeben | zahlen | bezahlen`,
    haveBehind: `wiegt | wiegen | hat | haben | ist | sind | sein | macht | machen | braucht`,
    thousand: `tausend`,
    'money:usd': `usd | $ | dollar`,
    'money:eur': `€ | eur | euro`,
    'money:cup': `cup`,
    ofMoney: `preis | preise | billig | billige | billiger | gunstig | guenstig | teuer | kostet | kosten | geld`,
    counted: `zyklen | stuck | zellen | stufen | jahre | jahren | jahr | monat | monate | monaten | tage | tagen | wochen | minuten | personen | meter | metern | grad | prozent | zoll | pfund | teile | teilen | phasen`,
    countedGoods: `module | modulen | batterien | paneele | paneelen | generatoren | wechselrichter`,
    term: `zyklen | stufen | zellen | zoll | pfund | jahr | jahre | jahren | monat | monate | monaten`,
    warranty: `garantie`,
    'life:warranty': `garantie`,
    short: `mit | und | in | aus | zum | neu`,
    cheap: `nicht zu/so/sehr? teuer/teure/teurer | das/die? billigste/billigsten/gunstigste/gunstigsten zuerst
      am/der/die/das/den? sehr? gunstig/guenstig/billig/preiswert/preisgunstig | am/der/die/das/den? sehr? gunstige/guenstige/billige/preiswerte/gunstiger/billiger/gunstigen/billigen/gunstiges/billiges
      am/der/die/das/den? gunstigste/guenstigste/billigste/gunstigsten/guenstigsten/billigsten/preiswerteste/preiswertesten/gunstigster/billigster/gunstigstes/billigstes
      vom? billigsten/gunstigsten zum teuersten`,
    dear: `am/der/die/das/den? teuerste/teuersten/teuerster/teuerstes zuerst? | vom? teuersten zum billigsten/gunstigsten`,
    largest: `hochste/hochster/hochsten/meiste leistung/kapazitat | mit/der/die der? hochsten/meisten leistung/kapazitat
      der/die/das/den? grosste/grossten/grosster/grosstes/groesste/groessten/starkste/starksten/starkster/staerkste/leistungsstarkste/leistungsstarksten zuerst?`,
    available: `ist/sind? sofort/jetzt/aktuell? auf/am/ab lager | ist/sind? sofort/jetzt/aktuell? vorratig/vorratige/vorratigen/vorraetig/lieferbar/lieferbare/lieferbaren/verfugbar/verfugbare/verfugbaren/verfuegbar`,
    'scarce:out_of_stock': `ausverkauft | ausverkaufte | ausverkauften | ausverkaufter | vergriffen | vergriffene | nicht mehr? auf lager | nicht mehr? lieferbar/vorratig/verfugbar | im? nachster/nachsten container`,
    'scarce:limited': `die? letzte/letzten stuck/stucke/exemplare | nur? noch? wenige stuck/stucke/vorratig`,
    when: `wann`,
    otherStock: `platz | geld | flache`,
    'kind:petrol': `benzin | benziner`,
    'kind:diesel': `diesel`,
    'kind:lifepo4': `lithium | lifepo4`,
    'kind:agm': `agm | gel | blei | bleigel`,
    goods: `batterie | batterien | modul | module | wechselrichter`,
    manyGoods: `batterien | module | generatoren`,
    battery: `batterie | batterien | akku | akkus`,
    panel: `modul | module | modulen | solarmodul | solarmodule | solarmodulen | panel | panels`,
    engine: `generator | generatoren | stromerzeuger | stromaggregat | stromaggregate | notstromaggregat | notstromgenerator`,
    powered: `wechselrichter | stromerzeuger | generator | generatoren | solaranlage`,
    voltage: `batterie | batterien | akku | akkus | wechselrichter | speicher`,
    beforeEngine: `fur | fuer | mit | batterie | batterien | akku | modul | module`,
    last: `lauft | laeuft | laufen | halt | haelt | halten | durchhalt`,
    hoursLead: `der | die | das | kann | mit | fur | fuer | von | etwa`,
    hoursBehind: `laufzeit | autonomie | lang | am stuck | am tag | taglich`,
    hoursOther: `garantie | alle | lieferung`,
    hoursUsed: `betrieb | gelaufen`,
    refuseSure: `kein | keine | keinen | keiner | keines | keinem | ausser`,
    refuse: `abgesehen von | ohne die | ausgenommen | weder | statt | anstatt`,
    refuseExcept: `bis auf`,
    refuseWeak: `nicht`,
    refuseLacking: `ohne`,
    but: `aber`,
    nor: `noch`,
    its: `passendem | passenden | passende | dazugehorigen`,
    small: `mit | im | in | von | aus | der | die | das | dem | den | ein | eine | einen | zu | sehr | so`,
    phases: `1/3/ein/eine/drei phase/phasen/phasig/phasiger/phasige/phasigen`,
    circumstance: `strom | licht | netz | sonne | larm | laut | wasser | wartung`,
    withinLimit: `geld | budget | bekomme | bekommt | bekommen | kriege | zeig | zeige | zeigen | mir | gerat | gerate | ding | dinge | zeug | ausgeben | irgendwas | irgendetwas | man | kostet | kosten | alles`,
    edge: `aber | ich | hab | habe | suche | brauche | mochte | will | kaufen | kann | was | welche | welchen | welcher | gibt | es | fur | ein | eine | einen | einem | n | ne | nen | nem | mal | mit | und | oder | mir | zeig | zeige | hallo | nur | ihr | habt | haben | der | die | das | ist | sind`,
    endEdge: `von | im | als | in`,
    seam: `und die/der/das? ist/sind | und die/der/das`,
    counting: `ein | eine | einen | einer | eines`,
    tying: `zu | zum | zur | im | ohne`,
    'quiet:leise': `am/der/die/das/den? leiseste/leisesten/leisester/leisestes zuerst? | ohne viel/zu? viel? larm | kein/keinen larm | nicht zu/so/sehr? laut`,
    something: `etwas`,
    endure: `durchhalt | durchhalten | halt | halten | ubersteht | uberstehen | reicht | reichen`,
    time: `stunde | stunden | h | nacht | nachte | tag | tage | stromausfall | stromausfalle`,
    withTime: `ganze | ganzen | gesamte | lange | langen | ohne | strom | durch | lang | mindestens`,
    sources: `batterien | solaranlagen | generatoren`,
    'airConditioner:klimaanlage': `klima | klimaanlage | klimaanlagen | klimagerat`,
    mains: `strom`,
    threePhase: `dreiphasig | dreiphasiger | dreiphasigen | dreiphasige`,
    asking: `ich | brauche | etwas | mit | fur`,
    'goodsOf:fuel': `generator`,
    'goodsOf:chemistry': `batterie`,
    'appliance:fridge': `kuhlschrank | kuhlschranke`,
    'appliance:freezer': `gefrierschrank | gefriertruhe | tiefkuhltruhe`,
    'appliance:fan': `ventilator | ventilatoren | lufter`,
    'appliance:tv': `fernseher | tv`,
    'appliance:split': `klimaanlage | klimaanlagen | klimagerat | klimagerate | split`,
    'appliance:pump': `pumpe | pumpen | wasserpumpe | wasserpumpen`,
    'appliance:riceCooker': `reiskocher`,
    'appliance:induction': `induktionsherd | induktionskochfeld | kochplatte | herd`,
    'appliance:microwave': `mikrowelle | mikrowellen`,
    'appliance:kettle': `wasserkocher`,
    'appliance:washer': `waschmaschine | waschmaschinen`,
    'appliance:iron': `bugeleisen`,
    'appliance:shower': `dusche | durchlauferhitzer`,
    'appliance:laptop': `laptop | laptops | computer | rechner`,
    'appliance:router': `router | wlan`,
    'appliance:bulb': `lampe | lampen | gluhbirne | gluhbirnen | leuchte | leuchten`,
    'service:delivery': `lieferung | liefern | versand | versandkosten | transport | abholung`,
    'service:installation': `installation | montageservice | einbau | installateur`,
    'service:warranty': `garantie | gewahrleistung`,
    'service:payment': `zahlung | bezahlung | bezahlen | zahlungsarten | kreditkarte | uberweisung | bargeld`,
    'service:hours': `offnungszeiten | geoffnet`,
    'service:address': `adresse | anfahrt | standort`,
    withStock: `generator | generatoren | solaranlage | solaranlagen`,
    '^notOther': `als | nur | zu | sehr | mehr | auf | geht | lauf`,
    having: `brauche | braucht`,
    much: `zu | so`,
    stop: `und | oder | mit | fur | aber | als | uber | unter | mehr | weniger | bis`,
    set: `set`,
    sets: `kit | system | systeme | anlage | anlagen | solaranlage | solaranlagen`,
  },
}
