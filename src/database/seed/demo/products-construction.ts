import type { DemoProduct } from './types.ts'

export const construction: readonly DemoProduct[] = [
  {
    slug: 'portland-cement-pallet',
    sku: 'MAT-CEM42',
    category: 'construction-materials-and-machines',
    subcategory: 'building-materials',
    name: {
      de: 'Portlandzement 42,5 kg, Palette',
      es: 'Cemento Portland 42.5 kg, paleta',
      en: 'Portland cement 42.5 kg, pallet',
    },
    shortDescription: {
      de: 'Grauer Zement für Decken, Stützen, Putz und Mauermörtel. Verkauf je Palette mit 24 Säcken zu 42,5 kg; das reicht für knapp 3 m³ Beton.',
      es: 'Cemento gris para placas, columnas, resanes y mezcla de asentar bloques. Se vende por paleta de 24 sacos de 42.5 kg, que alcanza para casi 3 m³ de hormigón.',
      en: 'Grey cement for slabs, columns, render and block-laying mortar. Sold by the pallet of 24 bags of 42.5 kg, enough for nearly 3 m³ of concrete.',
    },
    description: {
      de: `Bei 350 kg Zement je Kubikmeter ergibt ein Sack rund 120 Liter Beton. Zum Mauern rechnen Sie einen Sack auf 5 bis 6 m² Wand.

Lagern Sie ihn auf Holz, mit Abstand zu Boden und Wänden und mit Folie abgedeckt; verbrauchen Sie ihn innerhalb von drei Monaten.

- Inhalt: 24 Säcke zu 42,5 kg je Palette
- Nettogewicht: 1020 kg
- Verwendung: Stahlbeton, Mörtel und Putz
- Dreilagige Papiersäcke
- Abholung in Habana del Este: Fahrzeug für über eine Tonne mitbringen`,
      es: `Con una dosificación de 350 kg por metro cúbico, cada saco rinde unos 120 litros de hormigón. Para asentar bloques calcule un saco por cada 5 o 6 m² de pared.

Guárdelo sobre madera, separado del piso y de las paredes y tapado con nailon; úselo antes de tres meses.

- Contenido: 24 sacos de 42.5 kg por paleta
- Peso neto: 1020 kg
- Uso: hormigón armado, mortero y repello
- Sacos de papel de tres capas
- Recogida en Habana del Este: traiga un vehículo para más de una tonelada`,
      en: `At 350 kg per cubic metre, each bag makes about 120 litres of concrete. For laying blocks allow one bag for every 5 to 6 m² of wall.

Store it on timber, clear of floor and walls and covered with plastic; use it within three months.

- Contents: 24 bags of 42.5 kg per pallet
- Net weight: 1020 kg
- Use: reinforced concrete, mortar and render
- Three-ply paper bags
- Pickup in Habana del Este: bring a vehicle for more than one tonne`,
    },
    oldPrice: '276.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      weightKg: 1020,
    },
    pictures: [
      {
        file: 'products/portland-cement-pallet.jpg',
        alt: {
          de: 'Palette mit blau-beigen Zementsäcken',
          es: 'Paleta con sacos de cemento azules y beige',
          en: 'Pallet of blue and beige cement bags',
        },
      },
    ],
  },
  {
    slug: 'rebar-bundle-12mm',
    sku: 'MAT-BAR12',
    category: 'construction-materials-and-machines',
    subcategory: 'building-materials',
    name: {
      de: 'Betonstahl 12 mm, Bund',
      es: 'Barras corrugadas 12 mm, atado',
      en: 'Rebar 12 mm, bundle',
    },
    shortDescription: {
      de: 'Gerippter Betonstahl mit 12 mm für Fundamente, Stützen, Balken und Decken. Das Bund enthält 22 Stäbe zu 6 m, zusammen 132 m.',
      es: 'Acero corrugado de 12 mm para zapatas, columnas, vigas y placas. El atado trae 22 barras de 6 m, en total 132 m de acero.',
      en: 'Ribbed 12 mm steel for footings, columns, beams and slabs. The bundle holds 22 bars of 6 m, which adds up to 132 m of steel.',
    },
    description: {
      de: `Die Rippen verzahnen sich mit dem Beton, sodass der Stab nicht rutscht. Mittig geteilt ergeben sich 44 Stäbe von 3 m: die Längsbewehrung für elf Stützen von 2,4 m mit je vier Stäben und 60 cm Überlappung.

Leichter Flugrost schadet nicht; löst er sich in Schuppen, bürsten Sie ihn vor dem Betonieren ab.

- Durchmesser: 12 mm
- Länge: 6 m je Stab
- Bund: 22 Stäbe, etwa 117 kg
- Stahl Grade 60, Streckgrenze 420 MPa
- Abholung in Habana del Este: lange Ladefläche oder Säge zum Teilen mitbringen`,
      es: `Las nervaduras agarran el hormigón y evitan que la barra se deslice. Cortadas al medio dan 44 barras de 3 m: el acero vertical de once columnas de 2.4 m, con cuatro barras cada una y 60 cm de empalme.

Un poco de óxido superficial no afecta; si se desprende en escamas, cepíllelo antes de hormigonar.

- Diámetro: 12 mm
- Largo: 6 m por barra
- Atado: 22 barras, unos 117 kg
- Acero grado 60, límite elástico 420 MPa
- Recogida en Habana del Este: traiga un camión largo o una sierra para cortarlas`,
      en: `The ribs grip the concrete and keep the bar from slipping. Cut in half they give 44 bars of 3 m: the vertical steel for eleven 2.4 m columns with four bars each and a 60 cm overlap.

A little surface rust does no harm; if it flakes off, brush it before pouring.

- Diameter: 12 mm
- Length: 6 m per bar
- Bundle: 22 bars, about 117 kg
- Grade 60 steel, yield strength 420 MPa
- Pickup in Habana del Este: bring a long truck bed, or a saw to cut them`,
    },
    oldPrice: '215.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'limited',
    availabilityText: {
      de: 'Begrenzter Bestand im Lager Habana del Este',
      es: 'Existencias limitadas en el almacén de Habana del Este',
      en: 'Limited stock in the Habana del Este warehouse',
    },
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      weightKg: 117,
    },
    pictures: [
      {
        file: 'products/rebar-bundle-12mm.jpg',
        alt: {
          de: 'Bund Betonstahl auf Holzleisten',
          es: 'Atado de barras corrugadas sobre listones',
          en: 'Bundle of ribbed rebar on wooden battens',
        },
      },
    ],
  },
  {
    slug: 'concrete-blocks-pallet',
    sku: 'MAT-BLK20',
    category: 'construction-materials-and-machines',
    subcategory: 'building-materials',
    name: {
      de: 'Betonsteine 40 × 20 × 20 cm, Palette',
      es: 'Bloques de hormigón 40 × 20 × 20 cm, paleta',
      en: 'Concrete blocks 40 × 20 × 20 cm, pallet',
    },
    shortDescription: {
      de: 'Hohlblock mit 20 cm Breite für tragende Wände, Einfriedungen und Zisternen. Die Palette enthält 60 Steine und deckt rund 4,8 m² Wand.',
      es: 'Bloque hueco de 20 cm para paredes de carga, cercas y cisternas. La paleta trae 60 bloques y cubre unos 4.8 m² de pared.',
      en: 'Hollow 20 cm block for load-bearing walls, boundary walls and cisterns. The pallet holds 60 blocks and covers about 4.8 m² of wall.',
    },
    description: {
      de: `Rechnen Sie 12,5 Steine je Quadratmeter bei 1 cm Fuge und 5 % Zuschlag für Verschnitt und Bruch. Die beiden Kammern liegen übereinander, so lassen sich Stäbe mit 12 mm einführen und mit Beton vergießen.

Feuchten Sie vor dem Setzen nur die Lagerfläche an, nicht den ganzen Stein.

- Maße: 40 × 20 × 20 cm
- Palette: 60 Steine, etwa 1080 kg
- Gewicht je Stein: etwa 18 kg
- Zwei Kammern für die Bewehrung
- Abholung in Habana del Este: Fahrzeug für über eine Tonne mitbringen`,
      es: `Calcule 12.5 bloques por metro cuadrado con junta de 1 cm, y sume un 5 % por cortes y roturas. Las dos celdas coinciden de una hilada a otra, de modo que se pueden pasar barras de 12 mm y rellenar con hormigón.

Moje la cara de apoyo, no el bloque entero, antes de asentarlo.

- Medidas: 40 × 20 × 20 cm
- Paleta: 60 bloques, unos 1080 kg
- Peso por bloque: unos 18 kg
- Dos celdas huecas para refuerzo
- Recogida en Habana del Este: traiga un vehículo para más de una tonelada`,
      en: `Allow 12.5 blocks per square metre with a 1 cm joint, and add 5 % for cuts and breakage. The two cells line up from course to course, so 12 mm bars can pass through and be filled with concrete.

Wet the bedding face, not the whole block, before laying.

- Size: 40 × 20 × 20 cm
- Pallet: 60 blocks, about 1080 kg
- Weight per block: about 18 kg
- Two hollow cells for reinforcement
- Pickup in Habana del Este: bring a vehicle for more than one tonne`,
    },
    oldPrice: '81.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      weightKg: 1080,
    },
    pictures: [
      {
        file: 'products/concrete-blocks-pallet.jpg',
        alt: {
          de: 'Palette mit grauen Betonsteinen',
          es: 'Paleta con bloques de hormigón grises',
          en: 'Pallet of grey concrete blocks',
        },
      },
    ],
  },
  {
    slug: 'concrete-mixer-180l',
    sku: 'MAC-MIX180',
    category: 'construction-materials-and-machines',
    subcategory: 'construction-machines',
    name: {
      de: 'Betonmischer 180 l',
      es: 'Hormigonera 180 l',
      en: 'Concrete mixer 180 l',
    },
    shortDescription: {
      de: 'Elektrischer Mischer für Decken, Mauern und Böden eines Wohnhauses. Die Trommel mit 180 Litern mischt rund 120 Liter je Gang, das entspricht einem Sack Zement.',
      es: 'Hormigonera eléctrica para placas, muros y pisos de una vivienda. El tambor de 180 litros prepara unos 120 litros de mezcla por tanda, lo que rinde un saco de cemento.',
      en: 'Electric mixer for the slabs, walls and floors of a house. The 180-litre drum makes about 120 litres of mix per batch, which is what one bag of cement yields.',
    },
    description: {
      de: `Das Handrad neigt die Trommel und hält sie in jeder Stellung, so kann eine Person allein füllen, mischen und entleeren. Auf zwei Rädern lässt er sich über die Baustelle ziehen.

Wo kein Netz ist, läuft er an unserem Benzingenerator 5 kVA. Nach der Arbeit mit Wasser auswaschen, Stecker vorher ziehen.

- Trommel: 180 l, lackierter Stahl
- Motor: 1,1 kW, 220 V, 60 Hz, einphasig
- Schalter mit Wiederanlaufschutz
- Außenliegender Zahnkranz, leicht zu schmieren
- Gewicht: 62 kg; 1 Jahr Garantie`,
      es: `El volante inclina el tambor y lo fija en cada posición, así una sola persona carga, mezcla y vierte. Dos ruedas permiten moverla por la obra.

Trabaja con nuestra planta de gasolina de 5 kVA donde no haya corriente. Lávela con agua al terminar, con el motor desconectado.

- Tambor: 180 l, acero pintado
- Motor: 1.1 kW, 220 V, 60 Hz, monofásico
- Interruptor con protección contra rearranque
- Corona dentada exterior, fácil de engrasar
- Peso: 62 kg; garantía de 1 año`,
      en: `The handwheel tilts the drum and locks it in each position, so one person can load, mix and pour. Two wheels let you move it around the site.

Where there is no grid it runs on our 5 kVA petrol generator. Wash it out with water after work, with the motor unplugged.

- Drum: 180 l, painted steel
- Motor: 1.1 kW, 220 V, 60 Hz, single-phase
- Switch with restart protection
- External ring gear, easy to grease
- Weight: 62 kg; 1-year warranty`,
    },
    oldPrice: '549.00',
    newPrice: '489.00',
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: true,
    isActive: true,
    wattPeak: null,
    specs: {
      powerKw: 1.1,
      startKw: 3.9,
      acV: '220',
      phases: '1',
      weightKg: 62,
      warrantyYears: 1,
    },
    pictures: [
      {
        file: 'products/concrete-mixer-180l.jpg',
        alt: {
          de: 'Oranger Betonmischer auf blauem Gestell',
          es: 'Hormigonera naranja sobre bastidor azul',
          en: 'Orange concrete mixer on a blue frame',
        },
      },
    ],
  },
  {
    slug: 'wheelbarrow-90l',
    sku: 'MAC-WHB90',
    category: 'construction-materials-and-machines',
    subcategory: 'construction-machines',
    name: {
      de: 'Schubkarre 90 l',
      es: 'Carretilla 90 l',
      en: 'Wheelbarrow 90 l',
    },
    shortDescription: {
      de: 'Schubkarre aus Stahl für Mörtel, Sand, Steine oder Erde. Die Mulde mit 90 Litern nimmt einen großen Teil einer Mischung aus dem 180-l-Betonmischer auf.',
      es: 'Carretilla de acero para mezcla, arena, bloques o tierra. La caja de 90 litros recibe buena parte de una tanda de la hormigonera de 180 litros.',
      en: 'Steel wheelbarrow for mortar, sand, blocks or soil. The 90-litre tray takes a good part of one batch from the 180 l mixer.',
    },
    description: {
      de: `Das breite Gummirad läuft über losen Boden und Bohlen, ohne einzusinken. Das Rohrgestell ist aus zwei Teilen verschraubt, ein verbogener Holm lässt sich ohne Schweißen tauschen.

Nicht bis zum Rand mit Beton füllen: 90 Liter wiegen über 200 kg, die Traglast beträgt 150 kg.

- Volumen: 90 l
- Traglast: 150 kg
- Mulde aus grün lackiertem Stahlblech
- Gummirad mit Stahlfelge
- Gummigriffe; 14 kg, 1 Jahr Garantie`,
      es: `La rueda de goma ancha pasa por tierra suelta y por tablones sin clavarse. El chasis de tubo va en dos tramos atornillados, de modo que un brazo doblado se cambia sin soldar.

No la llene de hormigón hasta el borde: 90 litros pesan más de 200 kg y la carga máxima es de 150 kg.

- Capacidad: 90 l
- Carga máxima: 150 kg
- Caja de chapa de acero pintada en verde
- Rueda de goma con llanta de acero
- Puños de goma; 14 kg, garantía de 1 año`,
      en: `The wide rubber wheel rolls over loose ground and planks without sinking in. The tube frame is bolted in two sections, so a bent handle can be replaced without welding.

Do not fill it to the rim with concrete: 90 litres weigh more than 200 kg, and the maximum load is 150 kg.

- Volume: 90 l
- Maximum load: 150 kg
- Tray of green-painted sheet steel
- Rubber wheel with steel rim
- Rubber grips; 14 kg, 1-year warranty`,
    },
    oldPrice: '69.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: false,
    isActive: false,
    wattPeak: null,
    specs: {
      weightKg: 14,
      warrantyYears: 1,
    },
    pictures: [
      {
        file: 'products/wheelbarrow-90l.jpg',
        alt: {
          de: 'Grüne Schubkarre',
          es: 'Carretilla verde',
          en: 'Green wheelbarrow',
        },
      },
    ],
  },
  {
    slug: 'demolition-hammer-1700w',
    sku: 'TLS-DH17',
    category: 'construction-materials-and-machines',
    subcategory: 'power-tools',
    name: {
      de: 'Abbruchhammer 1700 W',
      es: 'Martillo demoledor 1700 W',
      en: 'Demolition hammer 1700 W',
    },
    shortDescription: {
      de: 'Zum Aufbrechen von Decken, Böden, Fundamenten und Betonwänden oder für Gräben in hartem Boden. Schlägt mit 45 Joule, 1400-mal pro Minute.',
      es: 'Para romper placas, pisos, cimientos y muros de hormigón, o abrir zanjas en terreno duro. Golpea con 45 joules, 1400 veces por minuto.',
      en: 'For breaking slabs, floors, foundations and concrete walls, or opening trenches in hard ground. Strikes with 45 joules, 1400 times a minute.',
    },
    description: {
      de: `Der gedämpfte hintere Griff und der Seitengriff verteilen die Kraft. Lassen Sie das Gewicht des Hammers arbeiten: Mehr Druck bricht nicht schneller und erhitzt nur den Motor.

Tragen Sie Brille, Handschuhe und Gehörschutz. Läuft an einem Generator mit 5 kVA.

- Leistung: 1700 W, 220 V, 60 Hz
- Schlagenergie: 45 J
- Sechskantaufnahme 30 mm
- Enthalten: Flachmeißel, Spitzmeißel, Schlüssel und Ersatzkohlen
- Gewicht: 15,5 kg; 1 Jahr Garantie`,
      es: `El mango trasero con amortiguador y la empuñadura lateral reparten el esfuerzo. Deje que el peso de la herramienta haga el trabajo: apretar más no rompe más rápido y calienta el motor.

Use gafas, guantes y protección para los oídos. Funciona con una planta de 5 kVA.

- Potencia: 1700 W, 220 V, 60 Hz
- Energía de impacto: 45 J
- Portacinceles hexagonal de 30 mm
- Incluye cincel plano, puntero, llaves y carbones de repuesto
- Peso: 15.5 kg; garantía de 1 año`,
      en: `The damped rear handle and the side grip share the strain. Let the weight of the tool do the work: pushing harder does not break faster and only heats the motor.

Wear goggles, gloves and ear protection. Runs on a 5 kVA generator.

- Power: 1700 W, 220 V, 60 Hz
- Impact energy: 45 J
- 30 mm hexagonal holder
- Included: flat chisel, point chisel, keys and spare brushes
- Weight: 15.5 kg; 1-year warranty`,
    },
    oldPrice: '239.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'out_of_stock',
    availabilityText: {
      de: 'Unterwegs, in etwa 2 Wochen verfügbar',
      es: 'En camino, disponible en unas 2 semanas',
      en: 'On the way, available in about 2 weeks',
    },
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      powerKw: 1.7,
      startKw: 3.4,
      acV: '220',
      phases: '1',
      weightKg: 15.5,
      warrantyYears: 1,
    },
    pictures: [
      {
        file: 'products/demolition-hammer-1700w.jpg',
        alt: {
          de: 'Petrolfarbener Abbruchhammer mit Flachmeißel',
          es: 'Martillo demoledor verde azulado con cincel',
          en: 'Teal demolition hammer with chisel',
        },
      },
    ],
  },
  {
    slug: 'angle-grinder-125mm',
    sku: 'TLS-AG12',
    category: 'construction-materials-and-machines',
    subcategory: 'power-tools',
    name: {
      de: 'Winkelschleifer 125 mm',
      es: 'Amoladora angular 125 mm',
      en: 'Angle grinder 125 mm',
    },
    shortDescription: {
      de: 'Trennt Betonstahl, Aluminiumprofile und Fliesen und schleift Schweißnähte ab. Mit 1200 W und 110 V läuft er an jeder Haussteckdose oder an einem kleinen Generator.',
      es: 'Corta barras de acero, perfiles de aluminio y losas, y desbasta soldaduras. Con 1200 W y 110 V se enchufa en cualquier toma de la casa o en una planta pequeña.',
      en: 'Cuts rebar, aluminium profiles and tiles, and grinds down welds. At 1200 W and 110 V it plugs into any household socket or a small generator.',
    },
    description: {
      de: `Die Schutzhaube lässt sich ohne Schlüssel drehen, der Seitengriff passt links und rechts. Fällt der Strom aus, springt der Schalter auf Aus; das Gerät läuft also nicht überraschend wieder an.

Warten Sie, bis die Scheibe steht, bevor Sie das Gerät ablegen, und nehmen Sie die Haube nicht ab.

- Scheibe: 125 mm, Gewinde M14
- Leistung: 1200 W, 110 V, 60 Hz
- Drehzahl: 11000 U/min im Leerlauf
- Enthalten: Schutzhaube, Seitengriff, Schlüssel und eine Trennscheibe
- Gewicht: 2,4 kg; 1 Jahr Garantie`,
      es: `La guarda gira sin llave para trabajar a ambos lados, y el mango lateral se cambia de mano. El interruptor vuelve solo a apagado si se va la corriente, así que no arranca de sorpresa.

Espere a que el disco se detenga antes de apoyarla y no retire la guarda.

- Disco: 125 mm, rosca M14
- Potencia: 1200 W, 110 V, 60 Hz
- Velocidad: 11000 rpm en vacío
- Incluye guarda, mango lateral, llave y un disco de corte
- Peso: 2.4 kg; garantía de 1 año`,
      en: `The guard turns without a key to work on either side, and the side handle changes hands. If the power fails the switch returns to off, so the tool does not restart unexpectedly.

Wait for the disc to stop before putting it down, and keep the guard on.

- Disc: 125 mm, M14 thread
- Power: 1200 W, 110 V, 60 Hz
- Speed: 11000 rpm without load
- Included: guard, side handle, key and one cutting disc
- Weight: 2.4 kg; 1-year warranty`,
    },
    oldPrice: '79.00',
    newPrice: '64.00',
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      powerKw: 1.2,
      startKw: 1.8,
      acV: '110',
      phases: '1',
      weightKg: 2.4,
      warrantyYears: 1,
    },
    pictures: [
      {
        file: 'products/angle-grinder-125mm.jpg',
        alt: {
          de: 'Grün-schwarzer Winkelschleifer',
          es: 'Amoladora angular verde y negra',
          en: 'Green and black angle grinder',
        },
      },
    ],
  },
]
