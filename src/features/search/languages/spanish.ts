import type { LanguageWords } from './language-words.ts'

/** Word lists of Spanish. Separate from the other Spanish data, so that the scripts of staff pages can contain the lists alone. */
export const spanishLists: LanguageWords['lists'] = {
  fillers: `
    aguanta aguantar aguante aguanten algo algun alguna amigo aquel aquella articulo articulos barata baratas barato baratos buena
    buenas bueno buenos buscar busco cada calidad capacidad color como compra comprar conectar confianza cosa cosas cual cuales
    cuando cuanto cuantos cuba cuesta cuestan da dan dar desde deseo dias disponible disponibles donde duracion durar dure duren e
    economica economico eficiencia entre era es esa esas ese eso esos especial especiales esta estan estas este estos estoy fabrica
    falta faltan favor fue gama garantia gracias gustaria habana habra hace hacen hacer hacia hago hasta hay haya hola hoy hubo
    incluye incluyen info informacion instalar interesa le les lleva llevan llevar lo mano marca marcas mas me mejor menos
    mercancia mercancias modelo modelos mucha mucho muy necesita necesito ni no noches nos nueva nuevas nuevo nuevos o otra otras
    otro otros poco podria podrian poner porque potencia precio precios producto productos puede pueden puedo que querer quien
    quieren quiero quisiera rendimiento saber saludos se segunda ser si sirve sirven sobre son tamano tardes te tendran tendria
    tiene tienen tienes tipo tipos toda todas todo todos trae traen tu u usar uso usted ustedes vale valen vende venden vender
    venta ventas ver verdad ya yo`,
  offers: 'oferta rebaja rebajado rebajada descuento promocion promociones promo liquidacion',
  of: 'de del',
  for: 'para por en a al sin',
  with: 'con y',
  madeOf: 'de del',
  articles: 'el la los las un una unos unas mi mis su sus',
  uses: `
    casa hogar vivienda apartamento negocio empresa finca campo oficina tienda taller restaurante paladar hostal cafeteria familia`,
  vessels: 'caja juego equipo kit par paleta rollo saco maquina',
  loads: `
    televisor television tele tv radio bocina router wifi consola computadora ordenador pc impresora monitor refrigerador
    refrigeradora refri nevera frigorifico freezer congelador frio lavadora secadora lavavajilla plancha split climatizador aire
    cocina fogon hornilla horno microondas olla arrocera licuadora batidora cafetera tostadora freidora ventilador abanico
    calentador ducha bomba turbina motobomba electrobomba lampara bombillo bombilla foco luminaria soldar soldadora soldador
    soldadura`,
  elsewhere: `
    celular movil telefono smartphone iphone tableta tablet laptop audifono camara reloj juguete linterna ethernet hdmi usb rj45
    rj11 vga coaxial bluetooth xbox playstation nintendo sandwich carro auto coche camion moto motorina motocicleta bicicleta bici
    triciclo patineta goma neumatico llanta ropa zapato mueble cama colchon mesa silla puerta ventana reja escalera comida aceite
    jabon detergente arroz pollo leche cafe azucar cerveza chocolate hielo tinta toner cigarro tabaco tanque cisterna deposito
    estabilizador pvc plastico`,
  materials: 'arena grava madera yeso pladur carton tela cuero',
  vehicles: `
    carro auto automovil coche camion camioneta vehiculo moto motorina motocicleta bicicleta bici triciclo patineta scooter tractor
    guagua arranque`,
  fuels: 'gas queroseno kerosene keroseno glp propano butano metano biogas',
  makes: 'eolico eolica aerogenerador hidraulico tubular opzs opzv',
  counts: 'dos tres cuatro cinco seis',
}

/** Spanish data of the search. */
export const spanish: LanguageWords = {
  lists: spanishLists,
  homonyms: `
      batería de cocina | batería musical | cable de red | cable de internet | cable de antena | caja fuerte | caja de cambio |
      disco duro | placa base | placa madre | placa de video | planta de jardín | planta ornamental | planta medicinal |
      filtro de aire | barra de sonido | regulador de voltaje | regulador de tensión | estabilizador de voltaje | cable de extensión`,
  synonyms: `
    panel | placa | panel solar | placa solar | módulo solar | módulo fotovoltaico | panel fotovoltaico | celda solar |
      célula solar | panel de sol | placa de sol | panel voltaico
    solar | fotovoltaico | fotovoltaica | energía solar | energía fotovoltaica
    generador | planta | planta eléctrica | planta de corriente | planta de luz | grupo electrógeno | electrógeno |
      motor generador | moto generador | motogenerador | motor de luz | motor de corriente | planta de energía |
      planta de emergencia | generador de emergencia | generador de luz | generador de corriente | generador eléctrico
    inversor | convertidor | inverter | ondulador
    batería | acumulador | pila | banco de baterías | banco de energía | batería de ciclo profundo | ciclo profundo |
      almacenamiento | almacenamiento de energía
    batería de pared | powerwall | batería mural | batería colgante
    litio | lifepo4 | lfp
    diésel | petróleo | gasoil | gasóleo
    gasolina | nafta | bencina | petrol
    refrigerador | nevera | frigorífico | frío | freezer | congelador | refri | refrigeradora
    aire acondicionado | split | climatizador
    corriente | electricidad | luz | energía
    apagón | respaldo | ups | corte de corriente | corte de luz | corte eléctrico | =se va la luz | =se fue la luz |
      =se fue la corriente | =cuando se va la luz | =cuando se va la corriente | =corriente cuando se va la luz |
      =luz cuando se va la corriente | =se va la corriente | =falta de luz | =falta de corriente | =quitan la luz |
      =quitan la corriente | falla eléctrica
    sistema | kit | equipo completo | combo | kit de paneles | kit de paneles solares | kit de placas | planta solar |
      instalación solar | planta fotovoltaica | estación solar
    controlador | regulador | cargador solar | controlador solar | regulador solar | cargador mppt | cargador de paneles |
      cargador de baterías
    seccionador | interruptor | breaker | brequer | breque | cuchilla | desconectador | pastilla | fusible | termomagnético |
      magnetotérmico | disyuntor | switch | llave térmica | llave de corte | cortacorriente | interruptor automático
    dc | cd | corriente directa | corriente continua
    ac | ca | corriente alterna
    caja de distribución | pizarra | pizarra eléctrica | tablero | tablero eléctrico | cuadro eléctrico | cuadro de distribución |
      panel eléctrico | panel de breakers | caja de breakers | caja eléctrica | centro de carga | cuadro de luz | cuadro de breakers |
      cuadro de fusibles | tablero de distribución | tablero de breakers | panel de distribución | pizarra de breakers |
      caja de interruptores | caja de disyuntores | caja de fusibles | caja de protecciones | caja de luz | gabinete eléctrico
    cable | alambre | conductor | cordón eléctrico
    conector | enchufe | terminal | acople | empalme
    techo | tejado | azotea
    cabilla | barra corrugada | varilla | barra | hierro | fierro | hierro corrugado | acero corrugado | hierro de construcción |
      acero de construcción | acero de refuerzo | varilla de hierro | barra de hierro
    bloque | ladrillo | tabique | bloque de cemento | bloque de concreto | bloque de hormigón
    hormigonera | concretera | mezcladora | revolvedora | trompo | mezcladora de cemento | mezcladora de concreto |
      mezcladora de mortero | betonera | batidora de mezcla | batidora de cemento | =máquina de concreto | =máquina de hormigón |
      =máquina de hacer hormigón | =máquina de hacer concreto | =máquina de hacer mezcla | batidora de concreto |
      batidora de hormigón | máquina de mezclar | trompo de mezclar | trompo de mezcla
    hormigón | concreto
    amoladora | pulidora | esmeriladora | esmeril | radial | rotaflex | galletera
    demoledor | rompedor | rompedora | taladro | barrena | rotomartillo | martillo eléctrico | martillo neumático |
      martillo percutor | martillo picador
    carretilla | vagón | carretilla de mano
    ósmosis | purificador | purificadora | potabilizadora | potabilizador | desalinizadora
    filtro de agua | agua potable | agua limpia | agua pura | agua purificada | agua filtrada | agua de beber | agua de tomar |
      filtro de agua de tomar | filtro de agua de beber | filtro de agua potable | tratamiento de agua | purificación de agua
    cartucho | repuesto | recambio | elemento filtrante
    silencioso | insonorizado | callado | silenciosa
    trifásico | trifásica | tres fases | =3 fases
    monofásico | monofásica | =1 fase
    bomba | turbina | motobomba | electrobomba | motor de agua
    ventilador | abanico
    bombillo | bombilla | foco | lámpara | luminaria
    tubería | tubo | cañería
    montaje | soporte | estructura | riel | base | gancho | grapa | abrazadera | herraje | anclaje | fijación | sujetador
    agm | gel | plomo | plomo ácido
    híbrido | todo en uno | inversor cargador
    monocristalino | mono cristalino | monocristal
    bifacial | doble cara | dos caras
    totalmente negro | full black | all black | todo negro
    onda pura | onda senoidal | onda sinusoidal | senoidal pura | sinusoidal pura | seno puro
    autónomo | aislado | fuera de red | off grid
    microinversor | micro inversor
    batería de pie | batería de piso | batería de suelo
    rack | bastidor
    armario | gabinete
    expandible | ampliable | modular | escalable
    arranque eléctrico | encendido eléctrico | arranque con llave | arranque por botón
    portátil | portable | transportable
    ats | transferencia automática | conmutador de transferencia | interruptor de transferencia
    ruido | bulla
    cemento | portland | cemento portland | cemento gris
    saco | bolsa
    rollo | carrete | bobina
    mortero | argamasa
    cimiento | cimentación | zapata
    fregadero | lavaplatos | pila de fregar
    carbón activado | carbón activo | carbono activado
    protector contra sobretensiones | supresor de picos | protector de sobretensión | dps | descargador
    puesta a tierra | toma de tierra | aterramiento | polo a tierra
    interruptor diferencial | salvavidas | breaker diferencial | rccb
    canaleta | bandeja portacables | conduit
    tornillo | perno | tornillería
    acero inoxidable | inoxidable | inox
    voltaje | tensión`,
  parts: [
    [
      'caja de distribución',
      'breaker | interruptor | pastilla | fusible | termomagnético | magnetotérmico | disyuntor | interruptor automático | llave térmica',
    ],
    ['amoladora', 'disco de corte | disco de desbaste | disco de cortar | disco abrasivo'],
  ],
  roles: {
    'says:para': `pa '? | pal`,
    'says:que': `q`,
    'says:con': `c /`,
    'says:o': `o si no`,
    less: `menos/menor/menores de/que | menor/menores a | inferior/inferiores a | bajo | por? debajo de`,
    more: `mas/mayor/mayores de/que/d | mayor/mayores a | superior/superiores a | por? encima de | arriba de`,
    cheaper: `mas barato/barata/baratos/baratas/economico/economica que/de`,
    dearer: `mas caro/cara/caros/caras/costoso/costosa que/de`,
    smaller: `mas pequeno/pequena/pequenos/pequenas/chico/chica/chicos/chicas/bajo/baja/bajos/bajas/ligero/ligera/ligeros/ligeras/liviano/liviana/livianos/livianas/silencioso/silenciosa/silenciosos/silenciosas/debil/debiles que/de
      menos potente/potentes/ruidoso/ruidosa que | menos bulla/ruido/peso que`,
    larger: `mas grande/grandes/potente/potentes/fuerte/fuertes/alto/alta/altos/altas/largo/larga/largos/largas/pesado/pesada/pesados/pesadas/ruidoso/ruidosa/ruidosos/ruidosas/bulloso/bullosa que/de`,
    most: `igual/iguales o menor/inferior/menores/inferiores a/de/que | hasta | como maximo/mucho de? | maximo de? | a lo sumo | a lo mas | tope de? | nada/no mas que | solo hasta | nada por? encima de | nada arriba de | nada sobre los? | que/q no exceda/excedan/supere/superen/pase/pasen de?`,
    least: `igual/iguales o mayor/superior/mayores/superiores a/de/que | desde | a partir de | como minimo/poco de? | minimo de? | nunca menos de | al menos | por lo menos`,
    mostNamed: `max`,
    leastNamed: `min`,
    mostPrice: `precio maximo de? | presupuesto | presupuesto maximo? es? de? | presupuesto es de maximo`,
    leastPrice: `precio minimo de?`,
    orLess: `o menos/menor/menores/inferior/inferiores | para/pa abajo/bajo | hacia abajo | o por debajo | como maximo/mucho | maximo | tope | a lo sumo`,
    orMore: `o mas/mayor/mayores/superior/superiores | en adelante | para/pa arriba | hacia arriba | como minimo | minimo | por lo menos`,
    between: `entre`,
    to: `a | hasta`,
    and: `y | e`,
    or: `o | u`,
    plus: `mas`,
    together: `en total | juntos | juntas | todo junto | entre los/las dos | entre todo`,
    superlative: `la/el/lo/las/los? que/q menos/mas pese/pesen/pesa/pesan/ruido/dure/duren/dura/duran primero? | la/el/los/las? mas ligera/ligero/ligeras/ligeros/liviana/liviano/silenciosa/silencioso/chiquita/chiquito primero`,
    about: `este/esten/anda/andan? por los/unos | ronde/ronda/ronden/rondan/rondando los? | mas o menos de/unos? | alrededor de los/unos? | cerca de los/unos? | aproximadamente | aprox | sobre los | como unos`,
    aboutMoney: `unos`,
    aboutBehind: `mas o menos | aproximadamente`,
    the: `los | las | unos`,
    lead: `de | del | por | a | al | con | que | q | sea | sean | tenga | tengan | tenga/tengan una? | cueste | cuesten | valga | valgan | salga | salgan | en | mi | precio | precios | su precio | un | una | dure | aguante | trabaje | funcione | camine | duren`,
    article: `el | la | los | las | lo`,
    of: `de | del`,
    for: `para | pa`,
    priceFor: `por`,
    with: `con`,
    in: `en | de | por`,
    not: `no | ni`,
    without: `sin`,
    none: `nada | ninguno | ninguna`,
    that: `que | q`,
    pronoun: `me | nos | se | te | le | les | lo | la`,
    helping: `quiero | queremos | quisiera | puedo | podemos | puede | pueden | pueda | puedan | pienso | voy a | vaya/vayan a | debe | deben | deba | deban | tenga/tengan que`,
    cost: `cuesta | cueste | cuestan | cuesten | costar | vale | valen | valga | valgan | valer | gastar | gastarme | gastarse | pagar | pagarme | sale | salen | salga | salgan | salir | tengo`,
    have: `sea | sean | son | es | ser | tenga | tengan | tiene | tienen | tener | haga | hagan | hace | hacen | hacer | pese | pesen | pesa | pesan | pesar | consuma | consuman | consume | consumen | consumir | use | usen | usar | gaste | gasten | lleve | lleven | de | den | dar | mida | midan | mide | miden | dure | duren | suene | suenen | emita | emitan | produzca | produzcan | genere | generen | entregue | entreguen | pase | pasen | vaya | vayan`,
    reach: `suba | suban | sube | suben | subir | pase | pasen | pasar | pasarse | pasarme | rebase | rebasen | rebasar | sobrepase | sobrepasen | sobrepasar | exceda | excedan | exceder | supere | superen | superar`,
    fall: `baje | bajen | baja | bajar`,
    arrive: `llegue | lleguen`,
    thousand: `mil | k`,
    'money:usd': `usd | us $ | $ | dolar | dolares | fula | fulas`,
    'money:eur': `€ | eur | euro | euros`,
    'money:gbp': `£ | gbp | libra/libras esterlina/esterlinas`,
    'money:cup': `cup | peso/pesos cubanos? | mn | m . n . | moneda nacional`,
    'money:mlc': `mlc`,
    ofMoney: `precio | precios | cuesta | cuestan | cueste | cuesten | vale | valen | valga | valgan | presupuesto | dinero | alcanza | alcanzan | gastar | pagar | pago | barato | barata | baratos | baratas | economico | economica | economicos | economicas | caro | cara | caros | caras | costo`,
    counted: `aire | aires | split | splits | ciclo | ciclos | celda | celdas | etapa | etapas | galon | galones | lumen | lumenes | hertz | persona | personas | libra | libras | metro | metros | pie | pies | pulgada | pulgadas | bar | bares | ano | anos | mes | meses | dia | dias | semana | semanas | minuto | minutos | pieza | piezas | unidad | unidades | saco | sacos | rollo | rollos | fase | fases`,
    term: `ciclo | ciclos | etapa | etapas | celda | celdas | galon | galones | lumen | lumenes | libra | libras | pulgada | pulgadas | pie | pies | ano | anos | mes | meses`,
    warranty: `garantia`,
    life: `de? vida util? | de? uso`,
    'life:warranty': `de? garantia`,
    quality: `hibrido | hibridos | hibrida | hibridas | silenciosos | silenciosas | selladas | sellados | nuevos | nuevas | usados | usadas | baratos | baratas | chicos | chicas | pequenos | pequenas | grandes | electricos | electricas | portatiles | solares | economicos | economicas | ligeros | ligeras | potentes | negros | negras | grises | blancos | blancas | resistentes | disponibles | buenos | buenas | trifasicos | trifasicas | monofasicos | monofasicas | bifaciales | inteligentes | gracias | gas | plus | originales | recargables`,
    short: `agm | gel | gas | de | del | y | e | o | u | con | sin | que | por | en | el | la | al | un | una | ya | pls`,
    cheap: `el/la/los/las/lo? mas/muy? barato/barata/baratos/baratas/baratito/baratita/baratitos/baratitas/baratisimo/baratisima/economico/economica/economicos/economicas primero?
      a/al/el/de? menor precio | a/al/el/de? mas bajo precio | que/q? no sea/sean/este/esten/es/son? muy/tan/demasiado? caro/cara/caros/caras
      por? precio de? menor a mayor | ordenado/ordenada/ordenados/ordenadas? por? el? precio? de menor a mayor precio
      del/de? el/la/los/las? mas barato/barata/baratos/baratas a/al? el/la/los/las? mas caro/cara/caros/caras`,
    dear: `el/la/los/las/lo? mas caro/cara/caros/caras/costoso/costosa/costosos/costosas primero? | de/con/al? el? mayor precio | de/con/al? el? mas alto precio
      por? precio de? mayor a menor | de mayor a menor precio
      del/de? el/la/los/las? mas caro/cara/caros/caras a/al? el/la/los/las? mas barato/barata/baratos/baratas`,
    largest: `el/la/los/las/lo? mas potente/potentes/grande/grandes/fuerte/fuertes primero? | de/con mas potencia/capacidad
      el/la/los/las? de/con la? mayor potencia/capacidad | que tenga/tengan la? mayor potencia/capacidad | de mayor a menor potencia/capacidad`,
    available: `que? esten/este/esta/estan/sea/sean/haya/hayan/hay/tenga/tengan/tiene/tienen/quede/queden? en el? existencia/existencias/stock/almacen/inventario ya/ahora/hoy? mismo?
      que? esten/este/esta/estan/sea/sean/haya/hayan/hay/tenga/tengan/tiene/tienen/quede/queden? disponible/disponibles ya/ahora/hoy? mismo?
      con/hay/haya/tenga/tengan/tiene/tienen existencia/existencias/stock de? | con/de/para? entrega inmediata`,
    'scarce:out_of_stock': `que/q? ya? esta/estan/este/esten/sea/sean/son? agotado/agotada/agotados/agotadas
      que/q? ya? esta/estan/este/esten/sea/sean/son? por llegar/entrar/venir | que/q? ya? esta/estan/este/esten/sea/sean/son? en camino
      que/q? llega/llegan/llegue/lleguen/viene/vienen/vengan/entra/entran pronto | que/q? llega/llegan/llegue/lleguen/viene/vienen/vengan/entra/entran en el proximo contenedor
      en/del? el? proximo contenedor | sin existencia/existencias/stock | fuera de existencia/existencias/stock
      que/q? no hay/haya/esta/estan/este/esten/tiene/tienen/tenga/tengan? en? existencia/existencias/stock de?
      que/q? no hay/haya/esta/estan/este/esten/tiene/tienen/tenga/tengan? disponible/disponibles`,
    'scarce:limited': `con/que/q? de? las? quedan/queda/tengan/tienen? pocas/pocos/ultimas/ultimos unidades/unidad/piezas/existencias de?
      que/q queda/quedan pocos/pocas`,
    when: `cuando`,
    otherStock: `presupuesto | dinero | espacio | techo | area | voltaje | corriente | potencia`,
    'kind:petrol': `gasolina`,
    'kind:diesel': `diesel | petroleo`,
    'kind:lifepo4': `litio | lifepo4`,
    'kind:agm': `agm | gel | plomo acido?`,
    goods: `bateria | baterias | panel | paneles | placa | placas | inversor | inversores | generador | generadores | planta | plantas | solar | solares`,
    manyGoods: `baterias | paneles | placas | inversores | generadores | plantas | sistemas | kits | filtros | cables | equipos | productos`,
    battery: `bateria | baterias | acumulador | acumuladores`,
    panel: `panel | paneles | placa | placas | modulo | modulos`,
    engine: `generador | generadores | planta | plantas | grupo/grupos electrogeno/electrogenos | motor | motores`,
    notEngine: `planta/plantas solar/solares/fotovoltaica/fotovoltaicas`,
    powered: `inversor | inversores | convertidor | convertidores | planta | plantas | generador | generadores | sistema | sistemas | kit | kits`,
    voltage: `bateria | baterias | acumulador | acumuladores | inversor | inversores | convertidor | convertidores`,
    beforeEngine: `para | pa | con | bateria | baterias | inversor | inversores | panel | paneles | placa | placas | sistema | sistemas | kit | kits | ups | estacion | estaciones`,
    last: `dura | dure | duren | duran | durar | aguante | aguanten | aguanta | aguantar | trabaje | trabajen | trabaja | funcione | funcionen | funciona | camine | caminen | rinda | rindan | rinde`,
    hoursLead: `que | me | nos | pueda | puede | de | con | para | por | durante | unas | tenga | tengan`,
    hoursBehind: `de? autonomia/trabajo/duracion | seguidas | continuas | corridas | diarias | sin parar | al/por dia`,
    hoursOther: `entrega | envio | garantia | cada`,
    hoursUsed: `de uso | usado | usada | usados | usadas`,
    refuseSure: `que/q no sea/sean/use/usen/lleve/lleven | excepto | salvo`,
    refuse: `distinto/distinta/distintos/distintas/diferente/diferentes de/a/al | que/q? no quiero/busco/necesito/sea/sean/es/son/este/esten/tenga/tengan/traiga/traigan/consuma/consuman/gaste/gasten/utilice/utilicen/necesite/necesiten/funcione/funcionen/trabaje/trabajen
      que/q? no me gusta/gustan/sirve/sirven/interesa/interesan | tampoco quiero/busco? | excluyendo | descartando | exceptuando | nada de | sin contar | sin incluir | quitando | todo menos | en vez/lugar de | ni`,
    refuseExcept: `menos`,
    refuseWeak: `no`,
    refuseLacking: `sin`,
    needing: `que/q? no tenga/tengan/traiga/traigan/necesite/necesiten/lleve/lleven/use/usen/utilice/utilicen`,
    but: `pero`,
    nor: `ni`,
    its: `su | sus`,
    small: `de | del | a | en | con | el | la | los | las | un | una | ser | que | sea | sean | muy | tan | demasiado`,
    phases: `1/3/un/una/uno/tres fase/fases`,
    whole: `osmosis inversa | onda senoidal? pura/modificada | arranque electrico | todo en uno`,
    circumstance: `corriente | luz | electricidad | energia | red | internet | sol | agua | ruido | bulla | ruidoso | ruidosa | ruidosos | ruidosas | costo | costos | envio | problema | problemas | instalar | mantenimiento | carga | cargan`,
    refusedBehind: `trifasico | trifasica | trifasicos | trifasicas | monofasico | monofasica | bifasico | bifasica | hibrido | hibrida | hibridos | hibridas`,
    withinLimit: `equipo | equipos | aparato | aparatos | dispositivo | dispositivos | cualquier | cualquiera | tengo | dispongo | cuento | alcanza | alcanzan | alcance | presupuesto | dinero | gastar | pagar | pago | cueste | cuesten | valga | valgan | ofrecen | ofrece | muestrame | muestren | mostrar | ensename | dame`,
    edge: `gastar/gastarme/pagar/invertir en/por? | pero | tengo | dispongo | cuento | con | q | busco | quiero | quisiera | necesito | me | mi | que | puedo | comprar | para | por | a | un | una | unos | unas | el | la | los | las | algo | y | e | o | u | hay | tienen | tienes | tiene | tenga | tengas | tengan | haya | hayan | haiga | venden | vende | vendan | vendas | cual | cuales | hola | buenas | solo | solamente | ya | dame`,
    endEdge: `de | del | en`,
    seam: `y/e que/q? sea/sean | y/e que/q`,
    seamWith: `y/e que/q? tenga/tengan`,
    leastBefore: `al | lo | o`,
    counting: `un | uno | una | dos | tres | cuatro | mi | el`,
    offer: `oferta | ofertas | rebaja | rebajas | promocion | promociones`,
    ofToday: `del dia | de hoy | de la semana`,
    tying: `al | ni | sin`,
    'quiet:silencioso': `sin hacer? mucho/mucha/muchos/tanto/tanta/demasiado/demasiada? ruido/ruidos/bulla/escandalo | sin hacer? nada de ruido/ruidos/bulla
      que/q? no/ni haga/hagan/meta/metan/de/den/tenga/tengan mucho/mucha/tanto/tanta/demasiado/demasiada? ruido/ruidos/bulla/escandalo
      que/q? no suene/suenen mucho/tanto? | que/q? no sea/sean? muy/tan/demasiado? ruidoso/ruidosa/ruidosos/ruidosas/bulloso/bullosa/bullosos/bullosas/escandaloso/escandalosa
      con? poco/poca ruido/bulla | que? haga/hagan poco/poca ruido/bulla | poco ruidoso/ruidosa/ruidosos/ruidosas`,
    something: `algo`,
    endure: `aguanta | aguante | aguanten | aguantan | aguantar | resista | resistan | resiste | resisten | resistir | dure | duren | dura | duran | durar`,
    time: `hora | horas | noche | noches | dia | dias | apagon | apagones | madrugada | tiempo | rato`,
    withTime: `pa | q | toda | todo | entera | entero | largo | larga | largos | largas | corriente | luz | electricidad | mas | menos | minimo`,
    sources: `baterias | sistemas solares | generadores`,
    current: `ac | a / c`,
    currents: `acs | a / cs`,
    'airConditioner:split': `aire | aires | split | splits | minisplit | clima | ac`,
    runs: `para | pa | y`,
    conditioned: `y | o | con | de`,
    cooling: `btu | btus | btu / h | tonelada | toneladas | ton | tons`,
    mains: `corriente | electricidad | luz`,
    threePhase: `trifasico | trifasica | trifasicos | trifasicas`,
    asking: `quiero | necesito | busco | tengo | algo | equipo | equipos | de | con | para | a`,
    'goodsOf:fuel': `generador`,
    'goodsOf:chemistry': `batería`,
    'appliance:fridge': `refrigerador | refrigeradores | refrigeradora | nevera | neveras | refri | refris | frigorifico | frigorificos | frio`,
    'appliance:freezer': `freezer | freezers | congelador | congeladores`,
    'appliance:fan': `ventilador | ventiladores | abanico | abanicos`,
    'appliance:tv': `televisor | televisores | television | tele | tv`,
    'appliance:split': `split | splits | aire | aires | aire/aires acondicionado/acondicionados | climatizador | minisplit`,
    'appliance:pump': `bomba | bombas | bomba/bombas de agua | motor/motores de agua | turbina | turbinas | motobomba | motobombas | electrobomba`,
    'appliance:riceCooker': `arrocera | arroceras | olla arrocera`,
    'appliance:multiCooker': `olla | ollas | olla/ollas reina/reinas/multiproposito`,
    'appliance:induction': `cocina de? induccion/electrica | hornilla | hornillas | fogon electrico`,
    'appliance:microwave': `microondas | microwave`,
    'appliance:washer': `lavadora | lavadoras`,
    'appliance:iron': `plancha | planchas`,
    'appliance:shower': `ducha | duchas | ducha electrica | calentador de agua`,
    'appliance:laptop': `laptop | laptops | computadora | computadoras | ordenador`,
    'appliance:router': `router | routers | wifi | modem`,
    'appliance:bulb': `bombillo | bombillos | bombilla | bombillas | foco | focos | lampara | lamparas`,
    'service:delivery': `envio | envios | entrega | entregas | entregan | envian | domicilio | a domicilio | mensajeria | transporte | transportacion | flete | recogida | recoger`,
    'service:installation': `instalacion | instalaciones | instalar | instalan | instala | instalador | instaladores`,
    'service:warranty': `garantia | garantias | devolucion | devoluciones`,
    'service:payment': `pago | pagos | pagar | forma/formas de pago | metodo/metodos de pago | tarjeta | tarjetas | transferencia bancaria? | zelle | efectivo`,
    'service:hours': `horario | horarios | abren | cierran | abierto | abiertos`,
    'service:address': `direccion | direcciones | ubicacion | ubicados | donde estan/quedan/queda | como llegar | almacen`,
    withStock: `sistema | sistemas | kit | kits`,
    '^lackingOther': `much | tant | demasiad | cost | interes | impuest | adua | entreg | transport | instalaci | mensajer | pena | falta | embarg | duda | nada | parar | ser | tener | usar | stock | existenc`,
    '^notOther': `funcion | carg | arranc | prend | enciend | trabaj | sirv | aguant | dur | lleg | entr | sal | pas | hac | hag | hay | hab | tien | ten | pued | podr | quier | qued | sab | est | va | voy | vien | veo | es | son | encuentr | entiend | vend | dispon | import | necesit | busc | muy | tan | solo | ya`,
    '^doingOther': `hay | hag | fall | pas | exce | super | cuest | val | pes | mid | salg | lleg | cost`,
    having: `tenga | tengan | traiga | traigan | lleve | lleven | use | usen | necesite | necesiten | utilice | utilicen | consuma | consuman | gaste | gasten | quiero | busco`,
    being: `se | me | te | le | les | nos | lo | la | los | las | hay | sea | sean | este | esten`,
    much: `mucho | mucha | muchos | muchas | tanto | tanta | demasiado | demasiada`,
    stop: `y | e | o | u | con | para | de | del | en | por | que | pero | si | hasta | desde | mas | menos | mayor | menor`,
    set: `kit | combo | juego | paquete | set | sistema`,
    sets: `kits | combos | juegos | paquetes | sets | sistemas`,
  },
}
