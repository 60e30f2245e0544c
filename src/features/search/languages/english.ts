import type { LanguageWords } from './language-words.ts'

/** Word lists of English. Separate from the other English data, so that the scripts of staff pages can contain the lists alone. */
export const englishLists: LanguageWords['lists'] = {
  fillers: `
    all am any anything are article articles as at available be been being best both brand brands but buy can cheap come comes cost
    could cuba did do does each few get give good goods got havana have he hello here hey hi how i if include included includes is
    it item items its left less like looking made make makes may me might model models more most much must need new no not or our
    please price prices product products put sale search sell she should so some something special stock than thank thanks that
    their them then there these they thing things this those today us use used using very want was we were what when where which
    who whom why will would yes you`,
  offers: 'offer sale discount discounted deal promotion promo reduced clearance',
  of: 'of from',
  for: 'for in on to by',
  with: 'with and',
  madeOf: 'of',
  articles: 'a an the my your',
  uses: 'home house household apartment business company farm office shop workshop restaurant guesthouse family',
  vessels: 'box set kit unit pair pallet roll reel bag machine equipment',
  loads: `
    television tv telly radio speaker router wifi console computer pc printer monitor refrigerator fridge freezer washing washer
    dryer dishwasher split aircon cooker stove oven microwave kettle toaster blender fryer fan heater shower pump lamp bulb welding
    welder`,
  elsewhere: `
    phone cellphone mobile smartphone iphone tablet laptop headphone camera watch toy flashlight torch ethernet hdmi usb rj45 rj11
    vga coaxial bluetooth xbox playstation nintendo sandwich car truck motorcycle motorbike moped scooter bicycle bike tricycle
    tyre tire clothes shoe furniture bed mattress table chair door window ladder food oil soap detergent rice chicken milk coffee
    sugar beer bread chocolate ice ink toner cigarette tobacco tank cistern stabilizer pvc plastic`,
  materials: 'sand gravel wood wooden timber plywood drywall gypsum plaster cardboard leather',
  vehicles: `
    car truck lorry van vehicle motorcycle motorbike moped scooter bicycle bike tricycle tractor bus starter starting cranking`,
  fuels: 'kerosene lpg propane butane methane biogas',
  makes: 'wind tubular opzs opzv',
  counts: 'two three four five six',
}

/** English data of the search. */
export const english: LanguageWords = {
  lists: englishLists,
  homonyms: `
      drum kit | first aid kit | tool kit | sewing kit | house plant | network cable | hard disk | hard drive | air filter |
      fuel filter | power bank | power strip | sound bar | safe box | voltage regulator | voltage stabilizer | extension cord |
      power cord | transfer switch | changeover switch | automatic transfer switch`,
  synonyms: `
    panel | solar panel | solar module | pv | pv panel | pv module | photovoltaic panel | photovoltaic module | solar cell |
      solar plate | solar array | sun panel
    solar | photovoltaic | photovoltaics | solar power | solar energy | sun power
    generator | genset | genny | gennie | power plant | gen set | power generator | electric generator | generating set |
      motor generator | engine generator | emergency generator | standby generator
    inverter | converter | power inverter | power converter | dc to ac converter | dc to ac inverter
    battery | accumulator | storage | battery storage | battery bank | energy storage | storage battery | deep cycle | deep cycle battery
    wall battery | powerwall | wall mounted battery | wall mount battery | wall hung battery
    lithium | lifepo4 | lfp
    petrol | gasoline | gas
    refrigerator | fridge | freezer
    air conditioner | air conditioning | air con | aircon | split | ac unit
    outage | blackout | backup | ups | power cut | power failure | power outage
    system | kit | setup | solar setup | solar panel kit | solar panel system | solar panel set
    controller | regulator | solar charger | charge regulator | charge controller | solar controller | mppt charger | battery charger
    isolator | switch | breaker | disconnect | circuit breaker | fuse | mcb | trip switch | cutoff switch | safety switch | disconnector
    dc | direct current
    ac | alternating current
    distribution box | distribution board | distribution panel | switchboard | breaker box | breaker panel | fuse box | fuse board |
      electrical panel | electrical box | consumer unit | load center | panelboard | load centre | electric panel |
      electric panel box | electric box | power distribution box | fuse panel | breaker board | combiner box
    cable | wire | wiring | cord
    connector | plug | coupler | coupling
    rebar | reinforcing bar | steel bar | reinforcing steel | reinforcement steel | steel rod | iron bar | iron rod | re bar
    mixer | concrete mixer | cement mixer | mortar mixer | mixing machine | =concrete machine | drum mixer
    block | brick | cinder block | concrete block | building block | breeze block | cement block
    wheelbarrow | barrow | wheel barrow | handcart
    purifier | osmosis | ro system | desalinator
    water filter | drinking water | clean water | pure water | safe water | filtered water | water treatment | water purification |
      water filtration
    grinder | angle grinder | disc grinder | disk grinder
    hammer | breaker hammer | jackhammer | drill | jack hammer | concrete breaker | demolition breaker | rotary hammer | hammer drill
    silent | quiet | soundproof
    cartridge | refill | replacement filter | spare filter | filter element
    lamp | bulb | light bulb
    pump | water pump
    pipe | tube | piping
    mounting | mount | bracket | frame | clamp | hook | racking | rail | fixing | fastener
    agm | gel | lead | lead acid
    hybrid | all in one | inverter charger
    monocrystalline | mono crystalline | single crystal
    bifacial | double sided | dual sided
    all black | full black
    pure sine | pure sine wave | true sine | true sine wave | sinewave
    off grid | stand alone | standalone
    microinverter | micro inverter
    floor battery | floor standing battery | floor mounted battery
    rack | rack mount | server rack
    expandable | scalable | modular | stackable
    electric start | key start | push button start | electric starter
    portable | transportable
    three phase | =3 phase | triphase
    single phase | =1 phase | one phase
    ats | transfer switch | changeover switch | automatic transfer switch
    noise | loudness
    cement | portland | portland cement
    bag | sack
    reel | spool | coil
    mortar | masonry mix
    foundation | footing
    under sink | undersink | under counter
    whole house | whole home | entire house | point of entry
    activated carbon | active carbon | charcoal
    surge protector | surge arrester | surge suppressor | surge protection | spd
    grounding | earthing | ground rod | earth rod
    residual current | rccb | rcd | gfci
    conduit | cable duct | cable tray | trunking
    screw | bolt
    stainless | stainless steel | inox
    aluminium | aluminum`,
  parts: [
    ['distribution box', 'breaker | circuit breaker | fuse | mcb'],
    ['grinder', 'cutting disc | cutting disk | cutting wheel | grinding disc | grinding wheel'],
  ],
  roles: {
    'says:with': `w /`,
    'says:without': `w / o`,
    'says:or': `or else`,
    'says:what': `whats`,
    less: `under | below | less/lower than`,
    more: `over | above | more/higher/greater than`,
    cheaper: `cheaper than`,
    dearer: `dearer than | more expensive than`,
    smaller: `smaller/shorter/lighter/quieter/weaker than | less powerful/noisy/loud than`,
    larger: `bigger/larger/stronger/heavier/longer/louder/noisier than | more powerful than`,
    most: `less/lower than or equal to | equal to or less/lower than | nothing/none over/above/beyond | nothing/none more than | not over | up to | not exceeding | at most | within | no more than`,
    least: `greater/more than or equal to | equal to or greater/more than | at least | from | starting at`,
    mostNamed: `max | maximum | maximum of | max of | a maximum of`,
    leastNamed: `min | minimum | minimum of`,
    mostPrice: `budget is? | budget is? capped/limited/tops/topping/maxes/caps? out? at/to | a/the? maximum/max price of? | price up to | budget of`,
    leastPrice: `a/the? minimum price of?`,
    orLess: `max | maximum | tops | at the most | and/or below/under | or lower/smaller/less | at most`,
    orMore: `min | minimum | or better | or more/above/over/higher/larger/bigger | at least | and up`,
    between: `between`,
    to: `to`,
    and: `and`,
    or: `or`,
    plus: `plus`,
    listing: `plus`,
    together: `in total | together | altogether | combined`,
    superlative: `the? lightest/smallest/longest first? | runs/run/lasts/last the? longest`,
    about: `around | approximately | approx | roughly | more or less | somewhere around`,
    aboutMoney: `about`,
    aboutBehind: `approximately | more or less | or so`,
    the: `the`,
    lead: `of | for | that | cost | costs | costing | price | priced | with | a | last | lasts | run | runs | works`,
    article: `a | an | the | my | our | your`,
    of: `of | from`,
    for: `for`,
    priceFor: `for`,
    with: `with`,
    in: `in`,
    not: `not | no | dont | doesnt | isnt | arent | wont | cant | never`,
    without: `without`,
    none: `nothing | none`,
    that: `that | which | thats`,
    pronoun: `i | we | it`,
    helping: `want/need/have/going to`,
    denied: `do/does/did/would/will/should/must/can/could/is/are not | dont | doesnt | didnt | wouldnt | shouldnt | mustnt | cant | couldnt | wont | isnt | arent | wasnt | cannot | not | never | without`,
    cost: `cost | costing | spend | spending | pay | paying`,
    have: `be | being | have | having | weigh | weighing | make | making | use | using | draw | produce | run | go | get`,
    reach: `exceed | exceeding | surpass | surpassing | go over | going over`,
    thousand: `k | thousand`,
    'money:usd': `usd | $ | dollar | dollars | bucks`,
    'money:eur': `€ | eur | euro | euros`,
    'money:cup': `cup`,
    'money:gbp': `£ | gbp | quid | pound/pounds sterling`,
    ofMoney: `price | prices | cheap | cheaper | cheapest | budget | afford | affordable | spend | pay | cost | costs`,
    counted: `cycle | cycles | cell | cells | stage | stages | gallon | gallons | person | people | foot | feet | inch | inches | meter | meters | metre | metres | mile | miles | year | years | month | months | day | days | week | weeks | minute | minutes | piece | pieces | unit | units | pound | pounds | sheet | sheets | lumen | lumens | percent | page | pages | phase | phases`,
    term: `cycle | cycles | stage | stages | cell | cells | gallon | gallons | lumen | lumens | pound | pounds | inch | inches | foot | feet | year | years | month | months`,
    warranty: `warranty | guarantee`,
    life: `of? life`,
    'life:warranty': `of? warranty/guarantee`,
    quality: `hybrid | plus | wireless | brushless | seamless`,
    short: `and | for | the | in | with | or | on | off | new`,
    cheap: `from? the? cheapest to the? most expensive | from? the? cheapest to the? dearest | cheapest first | that? is/are? not too/very/so? expensive/pricey
      the? very? cheap/cheaper/cheapest/affordable/inexpensive | the? lowest price | price? from? low/lowest to high/highest price?`,
    dear: `from? the? most expensive to the? cheapest | price? from? high/highest to low/lowest price? | the? most expensive first? | the? dearest/priciest first? | the? highest price first?`,
    largest: `the? highest wattage/power/output/capacity | the? most power/capacity | the? most powerful first? | the? biggest/largest/strongest first?`,
    available: `that/which? is/are? currently? in stock right? now/today/immediately? | that/which? is/are? currently? available right? now/today/immediately? | that/which? is/are? on hand`,
    'scarce:out_of_stock': `that/which? is/are? sold out | that/which? is/are? out of stock | that/which? is/are? not in stock | that/which? is/are? not available | that/which? is/are? no longer available | that/which? is/are? no longer in stock
      that/which? is/are? unavailable | that/which? is/are? on the way | that/which? is/are? coming soon | that/which? is/are? arriving soon? | in/on? the? next container`,
    'scarce:limited': `the? last unit/units/piece/pieces/ones of? | with? few/low/limited left/stock/units | almost gone | almost sold out`,
    when: `when`,
    otherStock: `budget | money | space | area | roof | power | voltage`,
    'kind:petrol': `gasoline | petrol`,
    'kind:diesel': `diesel`,
    'kind:lifepo4': `lithium | lifepo4`,
    'kind:agm': `agm | gel | lead acid?`,
    goods: `battery | batteries | panel | panels | inverter | inverters | generator | generators`,
    manyGoods: `batteries | panels | inverters | generators | systems | kits | filters | cables`,
    battery: `battery | batteries`,
    batteryPart: `charger | monitor | box | cable | switch | isolator | fuse | breaker`,
    panel: `panel | panels | module | modules | pv`,
    engine: `generator | generators | genset | gensets`,
    powered: `inverter | inverters | generator | generators | system | systems | kit | kits`,
    voltage: `battery | batteries | inverter | inverters`,
    beforeEngine: `for | with | battery | batteries | panel | panels | system | systems | kit | kits | ups | station`,
    last: `last | lasts | lasting | run | runs | running | work | works | working`,
    hoursLead: `that | which | can | for | with | about | of`,
    hoursBehind: `of? runtime/autonomy | of? run/running time | straight | a/per day | nonstop | non stop`,
    hoursOther: `delivery | warranty | every`,
    hoursUsed: `of use | used`,
    refuseSure: `except | other than`,
    refuse: `different from | apart/aside from | besides | leaving out | other than | not running on | not powered by | not counting | do/does not run on | dont/doesnt run on | excluding | anything/everything/all but | instead of | rather than | do/does not want/need/require/use | dont/doesnt want/need/require/use | isnt | neither`,
    refuseExcept: `minus`,
    refuseWeak: `that/thats? is/are? not | no | non`,
    refuseLacking: `without | with no`,
    needing: `that? do/does not need/require/use | that? dont/doesnt need/require/use`,
    but: `but`,
    nor: `nor`,
    its: `its | their`,
    small: `of | on | with | an | any | the | too | very | being`,
    phases: `1/3/one/single/three phase/phases`,
    whole: `reverse osmosis | pure/modified sine wave? | electric start | all in one | off grid | full/all black`,
    circumstance: `power | electricity | light | grid | noise | noisy | loud | sun | water | maintenance`,
    withinLimit: `everything | anyone | budget | money | spend | pay | afford | show | find | gear | stuff | equipment | devices | device | offered`,
    edge: `spend/pay/spending on/for? | but | i | we | have | got | want | need | looking | for | an | the | some | any | what | which | can | buy | get | my | to | and | or | do | you | show | hello | hi | only | just | is | are | there | a | that`,
    endEdge: `of | in | at`,
    seam: `and that/which? is/are | and that/which`,
    seamWith: `and that/which? has/have`,
    counting: `a | an | the | my | our | one | two | three | four`,
    tying: `on | at | without`,
    'quiet:quiet': `the? quietest first? | without/no too? much/any? noise | with no noise | without so much noise | low noise | noiseless | that? is/are? not too/so/very? noisy/loud
      that? does/do not make too? much/any? noise | that? doesnt/dont make too? much/any? noise`,
    something: `something`,
    endure: `last | lasts | lasting | survive | survives | endure | endures`,
    time: `hour | hours | hrs | h | night | nights | day | days | blackout | blackouts | outage | outages | overnight`,
    withTime: `all | whole | long | through | power | light | least`,
    sources: `batteries | solar systems | generators`,
    current: `ac unit? | a / c unit?`,
    currents: `acs | a / cs | ac units`,
    'airConditioner:air conditioner': `air con | air conditioner | air conditioners | ac | split | splits`,
    runs: `for | run | runs | running | power | powers | powering | and`,
    conditioned: `and | or | plus | with`,
    cooling: `btu | btus | ton | tons`,
    mains: `power | electricity | current`,
    threePhase: `three phase/phases`,
    asking: `i | need | want | something | for | with | a`,
    'goodsOf:fuel': `generator`,
    'goodsOf:chemistry': `battery`,
    'appliance:fridge': `fridge | fridges | refrigerator | refrigerators`,
    'appliance:freezer': `freezer | freezers`,
    'appliance:fan': `fan | fans`,
    'appliance:tv': `television | televisions | tv | tvs | telly`,
    'appliance:split': `split | splits | aircon | air con | air conditioner/conditioners/conditioning | minisplit`,
    'appliance:pump': `pump | pumps | water pump/pumps`,
    'appliance:riceCooker': `rice cooker/cookers`,
    'appliance:multiCooker': `multicooker | pressure cooker`,
    'appliance:induction': `induction cooker/hob/stove | electric stove/cooker | stove | cooker`,
    'appliance:microwave': `microwave | microwaves`,
    'appliance:kettle': `kettle | kettles`,
    'appliance:washer': `washer | washers | washing machine/machines`,
    'appliance:iron': `clothes iron`,
    'appliance:shower': `shower | electric shower`,
    'appliance:laptop': `laptop | laptops | computer | computers`,
    'appliance:router': `router | routers | wifi`,
    'appliance:bulb': `bulb | bulbs | lamp | lamps | light bulb/bulbs`,
    'service:delivery': `delivery | deliver | delivers | shipping | ship | transport | pickup | pick up`,
    'service:installation': `installation | install | installer | installers | installing`,
    'service:warranty': `warranty | guarantee | returns`,
    'service:payment': `payment | payments | paying | payment methods | credit card | card | cash | zelle`,
    'service:hours': `opening hours | hours of opening | opening times | open today`,
    'service:address': `address | location | directions | where are you`,
    withStock: `system | systems`,
    '^lackingOther': `offer`,
    '^notOther': `work | charg | only | just | the | so | too | very | available | on | in | break | longer`,
    '^doingOther': `exceed`,
    having: `have | need | use | require | needs`,
    being: `is | are`,
    much: `much | too | so`,
    stop: `and | or | with | for | but | than | over | under | more | less | below | above | up`,
    set: `kit | combo | set | bundle`,
    sets: `kits | combos | sets | bundles | system | systems`,
  },
}
