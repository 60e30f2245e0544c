import type { DemoPicture, Texts } from './types.ts'

/** The three slides of the home page. */
export const demoHero: readonly (DemoPicture & { title: Texts })[] = [
  {
    file: 'hero/1.jpg',
    alt: {
      de: 'Solaranlage auf einem Ziegeldach am karibischen Meer',
      es: 'Instalación solar sobre un tejado junto al mar Caribe',
      en: 'Solar array on a tiled roof by the Caribbean sea',
    },
    title: {
      de: 'Über 330 Sonnentage im Jahr für Ihr Dach',
      es: 'Más de 330 días de sol al año para su techo',
      en: 'More than 330 days of sun a year for your roof',
    },
  },
  {
    file: 'hero/2.jpg',
    alt: {
      de: 'Wechselrichter und Batterien an der Wand eines beleuchteten Hauses bei Stromausfall',
      es: 'Inversor y baterías en la pared de una casa iluminada durante un apagón',
      en: 'Inverter and batteries on the wall of a lit home during a blackout',
    },
    title: {
      de: 'Licht im Haus, auch wenn der Strom ausfällt',
      es: 'Luz en casa, aunque se vaya la corriente',
      en: 'Light at home, even when the power goes out',
    },
  },
  {
    file: 'hero/3.jpg',
    alt: {
      de: 'Lagerhalle mit Paletten, Seecontainer und Generator',
      es: 'Almacén con paletas, contenedor y generador',
      en: 'Warehouse with pallets, sea container and generator',
    },
    title: {
      de: 'Abholung in unserem Lager in Habana del Este',
      es: 'Recogida en nuestro almacén de Habana del Este',
      en: 'Pickup at our warehouse in Habana del Este',
    },
  },
]

export const demoTeamPicture: DemoPicture = {
  file: 'about/team.jpg',
  alt: {
    de: 'Lager- und Bürogebäude mit Lieferwagen und Solarmodulen auf dem Dach',
    es: 'Almacén y oficina con camión y paneles solares en el techo',
    en: 'Warehouse and office with truck and solar panels on the roof',
  },
}

export const demoWarehousePicture: DemoPicture = {
  file: 'about/warehouse.jpg',
  alt: {
    de: 'Innenansicht der Lagerhalle mit Regalen und Paletten',
    es: 'Interior del almacén con estanterías y paletas',
    en: 'Inside the warehouse with racks and pallets',
  },
}
