import type { Language } from '#i18n/language.ts'
import { wordSet } from './word-set.ts'

/**
 * What our customers run on their equipment. Texts mention it ("for a fridge and a television"), which makes none of our
 * products one: on its own it finds only what is about it, and what says that it carries it is near. A phrase is one
 * where a word of its group is.
 */
export const loads: Record<Language, ReadonlySet<string>> = {
  es: wordSet(`
    televisor television tele tv radio bocina router wifi consola
    computadora ordenador pc impresora monitor
    refrigerador refrigeradora refri nevera frigorifico freezer congelador frio lavadora secadora lavavajilla plancha
    split climatizador aire
    cocina fogon hornilla horno microondas olla arrocera licuadora batidora cafetera tostadora freidora
    ventilador abanico calentador ducha bomba turbina motobomba electrobomba
    lampara bombillo bombilla foco luminaria
    soldar soldadora soldador soldadura`),
  en: wordSet(`
    television tv telly radio speaker router wifi console
    computer pc printer monitor
    refrigerator fridge freezer washing washer dryer dishwasher
    split aircon
    cooker stove oven microwave kettle toaster blender fryer
    fan heater shower pump lamp bulb
    welding welder`),
  de: wordSet(`
    fernseher tv radio lautsprecher router wlan konsole
    computer rechner drucker monitor
    kuhlschrank gefrierschrank waschmaschine trockner geschirrspuler bugeleisen
    klimaanlage klimagerat split
    herd ofen mikrowelle wasserkocher toaster mixer kaffeemaschine
    ventilator lufter heizung dusche pumpe lampe leuchte gluhbirne birne
    schweissgerat schweissen`),
}

/**
 * Other goods of every shop but ours: what has a battery of its own, vehicles, furniture, food, what is made of wood. A
 * product of ours beside one of them is a part of it or made of it ("phone battery", "wood panel"), and none of ours.
 */
export const elsewhere: Record<Language, ReadonlySet<string>> = {
  es: wordSet(`
    celular movil telefono smartphone iphone tableta tablet laptop audifono camara reloj juguete linterna
    ethernet hdmi usb rj45 rj11 vga coaxial bluetooth xbox playstation nintendo sandwich
    carro auto coche camion moto motorina motocicleta bicicleta bici triciclo patineta goma neumatico llanta
    ropa zapato mueble cama colchon mesa silla puerta ventana reja escalera comida aceite jabon detergente arroz pollo
    leche cafe azucar cerveza chocolate hielo tinta toner cigarro tabaco
    tanque cisterna deposito estabilizador arena grava madera yeso pladur pvc plastico carton tela cuero`),
  en: wordSet(`
    phone cellphone mobile smartphone iphone tablet laptop headphone camera watch toy flashlight torch
    ethernet hdmi usb rj45 rj11 vga coaxial bluetooth xbox playstation nintendo sandwich
    car truck motorcycle motorbike moped scooter bicycle bike tricycle tyre tire
    clothes shoe furniture bed mattress table chair door window ladder food oil soap detergent rice chicken
    milk coffee sugar beer bread chocolate ice ink toner cigarette tobacco
    tank cistern stabilizer sand gravel wood wooden timber plywood drywall gypsum plaster pvc plastic cardboard leather`),
  de: wordSet(`
    handy telefon smartphone iphone tablet laptop kopfhorer kamera uhr spielzeug taschenlampe
    ethernet hdmi usb rj45 rj11 vga bluetooth xbox playstation nintendo sandwich
    auto wagen lkw motorrad moped roller fahrrad rad reifen
    kleidung schuh mobel bett matratze tisch stuhl tur fenster leiter essen ol seife waschmittel reis
    milch kaffee zucker bier brot schokolade eis tinte toner zigarette tabak
    tank zisterne spannungsregler verlangerungskabel sand kies holz sperrholz gips gipskarton pvc plastik pappe leder`),
}

/** Of these, what things are made of: who mentions it neither sells nor runs it. */
export const materials: Record<Language, ReadonlySet<string>> = {
  es: wordSet('arena grava madera yeso pladur carton tela cuero'),
  en: wordSet('sand gravel wood wooden timber plywood drywall gypsum plaster cardboard leather'),
  de: wordSet('sand kies holz sperrholz gips gipskarton pappe leder'),
}

/** What is called by the words for our goods and is another thing. */
export const homonyms: Record<Language, readonly string[]> = {
  es: [
    'batería de cocina',
    'batería musical',
    'cable de red',
    'cable de internet',
    'cable de antena',
    'caja fuerte',
    'caja de cambio',
    'disco duro',
    'placa base',
    'placa madre',
    'placa de video',
    'planta de jardín',
    'planta ornamental',
    'planta medicinal',
    'filtro de aire',
    'barra de sonido',
    'regulador de voltaje',
    'regulador de tensión',
    'estabilizador de voltaje',
    'cable de extensión',
  ],
  en: [
    'drum kit',
    'first aid kit',
    'tool kit',
    'sewing kit',
    'house plant',
    'network cable',
    'hard disk',
    'hard drive',
    'air filter',
    'fuel filter',
    'power bank',
    'power strip',
    'sound bar',
    'safe box',
    'voltage regulator',
    'voltage stabilizer',
    'extension cord',
    'power cord',
    'transfer switch',
    'changeover switch',
    'automatic transfer switch',
  ],
  de: ['erste hilfe', 'netzwerkkabel', 'ölfilter', 'luftfilter', 'kaffeefilter', 'autobatterie', 'powerbank', 'festplatte', 'wassertank'],
}
