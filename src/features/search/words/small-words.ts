import type { Language } from '#i18n/language.ts'
import { wordSet } from './word-set.ts'

/** Words that say nothing of what is sought. They count only when there is nothing else. */
export const fillers: Record<Language, ReadonlySet<string>> = {
  es: wordSet(`
    a al con cual cuales de del el en es esta este hay la las lo los me mi mis nos o para por precio precios que quiero quisiera
    se sin su sus un una unos unas y busco buscar comprar compra vender venden vende venta ventas hoy tienen tiene
    tienes necesito necesita cuanto cuantos cuesta cuestan vale valen barato barata baratos baratas economico economica bueno
    buena buenos buenas mejor nuevo nueva nuevos nuevas tipo tipos marca marcas modelo modelos disponible disponibles favor
    hola ustedes cuba habana algun alguna como donde y e u ni si no ya muy mas menos le les te nos yo tu usted
    este estos estas ese esa eso esos esas aquel aquella otro otra otros otras todo toda todos todas cada poco mucho mucha
    son era ser estan estoy hacia hasta desde sobre entre cuando quien porque hago hace hacer hacen haya
    puedo puede pueden podria podrian quieren querer deseo gustaria interesa saber sirve sirven tendran tendria habra
    llevar lleva llevan trae traen incluye incluyen usar poner instalar conectar ver dar dan da
    buenas buenos dias tardes noches saludos gracias amigo info informacion
    calidad potencia capacidad duracion eficiencia rendimiento garantia color tamano uso segunda mano fabrica confianza gama verdad
    hubo fue
    aguante aguanten aguantar aguanta dure duren durar
    producto productos articulo articulos mercancia mercancias cosa cosas algo especial especiales`),
  en: wordSet(`
    a an and any are at best brand brands buy by cheap cost do for from good have how i in is it looking me model models much
    my need new of on or please price prices sale search today sell some the to want we what where which with you your cuba havana
    am be been was were being does did can could would will should may might must there here this that these those it its
    he she they them their our us who whom when why as if but not no yes than then so very more most less few each all both any
    get got give make makes made put use used using like looking come comes included includes include left stock available
    hello hi hey thanks thank something anything thing things product products item items article articles goods special`),
  de: wordSet(`
    am an ans auf aufs aus bei beim brauche das dem den der des die ein eine einem einen einer eines fur furs gibt gut gunstig
    haben ich im in ins ist kaufen
    bin bist sind sein war waren hat hast habt habe hatte kann konnen konnte wird werden mochte wollen soll muss
    er sie es wir ihr uns euch dies diese dieser dieses jene alle alles jeder etwas nicht kein keine so wie wo wer wann warum
    wenn dass aber auch noch nur schon sehr mehr bitte danke hallo guten tag brauchen suchen
    produkt produkte artikel ware waren sache sachen
    marke mein mit modell nach neu oder preis preise suche und verkaufen vom von was will zu zum zur`),
}

/** What is on offer, as `kit/price.ts` has it. */
export const offers: Record<Language, ReadonlySet<string>> = {
  es: wordSet('oferta rebaja rebajado rebajada descuento promocion promociones promo liquidacion'),
  en: wordSet('offer sale discount discounted deal promotion promo reduced clearance'),
  de: wordSet('angebot sonderangebot rabatt rabattiert reduziert aktion'),
}

/** Behind these stands what a thing is of, what it is for, and what it merely has. */
export const relations: Record<Language, Record<'of' | 'for' | 'with', ReadonlySet<string>>> = {
  es: { of: wordSet('de del'), for: wordSet('para por en a al sin'), with: wordSet('con y') },
  en: { of: wordSet('of from'), for: wordSet('for in on to by'), with: wordSet('with and') },
  de: { of: wordSet('von vom aus'), for: wordSet('fur furs im in ins auf aufs zu zum zur'), with: wordSet('mit und') },
}

/** Where things are used. Such a word tells one product from another only where one is made for that place. */
export const uses: Record<Language, ReadonlySet<string>> = {
  es: wordSet(
    'casa hogar vivienda apartamento negocio empresa finca campo oficina tienda taller restaurante paladar hostal cafeteria familia',
  ),
  en: wordSet('home house household apartment business company farm office shop workshop restaurant guesthouse family'),
  de: wordSet('haus zuhause heim wohnung geschaft firma hof buro laden werkstatt restaurant pension familie'),
}

/** First words of names that tell how something comes, and not what it is: "Juego de cartuchos". */
export const vessels: Record<Language, ReadonlySet<string>> = {
  es: wordSet('caja juego equipo kit par paleta rollo saco maquina'),
  en: wordSet('box set kit unit pair pallet roll reel bag machine equipment'),
  de: wordSet('kasten satz gerat paar palette rolle sack maschine'),
}

/** Of the words of a relation, those behind which a thing stands that another is made of or belongs to. */
export const made: Record<Language, ReadonlySet<string>> = { es: wordSet('de del'), en: wordSet('of'), de: wordSet('aus') }

/** Numbers of things as texts write them, each at its place; one is an article. */
export const countWords: Record<Language, readonly string[]> = {
  es: ['', '', 'dos', 'tres', 'cuatro', 'cinco', 'seis'],
  en: ['', '', 'two', 'three', 'four', 'five', 'six'],
  de: ['', '', 'zwei', 'drei', 'vier', 'funf', 'sechs'],
}

export const articles: Record<Language, ReadonlySet<string>> = {
  es: wordSet('el la los las un una unos unas mi mis su sus'),
  en: wordSet('a an the my your'),
  de: wordSet('der die das den dem des ein eine einem einen einer eines'),
}
