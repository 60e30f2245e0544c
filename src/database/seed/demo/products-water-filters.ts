import type { DemoProduct } from './types.ts'

export const waterFilters: readonly DemoProduct[] = [
  {
    slug: 'triple-water-filter',
    sku: 'WF-10T',
    category: 'water-filters',
    subcategory: 'household-filters',
    name: {
      de: 'Dreifach-Untertischfilter',
      es: 'Filtro triple bajo fregadero',
      en: 'Triple under-sink water filter',
    },
    shortDescription: {
      de: 'Sitzt unter der Spüle und entfernt Sand, Rost, Chlor und Geruch aus dem Wasser zum Kochen und Trinken. Drei Stufen, ohne Strom, mit 4 Litern pro Minute.',
      es: 'Se coloca bajo el fregadero y quita arena, óxido, cloro y mal olor del agua de cocinar y beber. Tres etapas, sin corriente, con un caudal de 4 litros por minuto.',
      en: 'Fits under the sink and takes sand, rust, chlorine and odour out of water for cooking and drinking. Three stages, no electricity, 4 litres per minute.',
    },
    description: {
      de: `Das Wasser läuft zuerst durch die Sedimentkartusche, dann durch zwei Kartuschen mit Aktivkohle. Das Manometer zeigt den Wechsel an: Sinkt der Druck, ist die erste zugesetzt.

Bakterien und gelöste Salze entfernt der Filter nicht; bei Brunnen- oder Brackwasser nehmen Sie Umkehrosmose dazu oder kochen das Wasser ab.

- Stufen: 3 (Sediment, Kohlegranulat, Kohleblock)
- Durchfluss: 4 l/min
- Anschluss: Gewinde 1/2"
- Gehäuse 10" mit Entlastungsknopf
- Enthalten: Halter, Kartuschen, Schläuche, Gehäuseschlüssel und Dichtband
- Gewicht: 4,5 kg; 1 Jahr Garantie`,
      es: `El agua pasa primero por el cartucho de sedimentos y después por dos de carbón activado. El manómetro avisa cuándo cambiarlos: si la presión baja, el primero está tupido.

No elimina bacterias ni sales disueltas; si su agua es de pozo o salobre, combine con ósmosis inversa o hierva el agua.

- Etapas: 3 (sedimentos, carbón granular, carbón en bloque)
- Caudal: 4 l/min
- Conexión: rosca de 1/2"
- Vasos de 10" con botón para soltar la presión
- Incluye soporte, cartuchos, mangueras, llave para vasos y cinta
- Peso: 4.5 kg; garantía de 1 año`,
      en: `Water runs first through the sediment cartridge and then through two activated carbon ones. The gauge tells you when to change them: if the pressure drops, the first one is clogged.

It does not remove bacteria or dissolved salts; for well or brackish water, add reverse osmosis or boil the water.

- Stages: 3 (sediment, granular carbon, carbon block)
- Flow: 4 l/min
- Connection: 1/2" thread
- 10" housings with pressure release button
- Included: bracket, cartridges, hoses, housing wrench and tape
- Weight: 4.5 kg; 1-year warranty`,
    },
    oldPrice: '139.00',
    newPrice: '119.00',
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: true,
    isActive: true,
    wattPeak: null,
    specs: {
      cartridgeSize: '10x2.5',
      weightKg: 4.5,
      warrantyYears: 1,
    },
    pictures: [
      {
        file: 'products/triple-water-filter.jpg',
        alt: {
          de: 'Drei weiße Filtergehäuse mit blauen Köpfen und Manometer',
          es: 'Tres carcasas blancas con cabezales azules y manómetro',
          en: 'Three white filter housings with blue heads and pressure gauge',
        },
      },
      {
        file: 'products/triple-water-filter-2.jpg',
        alt: {
          de: 'Drei weiße Filtergehäuse mit blauen Köpfen und Manometer, zweite Ansicht',
          es: 'Tres carcasas blancas con cabezales azules y manómetro, segunda vista',
          en: 'Three white filter housings with blue heads and pressure gauge, second view',
        },
      },
      {
        file: 'products/triple-water-filter-3.jpg',
        alt: {
          de: 'Drei weiße Filtergehäuse mit blauen Köpfen und Manometer, Detail',
          es: 'Tres carcasas blancas con cabezales azules y manómetro, detalle',
          en: 'Three white filter housings with blue heads and pressure gauge, detail',
        },
      },
    ],
  },
  {
    slug: 'whole-house-filter-big-blue',
    sku: 'WF-20B',
    category: 'water-filters',
    subcategory: 'household-filters',
    name: {
      de: 'Hauswasserfilter 20 Zoll',
      es: 'Filtro general de vivienda 20"',
      en: 'Whole-house water filter 20-inch',
    },
    shortDescription: {
      de: 'Kommt an den Wassereingang und schützt das ganze Haus: Leitungen, Boiler, Waschmaschine und Duschen. Mit 40 Litern pro Minute bleibt der Druck auch bei zwei offenen Hähnen erhalten.',
      es: 'Va en la entrada de agua y protege toda la casa: tuberías, calentador, lavadora y duchas. Con 40 litros por minuto no se nota caída de presión al abrir dos llaves.',
      en: 'Goes on the water inlet and protects the whole house: pipes, heater, washing machine and showers. At 40 litres per minute the pressure holds with two taps open.',
    },
    description: {
      de: `Das blaue Gehäuse mit 20 Zoll nimmt eine große Kartusche auf, die Sand, Rost und Schlamm aus der Zisterne zurückhält. Bauen Sie es nach der Pumpe und vor der ersten Abzweigung ein, mit je einem Absperrhahn davor und dahinter.

Für Trinkwasser ergänzen Sie in der Küche einen Kohlefilter oder eine Umkehrosmose.

- Höhe: 20", Kartuschendurchmesser 4,5"
- Anschluss: Messinggewinde 1"
- Durchfluss: 40 l/min
- Betriebsdruck: bis 6 bar, mit Manometer
- Enthalten: Sedimentkartusche 5 Mikrometer, Wandhalter und Schlüssel
- Gewicht: 6 kg; 1 Jahr Garantie`,
      es: `El vaso azul de 20 pulgadas guarda un cartucho grande, que retiene arena, óxido y lodo de la cisterna. Instálelo después de la turbina y antes de la primera derivación, con una llave de paso a cada lado para cambiar el cartucho.

Para beber, agregue un filtro de carbón o de ósmosis en la cocina.

- Altura: 20", diámetro de cartucho 4.5"
- Conexión: roscas de 1" en bronce
- Caudal: 40 l/min
- Presión de trabajo: hasta 6 bar, con manómetro
- Incluye cartucho de sedimentos de 5 micras, soporte de pared y llave
- Peso: 6 kg; garantía de 1 año`,
      en: `The blue 20-inch housing takes a large cartridge that holds back sand, rust and sludge from the cistern. Fit it after the pump and before the first branch, with a stop valve on each side for changing the cartridge.

For drinking water, add a carbon filter or reverse osmosis in the kitchen.

- Height: 20", cartridge diameter 4.5"
- Connection: 1" brass threads
- Flow: 40 l/min
- Working pressure: up to 6 bar, with gauge
- Included: 5 micron sediment cartridge, wall bracket and wrench
- Weight: 6 kg; 1-year warranty`,
    },
    oldPrice: '89.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      cartridgeSize: '20x4.5',
      weightKg: 6,
      warrantyYears: 1,
    },
    pictures: [
      {
        file: 'products/whole-house-filter-big-blue.jpg',
        alt: {
          de: 'Großes blaues Filtergehäuse mit Wandhalter',
          es: 'Carcasa azul grande con soporte de pared',
          en: 'Large blue filter housing with wall bracket',
        },
      },
    ],
  },
  {
    slug: 'reverse-osmosis-system',
    sku: 'WF-RO5',
    category: 'water-filters',
    subcategory: 'reverse-osmosis',
    name: {
      de: 'Umkehrosmose-Anlage 5 Stufen',
      es: 'Equipo de ósmosis inversa 5 etapas',
      en: 'Reverse osmosis system 5 stages',
    },
    shortDescription: {
      de: 'Trinkwasser aus salzhaltigem, hartem oder Brunnenwasser: Die Membran hält Salze, Metalle und die meisten Keime zurück. Füllt einen 12-Liter-Tank und versorgt einen eigenen Hahn.',
      es: 'Agua de beber a partir de agua salobre, dura o de pozo: la membrana retiene sales, metales y la mayor parte de los microbios. Llena su tanque de 12 litros y la sirve por una llave propia.',
      en: 'Drinking water from brackish, hard or well water: the membrane holds back salts, metals and most microbes. Fills a 12-litre tank and serves it through its own tap.',
    },
    description: {
      de: `Sie liefert bis zu 75 Gallonen (284 Liter) am Tag und braucht keinen Strom, solange die Leitung mindestens 3 bar hat; bei weniger Druck ist eine Pumpe nötig. Ein Teil des Wassers läuft ab, Sie können es zum Putzen auffangen.

Wechseln Sie die drei Vorfilter alle sechs Monate und die Membran alle zwei Jahre, je nach Wasser.

- Stufen: 5 (Sediment, zwei Kohlestufen, Membran und Nachfilter)
- Leistung: 75 GPD (284 l/Tag)
- Tank: 12 l, Drucktank
- Eingangsdruck: 3 bis 6 bar, mit Manometer
- Enthalten: Wasserhahn, Schläuche, Ventile und Schlüssel; 11 kg, 1 Jahr Garantie`,
      es: `Produce hasta 75 galones (284 litros) al día y no necesita corriente si la red da al menos 3 bar; con menos presión hace falta una bomba. Parte del agua se va al desagüe: puede recogerla para limpiar.

Cambie los tres prefiltros cada seis meses y la membrana cada dos años, según su agua.

- Etapas: 5 (sedimentos, dos de carbón, membrana y posfiltro)
- Producción: 75 GPD (284 l/día)
- Tanque: 12 l, presurizado
- Presión de entrada: 3 a 6 bar, con manómetro
- Incluye grifo, mangueras, válvulas y llaves; 11 kg, garantía de 1 año`,
      en: `It makes up to 75 gallons (284 litres) a day and needs no electricity while the supply has at least 3 bar; with less pressure it needs a pump. Part of the water goes to the drain, and you can collect it for cleaning.

Change the three pre-filters every six months and the membrane every two years, depending on your water.

- Stages: 5 (sediment, two carbon, membrane and post-filter)
- Output: 75 GPD (284 l/day)
- Tank: 12 l, pressurised
- Inlet pressure: 3 to 6 bar, with gauge
- Included: tap, hoses, valves and wrenches; 11 kg, 1-year warranty`,
    },
    oldPrice: '219.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'limited',
    availabilityText: {
      de: 'Nur noch wenige Stück',
      es: 'Últimas unidades',
      en: 'Last units',
    },
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      cartridgeSize: '10x2.5',
      weightKg: 11,
      warrantyYears: 1,
    },
    pictures: [
      {
        file: 'products/reverse-osmosis-system.jpg',
        alt: {
          de: 'Umkehrosmose-Anlage mit Tank und Wasserhahn',
          es: 'Equipo de ósmosis inversa con tanque y grifo',
          en: 'Reverse osmosis system with tank and tap',
        },
      },
    ],
  },
  {
    slug: 'water-filter-cartridge-set',
    sku: 'WF-10C',
    category: 'water-filters',
    subcategory: 'filter-cartridges',
    name: {
      de: 'Filterkartuschen-Set 10 Zoll',
      es: 'Juego de cartuchos 10"',
      en: 'Filter cartridge set 10-inch',
    },
    shortDescription: {
      de: 'Ersatz für den Dreifachfilter und die fünfstufige Umkehrosmose oder andere Geräte mit 10-Zoll-Gehäusen. Deckt einen vollständigen Wechsel ab und enthält eine Sedimentkartusche zusätzlich.',
      es: 'Repuesto para el filtro triple y para el equipo de ósmosis de 5 etapas, o cualquier otro con vasos de 10 pulgadas. Cubre un cambio completo y trae un cartucho de sedimentos extra.',
      en: 'Spares for the triple filter and the 5-stage reverse osmosis, or any unit with 10-inch housings. Covers one complete change and includes an extra sediment cartridge.',
    },
    description: {
      de: `Die Sedimentkartusche setzt sich zuerst zu, deshalb liegen zwei bei: Wechseln Sie sie alle drei Monate, die Kohlekartuschen alle sechs. Die Membran braucht nur die Umkehrosmose; lassen Sie sie bis dahin versiegelt.

Wasser schließen, Druck ablassen, Gehäuse mit Seife waschen und vor dem Trinken zehn Minuten spülen.

- Set: 2 Sediment, 1 Kohleblock, 1 Kohlegranulat, 1 Membran
- Höhe: 10", Durchmesser 2,5"
- Sediment 5 Mikrometer, Polypropylen
- Membran 75 GPD für Standardgehäuse
- Gewicht: 1,6 kg`,
      es: `El de sedimentos es el primero que se tupe, por eso vienen dos: cámbielo cada tres meses y los de carbón cada seis. La membrana se usa solo en la ósmosis; guárdela sellada hasta entonces.

Cierre el agua, suelte la presión, lave los vasos con jabón y deje correr el agua diez minutos antes de beberla.

- Juego: 2 sedimentos, 1 carbón en bloque, 1 carbón granular, 1 membrana
- Altura: 10", diámetro 2.5"
- Sedimentos de 5 micras, polipropileno
- Membrana de 75 GPD para carcasa estándar
- Peso: 1.6 kg`,
      en: `The sediment cartridge clogs first, which is why there are two: change it every three months and the carbon ones every six. Only reverse osmosis uses the membrane; keep it sealed until then.

Shut off the water, release the pressure, wash the housings with soap and let the water run for ten minutes before drinking.

- Set: 2 sediment, 1 carbon block, 1 granular carbon, 1 membrane
- Height: 10", diameter 2.5"
- 5 micron sediment, polypropylene
- 75 GPD membrane for standard housings
- Weight: 1.6 kg`,
    },
    oldPrice: '34.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      cartridgeSize: '10x2.5',
      weightKg: 1.6,
    },
    pictures: [
      {
        file: 'products/water-filter-cartridge-set.jpg',
        alt: {
          de: 'Satz Filterkartuschen: Sediment, Aktivkohle und Membran',
          es: 'Juego de cartuchos: sedimentos, carbón activado y membrana',
          en: 'Set of filter cartridges: sediment, activated carbon and membrane',
        },
      },
    ],
  },
]
