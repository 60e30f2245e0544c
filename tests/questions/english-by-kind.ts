/** Further English questions, twenty of each kind, in the format of english.ts. A line with `#` names the kind of the next ones. */
export const englishByKind = `
# everyday words
emergency generator > GEN
* backup generator > GEN
power generator > GEN
* backup battery > BAT
batteries for blackouts > BAT | SYS
* roof panels > PAN | ACC-ROOF4
solar cable red > ACC-CAB6
* panel brackets > ACC-ROOF4 | PAN
dc disconnect switch > ACC-ISO32
* box with breakers > ACC-BOX9 | ACC-ISO32
drinking water > WF | WF-RO5
* clean water > WF
well water filter > WF-RO5 | WF
* kitchen water filter > WF-10T | WF
spare cartridges > WF-10C | WF
* iron bars > MAT-BAR12
hollow blocks > MAT-BLK20
* grey cement > MAT-CEM42
breaker hammer > TLS-DH17
* cutting disc > TLS-AG12
# misspellings
soler panel > PAN | ACC-ROOF4
* solar panle > PAN | ACC-ROOF4
photovoltaik panel > PAN | ACC-ROOF4
* hibrid inverter > HYB | INV
invertar > INV | GEN-P02I
* litium battery > LI | BAT
battry > BAT
* lifepo battery > LI
genarator > GEN
* desel generator > DIE
petrol genrator > PET
* silent generater > GEN-P02I GEN-D06S GEN-D12S GEN-D20S
concreet mixer > MAC-MIX180
* cemment > MAT-CEM42
conrete blocks > MAT-BLK20
* angel grinder > TLS-AG12
demolision hammer > TLS-DH17
* reverse osmossis > WF-RO5 | WF-10C
charge controler > ACC-MPPT60
* isolater switch > ACC-ISO32
# plural, accents, capitals
SOLAR PANELS > PAN | ACC-ROOF4
* Solar Modules > PAN | ACC-ROOF4
hybrid inverters > HYB | INV
* three-phase inverters > INV-20T
off-grid inverters > INV-01G
* wall batteries > BL-4810W
Rack Batteries > BL-4810R BL-4840C
* AGM BATTERIES > AGM | SYS-03A
battery cabinets > BL-4840C | BAT
* DIESEL GENERATORS > DIE
petrol generators > PET
* Silent Generators > GEN-P02I GEN-D06S GEN-D12S GEN-D20S
solar systems > SYS
* concrete mixers > MAC-MIX180
cements > MAT-CEM42
* angle grinders > TLS-AG12
Demolition Hammers > TLS-DH17
* water filters > WF
isolators > ACC-ISO32
* charge controllers > ACC-MPPT60
# units
generator 6 kva > GEN-D06S
* 7kva generator > GEN-P07E
20 kva > GEN-D20S
* 5 kw inverter > INV-05H | SYS-05L
10000 watts inverter > INV-10H
* 3 kilowatt inverter > INV-03H
24v inverter > INV-03H
* 48 volt inverter > INV-05H INV-10H
550w > PV-550M
* 300 watts solar panel > PV-300M
panel 450 wp > PV-450B
* 12v 100ah battery > BA-1210A BL-1210B
200 ah battery > BL-4820F BA-1220A
* 5 kwh battery > BL-4810W BL-4810R
20kwh battery > BL-4840C
* 51.2 v battery > BL-4810W BL-4820F BL-4810R BL-4840C
6mm2 cable > ACC-CAB6 | ACC-MC4
* 60 amp controller > ACC-MPPT60
32a isolator > ACC-ISO32
* generator 220/380v > GEN-D12S GEN-D20S
# models
bl-4820f > BL-4820F
* BL4810R > BL-4810R
ba 1210a > BA-1210A
* bl1210b > BL-1210B
gen-p03m > GEN-P03M
* GEN P02I > GEN-P02I
gend06s > GEN-D06S
* inv 03h > INV-03H
INV-01G > INV-01G
* sys05l > SYS-05L
sys 20t > SYS-20T
* pv450b > PV-450B
pv-550 > PV-550M
* acc-iso32 > ACC-ISO32
ACC BOX9 > ACC-BOX9
* mat cem42 > MAT-CEM42
mat-bar12 > MAT-BAR12
* tls-ag12 > TLS-AG12
wf20b > WF-20B
* model wf-10t > WF-10T
# typos on phone keyboards
solsr panel > PAN | ACC-ROOF4
* solar oanel > PAN | ACC-ROOF4
inverrer > INV | GEN-P02I
* hybrid invrter > HYB | INV
bstteries > BAT
* lithum battery > LI | BAT
generstor > GEN
* generatir > GEN
disel generator > DIE
* solarpanel > PAN | ACC-ROOF4
solar sytem > SYS
* cemebt > MAT-CEM42
concretemixer > MAC-MIX180
* rebsr > MAT-BAR12
vlocks > MAT-BLK20
* grindet > TLS-AG12
hammwr > TLS-DH17
* water fikter > WF
connectirs > ACC-MC4
* contoller > ACC-MPPT60
# foreign words
sneakers >
* bluetooth speaker >
phone charger >
* air conditioner >
split 12000 btu >
* hair dryer >
rice >
* motor oil >
wheelbarrow >
* water tank >
wooden door >
* white paint >
door lock >
* wheelchair >
mattress >
* toys for kids >
motorcycle parts >
* drywall >
car battery charger >
* induction cooker >
# questions as sentences
do you sell solar panels? > PAN | ACC-ROOF4
* how much is a 550 watt panel > PV-550M
i need a battery for my 48v inverter > BL-4810W BL-4820F BL-4810R | BAT INV
* which generator is good for a house > GEN
looking for a generator that is quiet > GEN-P02I GEN-D06S GEN-D12S GEN-D20S | GEN
* do you have 5 kw hybrid inverters in stock > INV-05H | HYB
what is the price of cement > MAT-CEM42
* i want a solar system for my business > SYS
where can i buy rebar in havana > MAT-BAR12
* what is on offer today > OFF
are there any concrete blocks left > MAT-BLK20
* i would like to put panels on my roof > PAN | ACC-ROOF4
how much does the wall battery cost > BL-4810W
* filters to drink well water > WF-RO5 | WF
which cable do i need to connect panels > ACC-CAB6 | ACC-MC4
* can i get a three phase inverter > INV-20T
diesel generators with low noise > DIE | GEN
* is there a mixer for concrete > MAC-MIX180
what comes in a complete solar kit > SYS | ACC-ROOF4
* do you sell phones? >
`
