import type { DemoProduct } from './types.ts'

export const completeSystems: readonly DemoProduct[] = [
  {
    slug: 'complete-solar-system-3kw',
    sku: 'SYS-03A',
    category: 'complete-solar-systems',
    subcategory: 'home-systems',
    name: {
      de: 'Komplette Solaranlage 3 kW',
      es: 'Sistema solar completo 3 kW',
      en: 'Complete solar system 3 kW',
    },
    shortDescription: {
      de: 'Für ein kleines Haus: Kühlschrank, Ventilatoren, Fernseher, Licht und Handyladung. Sechs Module mit 400 W und vier AGM-Batterien versorgen Sie auch dann, wenn das Netz ausfällt.',
      es: 'Para una casa pequeña: refrigerador, ventiladores, televisor, bombillos y carga de celulares. Seis paneles de 400 W y cuatro baterías AGM que siguen trabajando cuando se va la corriente.',
      en: 'For a small home: fridge, fans, television, lights and phone charging. Six 400 W panels and four AGM batteries that carry on working when the grid goes down.',
    },
    description: {
      de: `Die Module leisten zusammen 2400 W und liefern an einem mittleren Tag rund 9 kWh. Tagsüber versorgen sie das Haus und laden die Batterien; nachts oder bei Stromausfall schaltet der Wechselrichter in etwa 10 ms auf Batteriebetrieb.

Damit die AGM-Batterien lange halten, nutzen Sie am besten nur die halbe Ladung, also etwa 4,8 kWh pro Nacht. Mit einem Klimagerät läuft die Anlage am Limit.

- Leistung: 3 kW, reiner Sinus, Ausgang 110/220 V, 60 Hz
- Module: 6 × 400 W in einem Strang
- Speicher: 4 × AGM 200 Ah 12 V, geschaltet auf 24 V, 9,6 kWh
- Enthalten: Dachgestell, Solarkabel, MC4-Stecker und Schutzgeräte
- Garantie: 2 Jahre auf die Anlage, 12 Jahre auf die Module
- Gesamtgewicht: etwa 400 kg`,
      es: `Los paneles suman 2400 W y producen alrededor de 9 kWh en un día medio. De día alimentan la casa y cargan las baterías; de noche o durante un apagón, el inversor toma de ellas y cambia en unos 10 ms.

Para que las AGM duren, conviene usar solo la mitad de su carga: unos 4.8 kWh por noche. Con un aire acondicionado funciona al límite.

- Potencia: 3 kW de onda senoidal pura, salida 110/220 V, 60 Hz
- Paneles: 6 × 400 W, conectados en una serie
- Almacenamiento: 4 × AGM 200 Ah 12 V, banco de 24 V y 9.6 kWh
- Incluye estructura de techo, cable solar, conectores MC4 y protecciones
- Garantía: 2 años el conjunto, 12 años los paneles
- Peso total: unos 400 kg`,
      en: `The panels add up to 2400 W and give around 9 kWh on an average day. During the day they run the house and charge the batteries; at night or in an outage the inverter draws on the batteries, switching over in about 10 ms.

AGM batteries last longer when only half their charge is used, which means about 4.8 kWh a night. With an air conditioner the system runs at its limit.

- Power: 3 kW pure sine wave, 110/220 V output, 60 Hz
- Panels: 6 × 400 W, wired as one string
- Storage: 4 × AGM 200 Ah 12 V, a 24 V bank of 9.6 kWh
- Included: roof mounting, solar cable, MC4 connectors and protection
- Warranty: 2 years on the system, 12 years on the panels
- Total weight: about 400 kg`,
    },
    oldPrice: '2790.00',
    newPrice: '2490.00',
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: false,
    isActive: true,
    wattPeak: 2400,
    specs: {
      powerKw: 3,
      surgeKw: 6,
      idleW: 40,
      wattPeak: 2400,
      capacityKwh: 9.6,
      acV: '110/220',
      phases: '1',
      batteryV: '24',
      chargerKw: 1.4,
      chemistry: 'agm',
      depthPercent: 50,
      weightKg: 400,
      warrantyYears: 2,
    },
    pictures: [
      {
        file: 'products/complete-solar-system-3kw.jpg',
        alt: {
          de: 'Solarmodule mit Wechselrichter und vier AGM-Batterien',
          es: 'Paneles solares con inversor y cuatro baterías AGM',
          en: 'Solar panels with inverter and four AGM batteries',
        },
      },
    ],
  },
  {
    slug: 'complete-solar-system-5kw',
    sku: 'SYS-05L',
    category: 'complete-solar-systems',
    subcategory: 'home-systems',
    name: {
      de: 'Komplette Solaranlage 5 kW',
      es: 'Sistema solar completo 5 kW',
      en: 'Complete solar system 5 kW',
    },
    shortDescription: {
      de: 'Für einen Familienhaushalt: Kühlschrank, Wasserpumpe, Waschmaschine und tagsüber ein Inverter-Klimagerät. Der Lithiumspeicher hält genug für Licht und Ventilatoren in der Nacht bereit.',
      es: 'Para una casa familiar: refrigerador, turbina de agua, lavadora y un aire acondicionado inverter durante el día. La batería de litio guarda lo necesario para luces y ventiladores por la noche.',
      en: 'For a family home: fridge, water pump, washing machine and one inverter air conditioner in daytime. The lithium battery keeps enough for lights and fans through the night.',
    },
    description: {
      de: `Acht Module ergeben 4400 W und an einem mittleren Tag rund 16,5 kWh. Sechs hängen am Wechselrichter, zwei am MPPT-Laderegler mit 60 A; diese beiden können daher auf einer anderen Dachfläche liegen.

Die Wandbatterie liefert etwa 4,1 kWh nutzbare Energie und hält mehr als 6000 Zyklen. Brauchen Sie später mehr Stunden, schalten Sie gleiche Batterien parallel dazu.

- Leistung: 5 kW, reiner Sinus, Ausgang 110/220 V, 60 Hz
- Module: 8 × 550 W monokristallin
- Speicher: Lithium 5,12 kWh, 51,2 V, 100 Ah, mit BMS
- Enthalten: MPPT-Laderegler 60 A, Solarkabel auf Rolle, Stecker, Gestell und Schutzgeräte
- Garantie: 2 Jahre Anlage, 10 Jahre Batterie, 12 Jahre Module
- Gesamtgewicht: etwa 330 kg`,
      es: `Ocho paneles dan 4400 W y unos 16.5 kWh en un día medio. Seis van al inversor y dos al controlador MPPT de 60 A, de modo que puede colocarlos en otra vertiente del techo.

La batería de pared entrega unos 4.1 kWh útiles y soporta más de 6000 ciclos. Si más adelante necesita más horas, se agregan otras iguales en paralelo.

- Potencia: 5 kW de onda senoidal pura, salida 110/220 V, 60 Hz
- Paneles: 8 × 550 W monocristalinos
- Almacenamiento: litio de 5.12 kWh, 51.2 V, 100 Ah, con BMS
- Incluye controlador MPPT de 60 A, carrete de cable solar, conectores, estructura y protecciones
- Garantía: 2 años el conjunto, 10 años la batería, 12 años los paneles
- Peso total: unos 330 kg`,
      en: `Eight panels give 4400 W and about 16.5 kWh on an average day. Six connect to the inverter and two to the 60 A MPPT controller, so those two can sit on a different side of the roof.

The wall battery delivers about 4.1 kWh of usable energy and lasts more than 6000 cycles. If you need more hours later, add identical ones in parallel.

- Power: 5 kW pure sine wave, 110/220 V output, 60 Hz
- Panels: 8 × 550 W monocrystalline
- Storage: 5.12 kWh lithium, 51.2 V, 100 Ah, with BMS
- Included: 60 A MPPT controller, solar cable on a reel, connectors, mounting and protection
- Warranty: 2 years system, 10 years battery, 12 years panels
- Total weight: about 330 kg`,
    },
    oldPrice: '4490.00',
    newPrice: '3990.00',
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: true,
    isActive: true,
    wattPeak: 4400,
    specs: {
      powerKw: 5,
      surgeKw: 10,
      idleW: 60,
      wattPeak: 4400,
      capacityKwh: 5.12,
      acV: '110/220',
      phases: '1',
      batteryV: '48',
      chargerKw: 2.9,
      chemistry: 'lifepo4',
      depthPercent: 90,
      weightKg: 330,
      warrantyYears: 2,
    },
    pictures: [
      {
        file: 'products/complete-solar-system-5kw.jpg',
        alt: {
          de: 'Drei Solarmodule, weißer Hybrid-Wechselrichter, Lithiumbatterie, Laderegler und Kabeltrommel',
          es: 'Tres paneles solares, inversor híbrido blanco, batería de litio, controlador y carrete de cable',
          en: 'Three solar panels, white hybrid inverter, lithium battery, charge controller and cable reel',
        },
      },
    ],
  },
  {
    slug: 'complete-solar-system-10kw',
    sku: 'SYS-10L',
    category: 'complete-solar-systems',
    subcategory: 'home-systems',
    name: {
      de: 'Komplette Solaranlage 10 kW',
      es: 'Sistema solar completo 10 kW',
      en: 'Complete solar system 10 kW',
    },
    shortDescription: {
      de: 'Für ein großes Haus oder eine Pension mit zwei bis drei Klimageräten, Elektroherd und Wasserpumpe. Mit 20,48 kWh Lithiumspeicher reicht es bei maßvollem Verbrauch durch die ganze Nacht.',
      es: 'Para una casa grande o un hostal con dos o tres aires acondicionados, cocina eléctrica y bombeo de agua. Con 20.48 kWh en litio pasa la noche completa si el consumo es moderado.',
      en: 'For a large house or guesthouse with two or three air conditioners, an electric cooker and water pumping. The 20.48 kWh of lithium storage covers a full night at moderate use.',
    },
    description: {
      de: `Achtzehn Module mit 550 W ergeben 9900 W und liefern an einem mittleren Tag rund 37 kWh. Sie werden in zwei Strängen zu je neun Modulen angeschlossen, einer pro MPPT-Eingang.

Die beiden Standbatterien arbeiten parallel und lassen sich auf Rollen an ihren Platz schieben. Der Wechselrichter in IP65 hat den DC-Trennschalter eingebaut; die Stromkreise des Hauses gehen über einen Verteiler mit neun Modulen.

- Leistung: 10 kW, Ausgang 110/220 V, 60 Hz
- Module: 18 × 550 W monokristallin
- Speicher: 20,48 kWh Lithium (2 × 10,24 kWh, 51,2 V), mehr als 6000 Zyklen
- Enthalten: AC/DC-Verteilerkasten, Gestell, Kabel und Stecker
- Garantie: 5 Jahre Anlage, 10 Jahre Batterien, 12 Jahre Module
- Gesamtgewicht: etwa 800 kg; Dachfläche rund 47 m²`,
      es: `Dieciocho paneles de 550 W suman 9900 W y producen unos 37 kWh en un día medio. Se conectan en dos series de nueve, una por cada entrada MPPT del inversor.

Las dos baterías de pie quedan en paralelo y ruedan hasta su sitio. El inversor IP65 lleva el seccionador de los paneles integrado, y los circuitos de la casa salen por una caja de nueve módulos.

- Potencia: 10 kW, salida 110/220 V, 60 Hz
- Paneles: 18 × 550 W monocristalinos
- Almacenamiento: 20.48 kWh de litio (2 × 10.24 kWh, 51.2 V), más de 6000 ciclos
- Incluye caja de protecciones AC/DC, estructura, cable y conectores
- Garantía: 5 años el conjunto, 10 años las baterías, 12 años los paneles
- Peso total: unos 800 kg; necesita unos 47 m² de techo`,
      en: `Eighteen 550 W panels add up to 9900 W and give about 37 kWh on an average day. They connect as two strings of nine, one for each MPPT input of the inverter.

The two floor batteries work in parallel and roll into place on castors. The IP65 inverter has the panel isolator built in, and the household circuits leave through a nine-module distribution box.

- Power: 10 kW, 110/220 V output, 60 Hz
- Panels: 18 × 550 W monocrystalline
- Storage: 20.48 kWh lithium (2 × 10.24 kWh, 51.2 V), more than 6000 cycles
- Included: AC/DC distribution box, mounting, cable and connectors
- Warranty: 5 years system, 10 years batteries, 12 years panels
- Total weight: about 800 kg; needs around 47 m² of roof`,
    },
    oldPrice: '8750.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: true,
    isActive: true,
    wattPeak: 9900,
    specs: {
      powerKw: 10,
      surgeKw: 20,
      idleW: 100,
      wattPeak: 9900,
      capacityKwh: 20.48,
      acV: '110/220',
      phases: '1',
      batteryV: '48',
      chargerKw: 5.8,
      chemistry: 'lifepo4',
      depthPercent: 90,
      weightKg: 800,
      warrantyYears: 5,
    },
    pictures: [
      {
        file: 'products/complete-solar-system-10kw.jpg',
        alt: {
          de: 'Vier Solarmodule, 10-kW-Wechselrichter, zwei Standbatterien und Sicherungskasten',
          es: 'Cuatro paneles solares, inversor de 10 kW, dos baterías de pie y caja de protecciones',
          en: 'Four solar panels, 10 kW inverter, two floor batteries and breaker box',
        },
      },
      {
        file: 'products/complete-solar-system-10kw-2.jpg',
        alt: {
          de: 'Vier Solarmodule, 10-kW-Wechselrichter, zwei Standbatterien und Sicherungskasten, zweite Ansicht',
          es: 'Cuatro paneles solares, inversor de 10 kW, dos baterías de pie y caja de protecciones, segunda vista',
          en: 'Four solar panels, 10 kW inverter, two floor batteries and breaker box, second view',
        },
      },
    ],
  },
  {
    slug: 'complete-solar-system-20kw',
    sku: 'SYS-20T',
    category: 'complete-solar-systems',
    subcategory: 'business-systems',
    name: {
      de: 'Komplette Solaranlage 20 kW',
      es: 'Sistema solar completo 20 kW',
      en: 'Complete solar system 20 kW',
    },
    shortDescription: {
      de: 'Dreiphasig, für Restaurants, Bäckereien, Werkstätten oder Kühlräume, die bei Stromausfall weiterlaufen müssen. 36 Module und zwei Lithium-Schränke mit zusammen 51,2 kWh.',
      es: 'Trifásico, para restaurantes, panaderías, talleres o cámaras frías que no pueden parar en un apagón. Treinta y seis paneles y dos armarios de litio que suman 51.2 kWh.',
      en: 'Three-phase, for restaurants, bakeries, workshops or cold rooms that have to keep running in an outage. Thirty-six panels and two lithium cabinets with 51.2 kWh between them.',
    },
    description: {
      de: `Die Anlage liefert an einem mittleren Tag rund 74 kWh. Die 36 Module bilden vier Stränge zu je neun, einen pro MPPT des Wechselrichters; Teilschatten trifft so nur den eigenen Strang.

Jeder Schrank enthält fünf Lithiummodule in Reihe und arbeitet mit 256 V. Schicken Sie uns vor dem Kauf die Liste Ihrer Motoren mit den Anlaufströmen, damit wir prüfen, ob 20 kW genügen.

- Leistung: 20 kW dreiphasig, Ausgang 220/380 V, 60 Hz
- Module: 36 × 550 W, zusammen 19,8 kW
- Speicher: 2 × 25,6 kWh Lithium im Rack, mehr als 6000 Zyklen
- Enthalten: Gestell, Solarkabel, Stecker sowie AC- und DC-Schutz
- Garantie: 5 Jahre Anlage, 10 Jahre Batterien, 12 Jahre Module
- Gesamtgewicht: etwa 1700 kg; Dachfläche rund 93 m²`,
      es: `Produce unos 74 kWh en un día medio. Los 36 paneles forman cuatro series de nueve, una para cada MPPT del inversor, así que una sombra parcial afecta solo a su serie.

Cada armario lleva cinco módulos de litio en serie y trabaja a 256 V. Antes de comprar, envíenos la lista de motores y sus arranques: con ella revisamos si 20 kW le alcanzan.

- Potencia: 20 kW trifásicos, salida 220/380 V, 60 Hz
- Paneles: 36 × 550 W, total 19.8 kW
- Almacenamiento: 2 × 25.6 kWh de litio en rack, más de 6000 ciclos
- Incluye estructura, cable solar, conectores y protecciones AC y DC
- Garantía: 5 años el conjunto, 10 años las baterías, 12 años los paneles
- Peso total: unos 1700 kg; necesita unos 93 m² de techo`,
      en: `It gives about 74 kWh on an average day. The 36 panels form four strings of nine, one for each MPPT of the inverter, so partial shade affects only its own string.

Each cabinet holds five lithium modules in series and runs at 256 V. Before you buy, send us the list of motors with their starting currents and we will check whether 20 kW is enough.

- Power: 20 kW three-phase, 220/380 V output, 60 Hz
- Panels: 36 × 550 W, 19.8 kW in total
- Storage: 2 × 25.6 kWh lithium rack, more than 6000 cycles
- Included: mounting, solar cable, connectors, AC and DC protection
- Warranty: 5 years system, 10 years batteries, 12 years panels
- Total weight: about 1700 kg; needs around 93 m² of roof`,
    },
    oldPrice: null,
    newPrice: null,
    priceOnRequest: true,
    stockStatus: 'limited',
    availabilityText: {
      de: 'Begrenzter Bestand im Lager Habana del Este',
      es: 'Existencias limitadas en el almacén de Habana del Este',
      en: 'Limited stock in the Habana del Este warehouse',
    },
    isFeatured: false,
    isActive: true,
    wattPeak: 19800,
    specs: {
      powerKw: 20,
      surgeKw: 30,
      idleW: 150,
      wattPeak: 19800,
      capacityKwh: 51.2,
      acV: '220/380',
      phases: '3',
      batteryV: 'hv',
      chargerKw: 15,
      chemistry: 'lifepo4',
      depthPercent: 90,
      weightKg: 1700,
      warrantyYears: 5,
    },
    pictures: [
      {
        file: 'products/complete-solar-system-20kw.jpg',
        alt: {
          de: 'Fünf Solarmodule, dreiphasiger Wechselrichter und zwei Batterieschränke',
          es: 'Cinco paneles solares, inversor trifásico y dos armarios de baterías',
          en: 'Five solar panels, three-phase inverter and two battery cabinets',
        },
      },
    ],
  },
  {
    slug: 'complete-solar-system-30kw',
    sku: 'SYS-30T',
    category: 'complete-solar-systems',
    subcategory: 'business-systems',
    name: {
      de: 'Komplette Solaranlage 30 kW',
      es: 'Sistema solar completo 30 kW',
      en: 'Complete solar system 30 kW',
    },
    shortDescription: {
      de: 'Für kleine Hotels, Produktion und Gewerbe mit dreiphasigen Maschinen. Zwei Wechselrichter mit je 15 kW arbeiten zusammen: Wird einer gewartet, hält der andere die halbe Leistung.',
      es: 'Para hoteles pequeños, industrias y mipymes con maquinaria trifásica. Dos inversores de 15 kW trabajan juntos: si uno necesita servicio, el otro mantiene la mitad de la potencia.',
      en: 'For small hotels, industry and businesses with three-phase machinery. Two 15 kW inverters work together: if one needs service, the other keeps half the power available.',
    },
    description: {
      de: `55 Module ergeben 30,25 kW und an einem mittleren Tag rund 113 kWh, verschaltet in fünf Strängen zu je elf. Die beiden Schränke speichern 61,44 kWh; das deckt die Nachtstunden mit Kühlung und Beleuchtung.

Diese Anlage wird nach Maß geplant: Nennen Sie uns Ihren Monatsverbrauch und die Art des Dachs, wir erstellen das Angebot samt Schaltplan.

- Leistung: 30 kW dreiphasig (2 × 15 kW), Ausgang 220/380 V, 60 Hz
- Module: 55 × 550 W monokristallin
- Speicher: 2 × 30,7 kWh Lithium im Rack, 307,2 V, mehr als 6000 Zyklen
- Enthalten: Gestell, Solarkabel, Stecker sowie AC- und DC-Schutz
- Garantie: 5 Jahre Anlage, 10 Jahre Batterien, 12 Jahre Module
- Gesamtgewicht: etwa 2450 kg; Dachfläche rund 142 m²`,
      es: `Cincuenta y cinco paneles dan 30.25 kW y unos 113 kWh en un día medio, en cinco series de once. Los dos armarios guardan 61.44 kWh, suficientes para cubrir las horas de la noche con refrigeración y alumbrado.

Es una instalación que se proyecta a la medida: díganos su consumo mensual y el tipo de techo, y le preparamos la oferta con el esquema eléctrico.

- Potencia: 30 kW trifásicos (2 × 15 kW), salida 220/380 V, 60 Hz
- Paneles: 55 × 550 W monocristalinos
- Almacenamiento: 2 × 30.7 kWh de litio en rack, 307.2 V, más de 6000 ciclos
- Incluye estructura, cable solar, conectores y protecciones AC y DC
- Garantía: 5 años el conjunto, 10 años las baterías, 12 años los paneles
- Peso total: unos 2450 kg; necesita unos 142 m² de techo`,
      en: `Fifty-five panels give 30.25 kW and about 113 kWh on an average day, wired as five strings of eleven. The two cabinets hold 61.44 kWh, enough for the night hours with refrigeration and lighting.

This system is planned to measure: tell us your monthly consumption and the type of roof, and we will prepare the quote with its wiring diagram.

- Power: 30 kW three-phase (2 × 15 kW), 220/380 V output, 60 Hz
- Panels: 55 × 550 W monocrystalline
- Storage: 2 × 30.7 kWh lithium rack, 307.2 V, more than 6000 cycles
- Included: mounting, solar cable, connectors, AC and DC protection
- Warranty: 5 years system, 10 years batteries, 12 years panels
- Total weight: about 2450 kg; needs around 142 m² of roof`,
    },
    oldPrice: null,
    newPrice: null,
    priceOnRequest: true,
    stockStatus: 'out_of_stock',
    availabilityText: {
      de: 'Nächster Container: Vorbestellung möglich',
      es: 'Próximo contenedor: se admite reserva',
      en: 'Next container: pre-order possible',
    },
    isFeatured: false,
    isActive: true,
    wattPeak: 30250,
    specs: {
      powerKw: 30,
      surgeKw: 45,
      idleW: 200,
      wattPeak: 30250,
      capacityKwh: 61.44,
      acV: '220/380',
      phases: '3',
      batteryV: 'hv',
      chargerKw: 15,
      chemistry: 'lifepo4',
      depthPercent: 90,
      weightKg: 2450,
      warrantyYears: 5,
    },
    pictures: [
      {
        file: 'products/complete-solar-system-30kw.jpg',
        alt: {
          de: 'Sechs Solarmodule, zwei dreiphasige Wechselrichter und zwei Batterieschränke',
          es: 'Seis paneles solares, dos inversores trifásicos y dos armarios de baterías',
          en: 'Six solar panels, two three-phase inverters and two battery cabinets',
        },
      },
    ],
  },
]
