import type { DemoProduct } from './types.ts'

export const panels: readonly DemoProduct[] = [
  {
    slug: 'solar-panel-550w-mono',
    sku: 'PV-550M',
    category: 'solar-panels',
    subcategory: 'monocrystalline-panels',
    name: {
      de: 'Solarmodul 550 W monokristallin',
      es: 'Panel solar 550 W monocristalino',
      en: 'Solar panel 550 W monocrystalline',
    },
    shortDescription: {
      de: 'Großformatiges Modul für weite Dächer und Anlagen ab 5 kW: weniger Teile, weniger Halter und weniger Kabel je Kilowatt. Ein Modul liefert an einem mittleren Tag rund 2,1 kWh.',
      es: 'Panel de formato grande para techos amplios y sistemas de 5 kW en adelante: menos piezas, menos soportes y menos cable por cada kilowatt. Uno solo aporta unos 2.1 kWh en un día medio.',
      en: 'Large-format panel for wide roofs and systems from 5 kW up: fewer parts, fewer brackets and less cable per kilowatt. One panel gives about 2.1 kWh on an average day.',
    },
    description: {
      de: `Die 144 Halbzellen bilden zwei unabhängige Hälften: Fällt der Schatten eines Tanks oder Baums auf die eine, arbeitet die andere weiter.

Prüfen Sie, ob Wechselrichter oder Laderegler 49,8 V Leerlaufspannung je Modul vertragen. Zum Tragen und Montieren braucht es zwei Personen.

- Leistung: 550 W, Wirkungsgrad 21,3 %
- Zellen: 144 monokristalline Halbzellen
- Maße: 2278 × 1134 × 35 mm, 28 kg
- Arbeitsspannung 41,7 V, Strom 13,19 A
- Anschlussdose IP68, Kabel mit MC4-Steckern
- Garantie: 12 Jahre Produkt; nach 25 Jahren mindestens 80 % Leistung`,
      es: `Sus 144 medias celdas se dividen en dos mitades independientes: si la sombra de un tanque o de un árbol cae sobre una, la otra sigue produciendo.

Revise que el inversor o controlador admita 49.8 V por panel en circuito abierto. Para cargarlo y subirlo hacen falta dos personas.

- Potencia: 550 W, eficiencia 21.3 %
- Celdas: 144 medias celdas monocristalinas
- Medidas: 2278 × 1134 × 35 mm, 28 kg
- Tensión de trabajo 41.7 V, corriente 13.19 A
- Caja de conexiones IP68, cables con conectores MC4
- Garantía: 12 años de producto; a los 25 años, al menos 80 % de la potencia`,
      en: `Its 144 half-cut cells form two independent halves: if the shadow of a tank or tree falls on one, the other goes on producing.

Check that your inverter or controller accepts 49.8 V open circuit per panel. Carrying and fitting it takes two people.

- Power: 550 W, efficiency 21.3 %
- Cells: 144 half-cut, monocrystalline
- Size: 2278 × 1134 × 35 mm, 28 kg
- Operating voltage 41.7 V, current 13.19 A
- IP68 junction box, leads with MC4 connectors
- Warranty: 12 years product; at least 80 % power after 25 years`,
    },
    oldPrice: '169.00',
    newPrice: '145.00',
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: true,
    isActive: true,
    wattPeak: 550,
    specs: {
      wattPeak: 550,
      voltageV: 41.7,
      openCircuitV: 49.8,
      shortCircuitA: 13.98,
      frameMm: 35,
      widthMm: 1134,
      weightKg: 28,
      warrantyYears: 12,
    },
    pictures: [
      {
        file: 'products/solar-panel-550w-mono.jpg',
        alt: {
          de: 'Zwei dunkelblaue monokristalline Solarmodule mit Aluminiumrahmen',
          es: 'Dos paneles solares monocristalinos azul oscuro con marco de aluminio',
          en: 'Two dark-blue monocrystalline solar panels with aluminium frame',
        },
      },
      {
        file: 'products/solar-panel-550w-mono-2.jpg',
        alt: {
          de: 'Zwei dunkelblaue monokristalline Solarmodule mit Aluminiumrahmen, zweite Ansicht',
          es: 'Dos paneles solares monocristalinos azul oscuro con marco de aluminio, segunda vista',
          en: 'Two dark-blue monocrystalline solar panels with aluminium frame, second view',
        },
      },
      {
        file: 'products/solar-panel-550w-mono-3.jpg',
        alt: {
          de: 'Zwei dunkelblaue monokristalline Solarmodule mit Aluminiumrahmen, Detail',
          es: 'Dos paneles solares monocristalinos azul oscuro con marco de aluminio, detalle',
          en: 'Two dark-blue monocrystalline solar panels with aluminium frame, detail',
        },
      },
    ],
  },
  {
    slug: 'solar-panel-450w-all-black',
    sku: 'PV-450B',
    category: 'solar-panels',
    subcategory: 'all-black-panels',
    name: {
      de: 'Solarmodul 450 W vollschwarz',
      es: 'Panel solar 450 W totalmente negro',
      en: 'Solar panel 450 W all-black',
    },
    shortDescription: {
      de: 'Zellen, Rahmen und Rückseite in Schwarz, für sichtbare Dächer, Terrassen und Ferienhäuser, bei denen das Aussehen zählt. Liefert an einem mittleren Tag rund 1,7 kWh.',
      es: 'Celdas, marco y fondo negros para techos a la vista, terrazas y casas de renta donde importa la apariencia. Aporta unos 1.7 kWh en un día medio.',
      en: 'Black cells, frame and back sheet for visible roofs, terraces and rental homes where looks matter. Gives about 1.7 kWh on an average day.',
    },
    description: {
      de: `Der Ertrag liegt nahe an dem eines blauen Moduls gleicher Größe. Die dunkle Rückseite wird etwas wärmer, lassen Sie deshalb mindestens 10 cm Luft zwischen Modul und Dach.

Mit 1,90 m Länge passt es auf Dächer, für die das 550-W-Modul zu groß ist.

- Leistung: 450 W, Wirkungsgrad 20,9 %
- Zellen: 120 monokristalline Halbzellen
- Maße: 1903 × 1134 × 30 mm, 24 kg
- Arbeitsspannung 34,6 V, Leerlauf 41,3 V
- Rahmen aus schwarz eloxiertem Aluminium, Kabel mit MC4-Steckern
- Garantie: 12 Jahre Produkt; nach 25 Jahren mindestens 80 % Leistung`,
      es: `Rinde casi lo mismo que un panel azul del mismo tamaño, aunque el fondo oscuro se calienta algo más: deje al menos 10 cm de aire entre el panel y el techo.

Con 1.90 m de largo cabe en techos donde el de 550 W resulta grande.

- Potencia: 450 W, eficiencia 20.9 %
- Celdas: 120 medias celdas monocristalinas
- Medidas: 1903 × 1134 × 30 mm, 24 kg
- Tensión de trabajo 34.6 V, circuito abierto 41.3 V
- Marco de aluminio anodizado negro, cables con conectores MC4
- Garantía: 12 años de producto; a los 25 años, al menos 80 % de la potencia`,
      en: `Output is close to that of a blue panel of the same size. The dark back runs a little warmer, so leave at least 10 cm of air between panel and roof.

At 1.90 m long it fits roofs where the 550 W panel is too big.

- Power: 450 W, efficiency 20.9 %
- Cells: 120 half-cut, monocrystalline
- Size: 1903 × 1134 × 30 mm, 24 kg
- Operating voltage 34.6 V, open circuit 41.3 V
- Black anodised aluminium frame, leads with MC4 connectors
- Warranty: 12 years product; at least 80 % power after 25 years`,
    },
    oldPrice: '139.00',
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
    wattPeak: 450,
    specs: {
      wattPeak: 450,
      voltageV: 34.6,
      openCircuitV: 41.3,
      shortCircuitA: 13.8,
      frameMm: 30,
      widthMm: 1134,
      weightKg: 24,
      warrantyYears: 12,
    },
    pictures: [
      {
        file: 'products/solar-panel-450w-all-black.jpg',
        alt: {
          de: 'Zwei vollschwarze Solarmodule',
          es: 'Dos paneles solares totalmente negros',
          en: 'Two all-black solar panels',
        },
      },
    ],
  },
  {
    slug: 'solar-panel-400w-mono',
    sku: 'PV-400M',
    category: 'solar-panels',
    subcategory: 'monocrystalline-panels',
    name: {
      de: 'Solarmodul 400 W monokristallin',
      es: 'Panel solar 400 W monocristalino',
      en: 'Solar panel 400 W monocrystalline',
    },
    shortDescription: {
      de: 'Handliches Maß für Wohnhäuser: 1,72 m lang und 21,5 kg schwer, passt auf kleine Dächer und ist zu zweit leicht montiert. Liefert an einem mittleren Tag rund 1,5 kWh.',
      es: 'Medida práctica para casas: 1.72 m de largo y 21.5 kg, cabe en techos pequeños y lo sube una pareja sin esfuerzo. Aporta unos 1.5 kWh en un día medio.',
      en: 'A practical size for homes: 1.72 m long and 21.5 kg, it fits small roofs and two people lift it without trouble. Gives about 1.5 kWh on an average day.',
    },
    description: {
      de: `Dieses Modul steckt in unserer 3-kW-Anlage. Sechs in Reihe ergeben 186 V Arbeitsspannung und passen damit zu den einphasigen Hybrid-Wechselrichtern; drei in Reihe passen zum MPPT-Laderegler mit 60 A.

Das gehärtete Glas mit 3,2 mm hält Hagel stand und wird mit Wasser und einem weichen Tuch gereinigt.

- Leistung: 400 W, Wirkungsgrad 20,5 %
- Zellen: 108 monokristalline Halbzellen
- Maße: 1722 × 1134 × 30 mm, 21,5 kg
- Arbeitsspannung 31,0 V, Leerlauf 37,1 V
- Silberner Aluminiumrahmen, Kabel mit MC4-Steckern
- Garantie: 12 Jahre Produkt; nach 25 Jahren mindestens 80 % Leistung`,
      es: `Es el panel de nuestro sistema de 3 kW. Seis en serie quedan en 186 V de trabajo, dentro del rango de los inversores híbridos monofásicos; tres en serie van bien con el controlador MPPT de 60 A.

El vidrio templado de 3.2 mm resiste granizo y se limpia con agua y un paño suave.

- Potencia: 400 W, eficiencia 20.5 %
- Celdas: 108 medias celdas monocristalinas
- Medidas: 1722 × 1134 × 30 mm, 21.5 kg
- Tensión de trabajo 31.0 V, circuito abierto 37.1 V
- Marco de aluminio plateado, cables con conectores MC4
- Garantía: 12 años de producto; a los 25 años, al menos 80 % de la potencia`,
      en: `This is the panel in our 3 kW system. Six in series run at 186 V, within the range of the single-phase hybrid inverters; three in series suit the 60 A MPPT controller.

The 3.2 mm tempered glass withstands hail and is cleaned with water and a soft cloth.

- Power: 400 W, efficiency 20.5 %
- Cells: 108 half-cut, monocrystalline
- Size: 1722 × 1134 × 30 mm, 21.5 kg
- Operating voltage 31.0 V, open circuit 37.1 V
- Silver aluminium frame, leads with MC4 connectors
- Warranty: 12 years product; at least 80 % power after 25 years`,
    },
    oldPrice: '112.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: false,
    isActive: true,
    wattPeak: 400,
    specs: {
      wattPeak: 400,
      voltageV: 31,
      openCircuitV: 37.1,
      shortCircuitA: 13.7,
      frameMm: 30,
      widthMm: 1134,
      weightKg: 21.5,
      warrantyYears: 12,
    },
    pictures: [
      {
        file: 'products/solar-panel-400w-mono.jpg',
        alt: {
          de: 'Dunkelblaues Solarmodul mit silbernem Rahmen',
          es: 'Panel solar azul oscuro con marco plateado',
          en: 'Dark-blue solar panel with silver frame',
        },
      },
    ],
  },
  {
    slug: 'solar-panel-300w-mono',
    sku: 'PV-300M',
    category: 'solar-panels',
    subcategory: 'monocrystalline-panels',
    name: {
      de: 'Solarmodul 300 W monokristallin',
      es: 'Panel solar 300 W monocristalino',
      en: 'Solar panel 300 W monocrystalline',
    },
    shortDescription: {
      de: 'Kompaktes Modul mit 60 Zellen für kleine Dächer, einen Kiosk, eine Wasserpumpe oder eine Finca ohne Netz. Liefert an einem mittleren Tag rund 1,1 kWh und lässt sich allein tragen.',
      es: 'Panel compacto de 60 celdas para un techo pequeño, un quiosco, una bomba de agua o una finca sin corriente. Aporta unos 1.1 kWh en un día medio y lo carga una sola persona.',
      en: 'Compact 60-cell panel for a small roof, a kiosk, a water pump or a farm without grid power. Gives about 1.1 kWh on an average day, and one person can carry it.',
    },
    description: {
      de: `Es eignet sich auch, um ältere Anlagen mit 60-Zellen-Modulen zu ergänzen oder zu reparieren, denn Maße und Spannung stimmen überein.

Zwei in Reihe laden über den MPPT-Laderegler mit 60 A eine 24-V-Batteriebank; für 12 V genügt eines.

- Leistung: 300 W, Wirkungsgrad 18,3 %
- Zellen: 60 monokristalline Vollzellen
- Maße: 1650 × 992 × 35 mm, 18,5 kg
- Arbeitsspannung 32,6 V, Leerlauf 39,9 V
- Anschlussdose IP67, Kabel mit MC4-Steckern
- Garantie: 10 Jahre Produkt; nach 25 Jahren mindestens 80 % Leistung`,
      es: `También sirve para completar o reparar instalaciones que ya tienen paneles de 60 celdas, pues mantiene sus medidas y su tensión.

Con dos en serie y el controlador MPPT de 60 A se carga un banco de 24 V; para un banco de 12 V basta uno.

- Potencia: 300 W, eficiencia 18.3 %
- Celdas: 60 monocristalinas enteras
- Medidas: 1650 × 992 × 35 mm, 18.5 kg
- Tensión de trabajo 32.6 V, circuito abierto 39.9 V
- Caja de conexiones IP67, cables con conectores MC4
- Garantía: 10 años de producto; a los 25 años, al menos 80 % de la potencia`,
      en: `It also serves to extend or repair existing arrays of 60-cell panels, since it keeps their size and voltage.

Two in series with the 60 A MPPT controller charge a 24 V bank; one is enough for a 12 V bank.

- Power: 300 W, efficiency 18.3 %
- Cells: 60 full monocrystalline cells
- Size: 1650 × 992 × 35 mm, 18.5 kg
- Operating voltage 32.6 V, open circuit 39.9 V
- IP67 junction box, leads with MC4 connectors
- Warranty: 10 years product; at least 80 % power after 25 years`,
    },
    oldPrice: '105.00',
    newPrice: '89.00',
    priceOnRequest: false,
    stockStatus: 'out_of_stock',
    availabilityText: {
      de: 'Auf See, Ankunft in etwa 4 Wochen',
      es: 'En el mar, llegada en unas 4 semanas',
      en: 'At sea, arriving in about 4 weeks',
    },
    isFeatured: false,
    isActive: true,
    wattPeak: 300,
    specs: {
      wattPeak: 300,
      voltageV: 32.6,
      openCircuitV: 39.9,
      shortCircuitA: 9.8,
      frameMm: 35,
      widthMm: 992,
      weightKg: 18.5,
      warrantyYears: 10,
    },
    pictures: [
      {
        file: 'products/solar-panel-300w-mono.jpg',
        alt: {
          de: 'Blaues Solarmodul mit 60 Zellen, dahinter ein zweites Modul',
          es: 'Panel solar azul de 60 celdas con otro panel detrás',
          en: 'Blue 60-cell solar panel with a second panel behind it',
        },
      },
    ],
  },
]
