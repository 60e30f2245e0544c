import type { DemoCategory, DemoSubcategory } from './types.ts'

/** In the order in which the shop shows them. */
export const demoCategories: readonly DemoCategory[] = [
  {
    key: 'complete-solar-systems',
    goods: 'system',
    name: {
      de: 'Komplette Solaranlagen',
      es: 'Sistemas solares completos',
      en: 'Complete solar systems',
    },
    description: {
      de: 'Von 3 bis 30 kW, mit Modulen, Wechselrichter, Batterien, Gestell und Schutz, die zueinander passen. Wählen Sie danach, was bei Stromausfall weiterlaufen soll.',
      es: 'De 3 a 30 kW, con paneles, inversor, baterías, estructura y protecciones que combinan entre sí. Elija por lo que quiere mantener encendido cuando se va la corriente.',
      en: 'From 3 to 30 kW, with panels, inverter, batteries, mounting and protection that fit together. Choose by what you want to keep running when the power goes out.',
    },
    picture: {
      file: 'categories/complete-solar-systems.jpg',
      alt: {
        de: 'Solarmodule, Wechselrichter, Batterien und Zubehör',
        es: 'Paneles, inversor, baterías y accesorios',
        en: 'Panels, inverter, batteries and accessories',
      },
    },
  },
  {
    key: 'solar-panels',
    goods: 'panel',
    name: {
      de: 'Solarmodule',
      es: 'Paneles solares',
      en: 'Solar panels',
    },
    description: {
      de: 'Monokristalline Module von 300 bis 550 W für kleine und große Dächer. Alle haben MC4-Stecker und nach 25 Jahren noch mindestens 80 % der Leistung.',
      es: 'Paneles monocristalinos de 300 a 550 W para techos pequeños y grandes. Todos traen conectores MC4 y conservan al menos el 80 % de la potencia a los 25 años.',
      en: 'Monocrystalline panels from 300 to 550 W for small and large roofs. All come with MC4 connectors and keep at least 80 % of their power after 25 years.',
    },
    picture: {
      file: 'categories/solar-panels.jpg',
      alt: {
        de: 'Vier Solarmodule verschiedener Größe',
        es: 'Cuatro paneles solares de distinto tamaño',
        en: 'Four solar panels of different sizes',
      },
    },
  },
  {
    key: 'hybrid-inverters',
    goods: 'inverter',
    name: {
      de: 'Hybrid-Wechselrichter',
      es: 'Inversores híbridos',
      en: 'Hybrid inverters',
    },
    description: {
      de: 'Wechselrichter von 1 bis 20 kW, die Module, Batterie und Netz verbinden. Achten Sie zuerst auf die Batteriespannung: 12, 24, 48 V oder Hochvolt.',
      es: 'Inversores de 1 a 20 kW que unen paneles, batería y red. Mire primero la tensión de su batería: 12, 24, 48 V o alto voltaje.',
      en: 'Inverters from 1 to 20 kW that join panels, battery and grid. Look first at your battery voltage: 12, 24, 48 V or high voltage.',
    },
    picture: {
      file: 'categories/hybrid-inverters.jpg',
      alt: {
        de: 'Fünf Wechselrichter verschiedener Leistung',
        es: 'Cinco inversores de distinta potencia',
        en: 'Five inverters of different power',
      },
    },
  },
  {
    key: 'batteries',
    goods: 'battery',
    name: { de: 'Batterien', es: 'Baterías', en: 'Batteries' },
    description: {
      de: 'Lithium für den täglichen Gebrauch, bei den 51,2-V-Modellen mit mehr als 6000 Zyklen, und verschlossene AGM für den günstigen Einstieg. Von 100 bis 400 Ah.',
      es: 'Litio para uso diario, con más de 6000 ciclos en los modelos de 51.2 V, y AGM selladas para empezar con poco gasto. De 100 a 400 Ah.',
      en: 'Lithium for daily use, with more than 6000 cycles in the 51.2 V models, and sealed AGM for a low-cost start. From 100 to 400 Ah.',
    },
    picture: {
      file: 'categories/batteries.jpg',
      alt: {
        de: 'Lithium- und AGM-Batterien',
        es: 'Baterías de litio y AGM',
        en: 'Lithium and AGM batteries',
      },
    },
  },
  {
    key: 'generators',
    goods: 'generator',
    name: { de: 'Generatoren', es: 'Generadores', en: 'Generators' },
    description: {
      de: 'Benzin- und Dieselgeneratoren von 2 bis 20 kVA für kurze und lange Stromausfälle, im Haus, im Betrieb oder auf der Baustelle.',
      es: 'Plantas de gasolina y diésel de 2 a 20 kVA para apagones cortos o largos, en la casa, el negocio o la obra.',
      en: 'Petrol and diesel generators from 2 to 20 kVA for short and long outages, at home, in the business or on site.',
    },
    picture: {
      file: 'categories/generators.jpg',
      alt: {
        de: 'Diesel- und Benzingeneratoren',
        es: 'Generadores diésel y de gasolina',
        en: 'Diesel and petrol generators',
      },
    },
  },
  {
    key: 'construction-materials-and-machines',
    goods: 'material',
    name: {
      de: 'Baumaterialien und Maschinen',
      es: 'Materiales y máquinas de construcción',
      en: 'Construction materials and machines',
    },
    description: {
      de: 'Zement, Stahl und Steine je Palette oder Bund, dazu die passenden Maschinen. Bringen Sie ein Fahrzeug für das Gewicht mit: Abholung in Habana del Este.',
      es: 'Cemento, acero y bloques por paleta o atado, y las máquinas para trabajarlos. Traiga un vehículo adecuado al peso: la recogida es en Habana del Este.',
      en: 'Cement, steel and blocks by the pallet or bundle, and the machines to work with them. Bring a vehicle that suits the weight: pickup is in Habana del Este.',
    },
    picture: {
      file: 'categories/construction-materials-and-machines.jpg',
      alt: {
        de: 'Zement, Betonmischer, Schubkarre, Betonstahl und Abbruchhammer',
        es: 'Cemento, hormigonera, carretilla, barras y martillo demoledor',
        en: 'Cement, concrete mixer, wheelbarrow, rebar and demolition hammer',
      },
    },
  },
  {
    key: 'water-filters',
    goods: 'filter',
    name: {
      de: 'Wasserfilter',
      es: 'Filtros de agua',
      en: 'Water filters',
    },
    description: {
      de: 'Filter für die Küche oder das ganze Haus und Umkehrosmose für salzhaltiges oder Brunnenwasser. Dazu die Ersatzkartuschen.',
      es: 'Filtros para la cocina o para la casa entera y ósmosis inversa para agua salobre o de pozo. También los cartuchos de repuesto.',
      en: 'Filters for the kitchen or the whole house, and reverse osmosis for brackish or well water. Spare cartridges too.',
    },
    picture: {
      file: 'categories/water-filters.jpg',
      alt: {
        de: 'Wasserfilter, Tank und Kartuschen',
        es: 'Filtros de agua, tanque y cartuchos',
        en: 'Water filters, tank and cartridges',
      },
    },
  },
  {
    key: 'accessories',
    goods: 'accessory',
    name: { de: 'Zubehör', es: 'Accesorios', en: 'Accessories' },
    description: {
      de: 'Was zur fertigen Anlage noch fehlt: Laderegler, Kabel, Stecker, Dachhalter, Trennschalter und Verteilerkästen.',
      es: 'Lo que falta para terminar una instalación: controladores, cables, conectores, soportes de techo, seccionadores y cajas de protección.',
      en: 'What it takes to finish an installation: controllers, cables, connectors, roof mounts, isolators and distribution boxes.',
    },
    picture: {
      file: 'categories/accessories.jpg',
      alt: {
        de: 'Laderegler, Verteilerkasten, Trennschalter, Kabel und Stecker',
        es: 'Controlador, caja de distribución, seccionador, cables y conectores',
        en: 'Charge controller, distribution box, isolator, cables and connectors',
      },
    },
  },
]

/** In the order in which the shop shows them within their category. */
export const demoSubcategories: readonly DemoSubcategory[] = [
  {
    key: 'home-systems',
    category: 'complete-solar-systems',
    name: {
      de: 'Heimanlagen',
      es: 'Sistemas para el hogar',
      en: 'Home systems',
    },
    description: {
      de: 'Einphasige Anlagen von 3 bis 10 kW für Wohnhäuser und Pensionen, vom Licht mit Kühlschrank bis zu mehreren Klimageräten.',
      es: 'Sistemas monofásicos de 3 a 10 kW para casas y hostales, desde luces y refrigerador hasta varios aires acondicionados.',
      en: 'Single-phase systems from 3 to 10 kW for homes and guesthouses, from lights and a fridge to several air conditioners.',
    },
    picture: {
      file: 'products/complete-solar-system-5kw.jpg',
      alt: {
        de: 'Drei Solarmodule, weißer Hybrid-Wechselrichter, Lithiumbatterie, Laderegler und Kabeltrommel',
        es: 'Tres paneles solares, inversor híbrido blanco, batería de litio, controlador y carrete de cable',
        en: 'Three solar panels, white hybrid inverter, lithium battery, charge controller and cable reel',
      },
    },
  },
  {
    key: 'business-systems',
    category: 'complete-solar-systems',
    name: {
      de: 'Gewerbeanlagen',
      es: 'Sistemas para negocios',
      en: 'Business systems',
    },
    description: {
      de: 'Dreiphasige Anlagen mit 20 und 30 kW und Lithium-Schränken, für Betriebe, die nicht stillstehen dürfen. Angebot nach Ihrem Verbrauch.',
      es: 'Sistemas trifásicos de 20 y 30 kW con armarios de litio, para locales que no pueden parar. Se cotizan según su consumo.',
      en: 'Three-phase systems of 20 and 30 kW with lithium cabinets, for premises that cannot stop. Quoted according to your consumption.',
    },
    picture: {
      file: 'products/complete-solar-system-20kw.jpg',
      alt: {
        de: 'Fünf Solarmodule, dreiphasiger Wechselrichter und zwei Batterieschränke',
        es: 'Cinco paneles solares, inversor trifásico y dos armarios de baterías',
        en: 'Five solar panels, three-phase inverter and two battery cabinets',
      },
    },
  },
  {
    key: 'monocrystalline-panels',
    category: 'solar-panels',
    name: {
      de: 'Monokristalline Module',
      es: 'Paneles monocristalinos',
      en: 'Monocrystalline panels',
    },
    description: {
      de: 'Blaue Module mit 300, 400 und 550 W und silbernem Aluminiumrahmen, für Häuser, Betriebe und Fincas.',
      es: 'Paneles azules de 300, 400 y 550 W con marco de aluminio plateado, para casas, negocios y fincas.',
      en: 'Blue panels of 300, 400 and 550 W with a silver aluminium frame, for homes, businesses and farms.',
    },
    picture: {
      file: 'products/solar-panel-550w-mono.jpg',
      alt: {
        de: 'Zwei dunkelblaue monokristalline Solarmodule mit Aluminiumrahmen',
        es: 'Dos paneles solares monocristalinos azul oscuro con marco de aluminio',
        en: 'Two dark-blue monocrystalline solar panels with aluminium frame',
      },
    },
  },
  {
    key: 'all-black-panels',
    category: 'solar-panels',
    name: {
      de: 'Vollschwarze Module',
      es: 'Paneles totalmente negros',
      en: 'All-black panels',
    },
    description: {
      de: 'Zellen, Rahmen und Rückseite in Schwarz, für Dächer, die man sieht.',
      es: 'Celdas, marco y fondo negros, para techos que quedan a la vista.',
      en: 'Black cells, frame and back sheet, for roofs in plain view.',
    },
    picture: {
      file: 'products/solar-panel-450w-all-black.jpg',
      alt: {
        de: 'Zwei vollschwarze Solarmodule',
        es: 'Dos paneles solares totalmente negros',
        en: 'Two all-black solar panels',
      },
    },
  },
  {
    key: 'single-phase-inverters',
    category: 'hybrid-inverters',
    name: {
      de: 'Einphasige Hybrid-Wechselrichter',
      es: 'Inversores híbridos monofásicos',
      en: 'Single-phase hybrid inverters',
    },
    description: {
      de: 'Von 3 bis 10 kW mit Ausgang 110/220 V, für Batterien mit 24 oder 48 V. Passend für die meisten Wohnhäuser.',
      es: 'De 3 a 10 kW con salida de 110/220 V, para baterías de 24 o 48 V. Es lo que lleva la mayoría de las casas.',
      en: 'From 3 to 10 kW with 110/220 V output, for 24 or 48 V batteries. What most homes need.',
    },
    picture: {
      file: 'products/hybrid-inverter-5kw.jpg',
      alt: {
        de: 'Weißer Hybrid-Wechselrichter mit blauem Display',
        es: 'Inversor híbrido blanco con pantalla azul',
        en: 'White hybrid inverter with blue display',
      },
    },
  },
  {
    key: 'three-phase-inverters',
    category: 'hybrid-inverters',
    name: {
      de: 'Dreiphasige Hybrid-Wechselrichter',
      es: 'Inversores híbridos trifásicos',
      en: 'Three-phase hybrid inverters',
    },
    description: {
      de: 'Für Betriebe mit Drehstromanschluss und Hochvoltbatterien.',
      es: 'Para negocios con acometida trifásica y baterías de alto voltaje.',
      en: 'For businesses with a three-phase supply and high-voltage batteries.',
    },
    picture: {
      file: 'products/three-phase-inverter-20kw.jpg',
      alt: {
        de: 'Großer hellgrauer Dreiphasen-Wechselrichter mit dunklem Sockel',
        es: 'Gran inversor trifásico gris claro con base oscura',
        en: 'Large light-grey three-phase inverter with dark base',
      },
    },
  },
  {
    key: 'off-grid-inverters',
    category: 'hybrid-inverters',
    name: {
      de: 'Insel-Wechselrichter',
      es: 'Inversores autónomos',
      en: 'Off-grid inverters',
    },
    description: {
      de: 'Sie wandeln Strom aus einer 12-V-Batterie in 110 oder 220 V um, ohne Netzanschluss.',
      es: 'Toman la corriente de una batería de 12 V y la convierten en 110 o 220 V, sin conexión a la red.',
      en: 'They take power from a 12 V battery and turn it into 110 or 220 V, with no grid connection.',
    },
    picture: {
      file: 'products/off-grid-inverter-1kw.jpg',
      alt: {
        de: 'Kompakter blauer Wechselrichter mit zwei Steckdosen',
        es: 'Inversor compacto azul con dos tomas',
        en: 'Compact blue inverter with two sockets',
      },
    },
  },
  {
    key: 'lithium-home-batteries',
    category: 'batteries',
    name: {
      de: 'Lithium-Heimspeicher',
      es: 'Baterías de litio para el hogar',
      en: 'Lithium home batteries',
    },
    description: {
      de: 'Batterien mit 51,2 V für die Wand oder auf Rollen neben dem Wechselrichter, ab 5 kWh, mit mehr als 6000 Zyklen.',
      es: 'Baterías de 51.2 V para colgar en la pared o rodar junto al inversor, de 5 kWh en adelante, con más de 6000 ciclos.',
      en: '51.2 V batteries to hang on the wall or roll next to the inverter, from 5 kWh up, with more than 6000 cycles.',
    },
    picture: {
      file: 'products/lithium-wall-battery-5kwh.jpg',
      alt: {
        de: 'Weiße LiFePO4-Wandbatterie mit schwarzem Streifen und grüner Leuchtleiste',
        es: 'Batería LiFePO4 blanca de pared con franja negra y barra luminosa verde',
        en: 'White LiFePO4 wall battery with black strip and green light bar',
      },
    },
  },
  {
    key: 'lithium-rack-batteries',
    category: 'batteries',
    name: {
      de: 'Lithium-Rackbatterien',
      es: 'Baterías de litio en rack',
      en: 'Lithium rack batteries',
    },
    description: {
      de: '19-Zoll-Module und fertige Schränke, die mit Ihrem Verbrauch wachsen.',
      es: 'Módulos de 19 pulgadas y armarios armados que crecen según su consumo.',
      en: '19-inch modules and assembled cabinets that grow with your consumption.',
    },
    picture: {
      file: 'products/rack-battery-cabinet-20kwh.jpg',
      alt: {
        de: 'Batterieschrank mit vier schwarzen Rackmodulen und orangen Kabeln',
        es: 'Armario con cuatro módulos negros y cables naranjas',
        en: 'Cabinet with four black rack modules and orange cables',
      },
    },
  },
  {
    key: 'batteries-12v',
    category: 'batteries',
    name: {
      de: '12-V-Batterien (AGM und Lithium)',
      es: 'Baterías de 12 V (AGM y litio)',
      en: '12 V batteries (AGM and lithium)',
    },
    description: {
      de: 'Verschlossene 12-V-Blöcke für kleine Anlagen, Boote, Alarmanlagen und Batteriebänke mit 24 oder 48 V.',
      es: 'Bloques sellados de 12 V para sistemas pequeños, botes, alarmas y bancos de 24 o 48 V.',
      en: 'Sealed 12 V blocks for small systems, boats, alarms and 24 or 48 V banks.',
    },
    picture: {
      file: 'products/agm-battery-200ah.jpg',
      alt: {
        de: 'Große graue AGM-Batterie mit roter und schwarzer Klemme',
        es: 'Batería AGM gris grande con bornes rojo y negro',
        en: 'Large grey AGM battery with red and black terminals',
      },
    },
  },
  {
    key: 'petrol-generators',
    category: 'generators',
    name: {
      de: 'Benzingeneratoren',
      es: 'Generadores de gasolina',
      en: 'Petrol generators',
    },
    description: {
      de: 'Offene Aggregate von 3 bis 7 kVA, günstig im Kauf und leicht zu reparieren. Für Stromausfälle von wenigen Stunden.',
      es: 'Plantas de bastidor abierto de 3 a 7 kVA, económicas de compra y fáciles de reparar. Para apagones de pocas horas.',
      en: 'Open-frame sets from 3 to 7 kVA, inexpensive to buy and easy to repair. For outages of a few hours.',
    },
    picture: {
      file: 'products/petrol-generator-3kva.jpg',
      alt: {
        de: 'Offener Benzingenerator mit gelbem Rahmen',
        es: 'Generador abierto de gasolina con marco amarillo',
        en: 'Open-frame petrol generator with yellow frame',
      },
    },
  },
  {
    key: 'diesel-generators',
    category: 'generators',
    name: {
      de: 'Dieselgeneratoren',
      es: 'Generadores diésel',
      en: 'Diesel generators',
    },
    description: {
      de: 'Gekapselte Generatoren von 6 bis 20 kVA, unter 60 dB in 7 m, für viele Betriebsstunden.',
      es: 'Plantas con cabina insonorizada de 6 a 20 kVA, por debajo de 60 dB a 7 m, para muchas horas de trabajo.',
      en: 'Enclosed sets from 6 to 20 kVA, below 60 dB at 7 m, for long running hours.',
    },
    picture: {
      file: 'products/silent-diesel-generator-12kva.jpg',
      alt: {
        de: 'Gelber Dieselgenerator mit Schallschutzhaube und Bedienfeld',
        es: 'Generador diésel amarillo insonorizado con panel de control',
        en: 'Yellow canopy diesel generator with control panel',
      },
    },
  },
  {
    key: 'portable-inverter-generators',
    category: 'generators',
    name: {
      de: 'Tragbare Inverter-Generatoren',
      es: 'Generadores inverter portátiles',
      en: 'Portable inverter generators',
    },
    description: {
      de: 'Von Hand zu tragen, leise und mit Strom, der für Elektronik geeignet ist.',
      es: 'Se llevan en la mano, hacen poco ruido y dan corriente apta para equipos electrónicos.',
      en: 'Carried by hand, quiet, and with power that suits electronics.',
    },
    picture: {
      file: 'products/silent-inverter-generator-2kva.jpg',
      alt: {
        de: 'Tragbarer gelb-schwarzer Inverter-Generator mit Griff',
        es: 'Generador inverter portátil amarillo y negro con asa',
        en: 'Portable yellow and black inverter generator with handle',
      },
    },
  },
  {
    key: 'building-materials',
    category: 'construction-materials-and-machines',
    goods: 'material',
    name: {
      de: 'Baumaterialien',
      es: 'Materiales de construcción',
      en: 'Building materials',
    },
    description: {
      de: 'Zement, Betonstahl und Steine für Tragwerk und Wände, je Palette oder Bund.',
      es: 'Cemento, barras y bloques para la estructura y las paredes, por paleta o atado.',
      en: 'Cement, rebar and blocks for structure and walls, by the pallet or bundle.',
    },
    picture: {
      file: 'products/portland-cement-pallet.jpg',
      alt: {
        de: 'Palette mit blau-beigen Zementsäcken',
        es: 'Paleta con sacos de cemento azules y beige',
        en: 'Pallet of blue and beige cement bags',
      },
    },
  },
  {
    key: 'construction-machines',
    category: 'construction-materials-and-machines',
    goods: 'machine',
    name: {
      de: 'Baumaschinen und Geräte',
      es: 'Máquinas y equipos de obra',
      en: 'Construction machines and equipment',
    },
    description: {
      de: 'Geräte zum Mischen und Fördern von Beton und Mörtel im Wohnungsbau.',
      es: 'Equipos para preparar y mover mezcla en obras de vivienda.',
      en: 'Equipment to mix and move concrete and mortar on house-building sites.',
    },
    picture: {
      file: 'products/concrete-mixer-180l.jpg',
      alt: {
        de: 'Oranger Betonmischer auf blauem Gestell',
        es: 'Hormigonera naranja sobre bastidor azul',
        en: 'Orange concrete mixer on a blue frame',
      },
    },
  },
  {
    key: 'power-tools',
    category: 'construction-materials-and-machines',
    goods: 'tool',
    name: {
      de: 'Elektrowerkzeuge',
      es: 'Herramientas eléctricas',
      en: 'Power tools',
    },
    description: {
      de: 'Werkzeuge zum Abbrechen, Trennen und Schleifen, auch am Generator zu betreiben.',
      es: 'Herramientas para romper, cortar y desbastar, que también trabajan con planta.',
      en: 'Tools to break, cut and grind that also run on a generator.',
    },
    picture: {
      file: 'products/angle-grinder-125mm.jpg',
      alt: {
        de: 'Grün-schwarzer Winkelschleifer',
        es: 'Amoladora angular verde y negra',
        en: 'Green and black angle grinder',
      },
    },
  },
  {
    key: 'household-filters',
    category: 'water-filters',
    name: {
      de: 'Haushaltsfilter',
      es: 'Filtros domésticos',
      en: 'Household filters',
    },
    description: {
      de: 'Filter ohne Strom für die Spüle oder den Wassereingang. Sie entfernen Sand, Rost und mit Aktivkohle auch Chlor und Geruch.',
      es: 'Filtros sin corriente para el fregadero o la entrada de agua. Quitan arena, óxido y, con carbón activado, cloro y mal olor.',
      en: 'Filters without electricity for the sink or the water inlet. They remove sand, rust and, with activated carbon, chlorine and odour.',
    },
    picture: {
      file: 'products/triple-water-filter.jpg',
      alt: {
        de: 'Drei weiße Filtergehäuse mit blauen Köpfen und Manometer',
        es: 'Tres carcasas blancas con cabezales azules y manómetro',
        en: 'Three white filter housings with blue heads and pressure gauge',
      },
    },
  },
  {
    key: 'reverse-osmosis',
    category: 'water-filters',
    name: {
      de: 'Umkehrosmose',
      es: 'Ósmosis inversa',
      en: 'Reverse osmosis',
    },
    description: {
      de: 'Trinkwasser aus salzhaltigem, hartem oder Brunnenwasser, mit eigenem Tank und Hahn.',
      es: 'Agua de beber a partir de agua salobre, dura o de pozo, con tanque y grifo propios.',
      en: 'Drinking water from brackish, hard or well water, with its own tank and tap.',
    },
    picture: {
      file: 'products/reverse-osmosis-system.jpg',
      alt: {
        de: 'Umkehrosmose-Anlage mit Tank und Wasserhahn',
        es: 'Equipo de ósmosis inversa con tanque y grifo',
        en: 'Reverse osmosis system with tank and tap',
      },
    },
  },
  {
    key: 'filter-cartridges',
    category: 'water-filters',
    goods: 'cartridge',
    name: {
      de: 'Filterkartuschen',
      es: 'Cartuchos filtrantes',
      en: 'Filter cartridges',
    },
    description: {
      de: 'Ersatz mit 10 Zoll für Filter und Umkehrosmose-Anlagen.',
      es: 'Repuestos de 10 pulgadas para filtros y equipos de ósmosis.',
      en: '10-inch spares for filters and reverse osmosis units.',
    },
    picture: {
      file: 'products/water-filter-cartridge-set.jpg',
      alt: {
        de: 'Satz Filterkartuschen: Sediment, Aktivkohle und Membran',
        es: 'Juego de cartuchos: sedimentos, carbón activado y membrana',
        en: 'Set of filter cartridges: sediment, activated carbon and membrane',
      },
    },
  },
  {
    key: 'charge-controllers',
    category: 'accessories',
    goods: 'controller',
    name: {
      de: 'Laderegler',
      es: 'Controladores de carga',
      en: 'Charge controllers',
    },
    description: {
      de: 'Sie regeln die Ladung von den Modulen in Batteriebänke mit 12, 24 und 48 V.',
      es: 'Regulan la carga de los paneles a bancos de 12, 24 y 48 V.',
      en: 'They regulate charging from the panels into 12, 24 and 48 V banks.',
    },
    picture: {
      file: 'products/mppt-charge-controller-60a.jpg',
      alt: {
        de: 'Blauer MPPT-Laderegler mit grünem Display und Schraubklemmen',
        es: 'Controlador MPPT azul con pantalla verde y bornes',
        en: 'Blue MPPT charge controller with green display and screw terminals',
      },
    },
  },
  {
    key: 'cables-and-connectors',
    category: 'accessories',
    goods: 'cable',
    name: {
      de: 'Kabel und Stecker',
      es: 'Cables y conectores',
      en: 'Cables and connectors',
    },
    description: {
      de: 'Doppelt isoliertes Solarkabel in Rot oder Schwarz, vom Dach zum Wechselrichter.',
      es: 'Cable solar de doble aislamiento, en rojo o negro, para llevar la energía del techo al inversor.',
      en: 'Double-insulated solar cable, in red or black, to bring the energy from the roof to the inverter.',
    },
    picture: {
      file: 'products/solar-cable-6mm.jpg',
      alt: {
        de: 'Zwei Holztrommeln mit rotem und schwarzem Solarkabel',
        es: 'Dos carretes de madera con cable solar rojo y negro',
        en: 'Two wooden reels of red and black solar cable',
      },
    },
  },
  {
    key: 'mounting-systems',
    category: 'accessories',
    goods: 'mounting',
    name: {
      de: 'Montagesysteme',
      es: 'Sistemas de montaje',
      en: 'Mounting systems',
    },
    description: {
      de: 'Schienen, Füße und Klemmen aus Aluminium für Module auf Ziegel, Blech oder Beton.',
      es: 'Rieles, patas y abrazaderas de aluminio para fijar los paneles a teja, zinc o placa.',
      en: 'Aluminium rails, feet and clamps to fix panels on tile, metal or concrete.',
    },
    picture: {
      file: 'products/roof-mounting-kit.jpg',
      alt: {
        de: 'Aluminiumschienen mit L-Füßen und Klemmen',
        es: 'Rieles de aluminio con pies en L y grapas',
        en: 'Aluminium rails with L-feet and clamps',
      },
    },
  },
  {
    key: 'protection-and-switching',
    category: 'accessories',
    name: {
      de: 'Schutz- und Schaltgeräte',
      es: 'Protección y maniobra',
      en: 'Protection and switching',
    },
    description: {
      de: 'Trennschalter, um die Module bei Wartung oder Sturm sicher abzuschalten.',
      es: 'Seccionadores para cortar los paneles con seguridad durante el mantenimiento o ante un ciclón.',
      en: 'Isolators to cut off the panels safely during maintenance or a hurricane.',
    },
    picture: {
      file: 'products/dc-isolator-switch.jpg',
      alt: {
        de: 'Hellgrauer DC-Trennschalter mit rot-gelbem Drehgriff',
        es: 'Seccionador DC gris claro con mando rojo y amarillo',
        en: 'Light-grey DC isolator with red and yellow rotary handle',
      },
    },
  },
]
