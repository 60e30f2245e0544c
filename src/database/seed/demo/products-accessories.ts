import type { DemoProduct } from './types.ts'

export const accessories: readonly DemoProduct[] = [
  {
    slug: 'mppt-charge-controller-60a',
    sku: 'ACC-MPPT60',
    category: 'accessories',
    subcategory: 'charge-controllers',
    name: {
      de: 'MPPT-Laderegler 60 A',
      es: 'Controlador de carga MPPT 60 A',
      en: 'MPPT charge controller 60 A',
    },
    shortDescription: {
      de: 'Lädt Batterien aus Solarmodulen und holt mehr Energie heraus als ein PWM-Regler, vor allem an trüben Tagen. Für Batteriebänke mit 12, 24 oder 48 V, Blei oder Lithium.',
      es: 'Carga baterías desde los paneles y aprovecha más energía que un controlador PWM, sobre todo en días nublados. Sirve para bancos de 12, 24 o 48 V, de plomo o litio.',
      en: 'Charges batteries from the panels and gets more energy out of them than a PWM controller, above all on cloudy days. For 12, 24 or 48 V banks, lead or lithium.',
    },
    description: {
      de: `Er erkennt die Batteriespannung beim Anschließen. Das grüne Display zeigt, was von den Modulen kommt, was in die Batterie geht und was verbraucht wird, und speichert die Tagessumme.

Schließen Sie zuerst die Batterie an, dann die Module. Drei 400-W-Module in Reihe (111 V) liegen im Rahmen; vier (148 V) lassen keine Reserve.

- Ladestrom: 60 A
- Batterie: 12/24/48 V, AGM oder Lithium
- Module: max. 150 V; bis 800 W bei 12 V, 1600 W bei 24 V, 3200 W bei 48 V
- Schutz gegen Verpolung, Überlast und Temperatur
- Schraubklemmen für Kabel bis 16 mm²
- Temperaturfühler enthalten; 3,1 kg, 2 Jahre Garantie`,
      es: `Reconoce la tensión de la batería al conectarla. La pantalla verde muestra lo que entra de los paneles, lo que va a la batería y lo que consume la casa, y guarda el total de cada día.

Conecte primero la batería y después los paneles. Tres paneles de 400 W en serie (111 V) quedan dentro del límite; cuatro (148 V) no dejan margen.

- Corriente de carga: 60 A
- Batería: 12/24/48 V, AGM o litio
- Paneles: máx. 150 V; hasta 800 W a 12 V, 1600 W a 24 V, 3200 W a 48 V
- Protección contra inversión de polaridad, sobrecarga y temperatura
- Bornes de tornillo para cable de hasta 16 mm²
- Incluye sonda de temperatura; 3.1 kg, garantía de 2 años`,
      en: `It recognises the battery voltage when connected. The green display shows what comes from the panels, what goes into the battery and what is being used, and stores the total of each day.

Connect the battery first, then the panels. Three 400 W panels in series (111 V) are within the limit; four (148 V) leave no margin.

- Charging current: 60 A
- Battery: 12/24/48 V, AGM or lithium
- Panels: max. 150 V; up to 800 W at 12 V, 1600 W at 24 V, 3200 W at 48 V
- Protected against reverse polarity, overload and heat
- Screw terminals for cable up to 16 mm²
- Temperature probe included; 3.1 kg, 2-year warranty`,
    },
    oldPrice: '189.00',
    newPrice: '159.00',
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: true,
    isActive: true,
    wattPeak: null,
    specs: {
      batteryV: '12/24/48',
      batteryTypes: 'both',
      chargeA: 60,
      dcMinV: 17,
      mpptMaxV: 130,
      dcMaxV: 150,
      mpptMaxA: 50,
      pvMaxW: 3200,
      weightKg: 3.1,
      warrantyYears: 2,
    },
    pictures: [
      {
        file: 'products/mppt-charge-controller-60a.jpg',
        alt: {
          de: 'Blauer MPPT-Laderegler mit grünem Display und Schraubklemmen',
          es: 'Controlador MPPT azul con pantalla verde y bornes',
          en: 'Blue MPPT charge controller with green display and screw terminals',
        },
      },
      {
        file: 'products/mppt-charge-controller-60a-2.jpg',
        alt: {
          de: 'Blauer MPPT-Laderegler mit grünem Display und Schraubklemmen, zweite Ansicht',
          es: 'Controlador MPPT azul con pantalla verde y bornes, segunda vista',
          en: 'Blue MPPT charge controller with green display and screw terminals, second view',
        },
      },
      {
        file: 'products/mppt-charge-controller-60a-3.jpg',
        alt: {
          de: 'Blauer MPPT-Laderegler mit grünem Display und Schraubklemmen, Detail',
          es: 'Controlador MPPT azul con pantalla verde y bornes, detalle',
          en: 'Blue MPPT charge controller with green display and screw terminals, detail',
        },
      },
    ],
  },
  {
    slug: 'solar-cable-6mm',
    sku: 'ACC-CAB6',
    category: 'accessories',
    subcategory: 'cables-and-connectors',
    name: {
      de: 'Solarkabel 6 mm², Rolle 100 m',
      es: 'Cable solar 6 mm², rollo 100 m',
      en: 'Solar cable 6 mm², 100 m reel',
    },
    shortDescription: {
      de: 'Kabel zwischen Modulen und Wechselrichter oder Laderegler. Die doppelte Isolierung hält Sonne, Regen und Hitze auf dem Dach stand; in Rot oder Schwarz, eine Farbe je Rolle.',
      es: 'Cable para unir los paneles con el inversor o el controlador. Doble aislamiento que resiste sol, lluvia y calor del techo; se vende en rojo o en negro, un color por rollo.',
      en: 'Cable to join the panels with the inverter or controller. Double insulation that withstands sun, rain and roof heat; sold in red or black, one colour per reel.',
    },
    description: {
      de: `Eine 5-kW-Anlage braucht meist eine Rolle je Farbe. Bei 6 mm² und 20 m Entfernung verliert ein Strang mit 13 A und 250 V weniger als 1 %.

Geben Sie bei der Bestellung die Farbe an: Rot für Plus, Schwarz für Minus.

- Querschnitt: 6 mm², flexibles verzinntes Kupfer
- Länge: 100 m je Rolle, auf Holztrommel
- Farbe: Rot oder Schwarz
- Spannung: bis 1500 V DC; Strom frei in Luft 70 A
- Temperatur: -40 bis 90 °C, UV-beständig
- Gewicht: 10 kg`,
      es: `Un sistema de 5 kW suele necesitar un rollo de cada color. Con 6 mm² y 20 m de distancia, una serie de 13 A a 250 V pierde menos del 1 %.

Indique el color al hacer el pedido: rojo para el positivo, negro para el negativo.

- Sección: 6 mm², cobre estañado flexible
- Largo: 100 m por rollo, en carrete de madera
- Color: rojo o negro
- Tensión: hasta 1500 V DC; corriente al aire 70 A
- Temperatura: -40 a 90 °C, resistente a rayos ultravioleta
- Peso: 10 kg`,
      en: `A 5 kW system usually needs one reel of each colour. With 6 mm² and a distance of 20 m, a string of 13 A at 250 V loses less than 1 %.

State the colour when you order: red for positive, black for negative.

- Section: 6 mm², flexible tinned copper
- Length: 100 m per reel, on a wooden drum
- Colour: red or black
- Voltage: up to 1500 V DC; 70 A in free air
- Temperature: -40 to 90 °C, UV resistant
- Weight: 10 kg`,
    },
    oldPrice: '95.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      cableMm2: 6,
      lengthM: 100,
      currentA: 70,
      dcMaxV: 1500,
      weightKg: 10,
    },
    pictures: [
      {
        file: 'products/solar-cable-6mm.jpg',
        alt: {
          de: 'Zwei Holztrommeln mit rotem und schwarzem Solarkabel',
          es: 'Dos carretes de madera con cable solar rojo y negro',
          en: 'Two wooden reels of red and black solar cable',
        },
      },
    ],
  },
  {
    slug: 'mc4-connectors',
    sku: 'ACC-MC4',
    category: 'accessories',
    subcategory: null,
    name: {
      de: 'MC4-Stecker, Paar',
      es: 'Conectores MC4, par',
      en: 'MC4 connectors, pair',
    },
    shortDescription: {
      de: 'Ein Paar aus Stecker und Buchse, um Modulkabel zu verlängern oder Stränge zu verbinden. Rastet mit einem Klick ein und ist dicht gegen Wasser und Staub; für Kabel mit 4 und 6 mm².',
      es: 'Par macho y hembra para prolongar los cables de los paneles o unir series. Cierra con un clic y queda sellado contra agua y polvo; vale para cable de 4 y de 6 mm².',
      en: 'One male and one female to extend panel leads or join strings. Closes with a click and seals against water and dust; takes 4 and 6 mm² cable.',
    },
    description: {
      de: `Isolieren Sie 7 mm ab, pressen Sie den Kontakt mit der Crimpzange auf und schieben Sie ihn bis zum Klick ein; dann die Mutter anziehen. Ein schlecht gecrimpter Kontakt wird heiß, prüfen Sie ihn durch Ziehen am Kabel.

Trennen Sie einen Stecker nie unter Last: erst den DC-Trennschalter ausschalten.

- Inhalt: ein Stecker und eine Buchse mit Kontakten und Muttern
- Strom: 30 A
- Spannung: bis 1000 V DC
- Schutzart: IP67 im gesteckten Zustand
- Kabel: 4 bis 6 mm²; Gewicht je Paar 40 g`,
      es: `Pele 7 mm de cable, ponga el contacto con pinza de crimpar y empújelo hasta oír el clic; después apriete la tuerca. Un contacto mal crimpado se calienta, así que tire del cable para comprobarlo.

No abra nunca un conector con el sistema produciendo: baje antes el seccionador DC.

- Contenido: un macho y una hembra con contactos y tuercas
- Corriente: 30 A
- Tensión: hasta 1000 V DC
- Protección: IP67 una vez cerrado
- Cable: 4 a 6 mm²; peso del par 40 g`,
      en: `Strip 7 mm of cable, crimp the contact with a crimping tool and push it in until it clicks; then tighten the nut. A badly crimped contact gets hot, so pull the cable to check it.

Never open a connector while the system is producing: switch off the DC isolator first.

- Contents: one male and one female with contacts and nuts
- Current: 30 A
- Voltage: up to 1000 V DC
- Protection: IP67 when closed
- Cable: 4 to 6 mm²; the pair weighs 40 g`,
    },
    oldPrice: '4.20',
    newPrice: '3.50',
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      currentA: 30,
      dcMaxV: 1000,
      cableMinMm2: 4,
      cableMaxMm2: 6,
      weightKg: 0.04,
    },
    pictures: [
      {
        file: 'products/mc4-connectors.jpg',
        alt: {
          de: 'Schwarze MC4-Stecker und Buchsen',
          es: 'Conectores MC4 negros macho y hembra',
          en: 'Black male and female MC4 connectors',
        },
      },
    ],
  },
  {
    slug: 'roof-mounting-kit',
    sku: 'ACC-ROOF4',
    category: 'accessories',
    subcategory: 'mounting-systems',
    name: {
      de: 'Dachmontage-Set für 4 Module',
      es: 'Kit de montaje en techo para 4 paneles',
      en: 'Roof mounting kit for 4 panels',
    },
    shortDescription: {
      de: 'Hält vier Module hochkant in einer Reihe, auf Ziegel-, Blech- oder Betondach. Ganz aus Aluminium mit rostfreien Schrauben, geeignet für die Küste.',
      es: 'Fija cuatro paneles en fila, en posición vertical, sobre techo de teja, zinc o placa. Todo en aluminio y tornillería inoxidable, apto para la costa.',
      en: 'Holds four panels upright in a row on a tiled, metal or concrete roof. All aluminium with stainless fixings, suitable for the coast.',
    },
    description: {
      de: `Die Schienen liegen auf L-Füßen, die an den Balken oder mit Verbundanker an die Betondecke geschraubt werden. Die Klemmen passen für Rahmen von 30 bis 40 mm, also für alle unsere Module.

Auf windigen Dächern setzen Sie zusätzliche Füße und dichten jede Bohrung ab. Zwei Sets nebeneinander tragen acht Module.

- Kapazität: 4 Module bis 1,14 m Breite
- Material: Aluminium; Schrauben aus Edelstahl A2
- Schienen: 4 Stück zu 2,4 m mit 2 Verbindern
- Befestigung: 8 L-Füße, 6 Mittelklemmen, 4 Endklemmen
- Modulrahmen: 30 bis 40 mm
- Gewicht: 14 kg; 10 Jahre Garantie`,
      es: `Los rieles se apoyan en patas en L que van atornilladas a la viga o a la placa con taco químico. Las abrazaderas se ajustan a marcos de 30 a 40 mm, o sea, a todos nuestros paneles.

Para techos expuestos al viento agregue patas intermedias y selle cada perforación. Dos kits lado a lado montan ocho paneles.

- Capacidad: 4 paneles de hasta 1.14 m de ancho
- Material: aluminio; tornillos de acero inoxidable A2
- Rieles: 4 de 2.4 m con 2 empalmes
- Fijación: 8 patas en L, 6 abrazaderas centrales y 4 finales
- Marco del panel: 30 a 40 mm
- Peso: 14 kg; garantía de 10 años`,
      en: `The rails rest on L-feet that are screwed to the beam, or to the concrete slab with chemical anchors. The clamps fit frames of 30 to 40 mm, which covers all our panels.

On roofs exposed to wind, add feet in between and seal every hole. Two kits side by side hold eight panels.

- Capacity: 4 panels up to 1.14 m wide
- Material: aluminium; A2 stainless steel screws
- Rails: 4 of 2.4 m with 2 splices
- Fixing: 8 L-feet, 6 mid clamps and 4 end clamps
- Panel frame: 30 to 40 mm
- Weight: 14 kg; 10-year warranty`,
    },
    oldPrice: '128.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'out_of_stock',
    availabilityText: {
      de: 'Auf See, Ankunft in etwa 4 Wochen',
      es: 'En el mar, llegada en unas 4 semanas',
      en: 'At sea, arriving in about 4 weeks',
    },
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      panelCount: 4,
      mountsOn: 'roof',
      frameMinMm: 30,
      frameMaxMm: 40,
      panelMaxMm: 1140,
      weightKg: 14,
      warrantyYears: 10,
    },
    pictures: [
      {
        file: 'products/roof-mounting-kit.jpg',
        alt: {
          de: 'Aluminiumschienen mit L-Füßen und Klemmen',
          es: 'Rieles de aluminio con pies en L y grapas',
          en: 'Aluminium rails with L-feet and clamps',
        },
      },
    ],
  },
  {
    slug: 'dc-isolator-switch',
    sku: 'ACC-ISO32',
    category: 'accessories',
    subcategory: 'protection-and-switching',
    name: {
      de: 'DC-Lasttrennschalter 32 A',
      es: 'Seccionador DC 32 A',
      en: 'DC isolator switch 32 A',
    },
    shortDescription: {
      de: 'Trennt die Module mit einer Drehung vom Wechselrichter, auch im laufenden Betrieb. Nötig für Wartung, im Brandfall oder wenn ein Wirbelsturm naht.',
      es: 'Corta los paneles del inversor con un giro, aun con el sistema en marcha. Necesario para dar mantenimiento, ante un incendio o cuando se acerca un ciclón.',
      en: 'Cuts the panels off from the inverter with one turn, even while the system is running. Needed for maintenance, in case of fire or when a hurricane approaches.',
    },
    description: {
      de: `Der rote Griff auf gelbem Grund ist von weitem zu sehen und lässt sich in Aus-Stellung mit einem Vorhängeschloss sichern. Das hellgraue Gehäuse ist wetterfest; montieren Sie es dennoch im Schatten und in Griffhöhe.

Vier Pole: trennt zwei Modulstränge zugleich, Plus und Minus.

- Strom: 32 A
- Spannung: bis 1000 V DC
- Schutzart: IP66, UV-beständiges Material
- Einführungen: 4 Kabelverschraubungen für 4 bis 6 mm²
- Befestigungsschrauben enthalten; 0,6 kg, 2 Jahre Garantie`,
      es: `El mando rojo sobre fondo amarillo se ve de lejos y admite candado en posición de apagado. La caja gris clara soporta la intemperie; de todos modos, póngala a la sombra y a la altura de la mano.

Cuatro polos: separa dos series de paneles a la vez, positivo y negativo.

- Corriente: 32 A
- Tensión: hasta 1000 V DC
- Protección: IP66, material resistente a rayos ultravioleta
- Entradas: 4 prensaestopas para cable de 4 a 6 mm²
- Incluye tornillos de fijación; 0.6 kg, garantía de 2 años`,
      en: `The red handle on yellow can be seen from far away and takes a padlock in the off position. The light-grey box withstands the weather; even so, mount it in the shade and within reach.

Four poles: it separates two panel strings at once, positive and negative.

- Current: 32 A
- Voltage: up to 1000 V DC
- Protection: IP66, UV-resistant material
- Entries: 4 cable glands for 4 to 6 mm²
- Fixing screws included; 0.6 kg, 2-year warranty`,
    },
    oldPrice: '29.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      currentA: 32,
      dcMaxV: 1000,
      stringsMax: 2,
      stringFuses: 'no',
      cableMinMm2: 4,
      cableMaxMm2: 6,
      weightKg: 0.6,
      warrantyYears: 2,
    },
    pictures: [
      {
        file: 'products/dc-isolator-switch.jpg',
        alt: {
          de: 'Hellgrauer DC-Trennschalter mit rot-gelbem Drehgriff',
          es: 'Seccionador DC gris claro con mando rojo y amarillo',
          en: 'Light-grey DC isolator with red and yellow rotary handle',
        },
      },
    ],
  },
  {
    slug: 'distribution-box-ac-dc',
    sku: 'ACC-BOX9',
    category: 'accessories',
    subcategory: null,
    name: {
      de: 'Verteilerkasten AC/DC 9 Module',
      es: 'Caja de distribución AC/DC 9 módulos',
      en: 'Distribution box AC/DC 9 modules',
    },
    shortDescription: {
      de: 'Fasst die Sicherungsautomaten der Module und der Hausstromkreise in einem Kasten zusammen. Kommt mit neun montierten Automaten, fertig zum Anschluss durch den Elektriker.',
      es: 'Reúne en una sola caja los interruptores de los paneles y de los circuitos de la casa. Trae nueve interruptores montados, lista para que el electricista conecte.',
      en: 'Brings the breakers for the panels and for the household circuits into one box. Comes with nine breakers fitted, ready for the electrician to connect.',
    },
    description: {
      de: `Vier Pole sind für Gleichstrom und schützen zwei Modulstränge; die übrigen fünf sind für Wechselstrom: zwei für den Eingang, drei für Stromkreise. Gleich- und Wechselstromkabel werden auf getrennten Seiten eingeführt.

Passt zu den Wechselrichtern mit 5 und 10 kW. Welcher Automat ausgelöst hat, sehen Sie auf einen Blick.

- Module: 9, auf Hutschiene
- DC: 4 × 32 A, bis 500 V
- AC: 2 × 63 A für den Eingang, 3 × 20 A für Stromkreise
- Schutzart: IP65
- Enthalten: Schienen für Neutral- und Schutzleiter, 4 Kabelverschraubungen
- Gewicht: 2,3 kg; 2 Jahre Garantie`,
      es: `Cuatro polos son para corriente continua y protegen dos series de paneles; los otros cinco son para alterna: dos de entrada y tres para circuitos. Los cables continuos y alternos entran por lados distintos.

Combina con los inversores de 5 y 10 kW. De un vistazo se ve cuál ha saltado.

- Módulos: 9, sobre riel DIN
- DC: 4 × 32 A, hasta 500 V
- AC: 2 × 63 A de entrada y 3 × 20 A para circuitos
- Protección: IP65
- Incluye barras de neutro y tierra y 4 prensaestopas
- Peso: 2.3 kg; garantía de 2 años`,
      en: `Four poles are for direct current and protect two panel strings; the other five are for alternating current: two for the input and three for circuits. DC and AC cables enter on separate sides.

It suits the 5 and 10 kW inverters. You can see at a glance which breaker has tripped.

- Modules: 9, on DIN rail
- DC: 4 × 32 A, up to 500 V
- AC: 2 × 63 A for the input and 3 × 20 A for circuits
- Protection: IP65
- Included: neutral and earth bars and 4 cable glands
- Weight: 2.3 kg; 2-year warranty`,
    },
    oldPrice: '74.00',
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
      currentA: 32,
      acCurrentA: 63,
      cableMinMm2: 4,
      cableMaxMm2: 16,
      dcMaxV: 500,
      stringsMax: 2,
      stringFuses: 'no',
      weightKg: 2.3,
      warrantyYears: 2,
    },
    pictures: [
      {
        file: 'products/distribution-box-ac-dc.jpg',
        alt: {
          de: 'Verteilerkasten mit neun Sicherungsautomaten',
          es: 'Caja de distribución con nueve interruptores',
          en: 'Distribution box with nine circuit breakers',
        },
      },
    ],
  },
]
