import type { FigureTexts } from './de.ts'

export const figures: FigureTexts = {
  'figure.what': 'What is this?',
  'figure.whatNamed': ({ name }) => `What is this? ${name}`,
  'figure.forCalculator': '(calculator)',
  'figure.needed': 'The solar calculator needs of this kind of goods:',
  'figure.checked': '“Does it all fit?” also asks for:',
  'figure.optional': 'And, if the product has it, for:',
  'figure.empty': 'Still empty:',
  'figure.emptyOptional': 'Empty. Fill in only what the product has:',
  'figure.clearSolarInput': 'Clear the figures of the solar input',
  'figure.depthDefault': ({ lithium, agm }) => `Optional. Left empty, ${lithium}% count for lithium and ${agm}% for AGM.`,
  'figure.voltageV':
    'Of a panel the voltage at which it works in full sun; of a battery the nominal voltage.\nIn the data sheet: of panels “Vmp” or “maximum power voltage”, of batteries “nominal voltage”.\nExample: panel 41.9; battery 51.2.\nWithout it the calculator leaves the product out, and the cart cannot say how many go in series.',
  'figure.openCircuitV':
    'The voltage of a panel with nothing connected. On cold mornings it rises further.\nIn the data sheet: “Voc” or “open circuit voltage” at 25 °C, larger than “Vmp”.\nExample: 49.9.\nWithout it the calculator leaves the panel out. Too small a number can destroy the customer’s device: too many panels in series would be recommended.',
  'figure.pvMaxW':
    'How much power in panels may be connected to the solar input.\nIn the data sheet: “max. PV input power” or “max. PV array power”; with several inputs all together.\nExample: 5500.\nWithout it the calculator leaves the device out, and the cart cannot say whether the panels are too many.',
  'figure.dischargeA':
    'The current that the battery may give continuously.\nIn the data sheet: “max. continuous discharge current”, not the peak for seconds.\nExample: 100.\nWithout it the calculator leaves the battery out. With too large a number the battery switches off under load.',
  'figure.seriesMax':
    'How many equal batteries may be connected one after another; the voltage adds up.\nIn the data sheet: “series connection”, such as “up to 4S”.\nExample: 4. Where the maker forbids it: 1.\nWithout it the battery counts as one that stands alone; the calculator does not suggest it for higher voltages.',
  'figure.parallelMax':
    'How many equal batteries may be connected side by side; the energy adds up.\nIn the data sheet: “parallel connection”, such as “up to 16P”.\nExample: 16. Where the maker forbids it: 1.\nWithout it the battery counts as one that stands alone; the calculator never suggests several side by side.',
  'figure.dcMinV':
    'From this voltage of the panels the solar input begins to work.\nIn the data sheet: “MPPT voltage range”, the smaller number; also “start-up voltage”.\nExample: MPPT 120–450 V: 120 here.\nWithout it the calculator leaves the device out, and the cart cannot say how many panels go in series.',
  'figure.mpptMaxV':
    'Up to this voltage the solar input gets the most out of the panels.\nIn the data sheet: “MPPT voltage range”, the larger number.\nExample: MPPT 120–450 V: 450 here.\nWithout it the highest voltage of the input counts, and too many panels in series may be recommended.',
  'figure.dcMaxV':
    'The input bears no higher voltage. Panels give most on cold mornings.\nIn the data sheet: “max. PV input voltage” or “max. DC voltage”, larger than the MPPT range; of cables and connectors the rated DC voltage.\nExample: 500.\nWithout it the calculator leaves the device out. Too large a number can destroy the customer’s device.',
  'figure.mpptCount':
    'How many solar inputs with a tracker of its own the device has; the string at each may have another length.\nIn the data sheet: “MPPT trackers” or “number of MPPT”.\nExample: 2.\nWithout it the cart leaves open whether 13 panels go to two inputs.',
  'figure.mpptMaxA':
    'How much current one solar input takes. Strings in parallel at one of them add up.\nIn the data sheet: “max. PV input current”; of “27 A / 27 A” the number of one input.\nExample: 27.\nWithout it the calculator plans one string for each input.',
  'figure.stringsMax':
    'For how many strings of panels the box or switch is made; each has poles of its own.\nIn the data sheet: “2 strings”, or “4P”, which is two strings.\nExample: 2. Leave it empty for connectors.\nWithout it the cart does not say whether four strings are too many.',
  'figure.stringFuses':
    'Whether each string has a fuse of its own that suits the panels.\nIn the data sheet: “string fuses”, such as “15 A gPV”.\nFrom three strings in parallel on they are needed. Leave it empty for connectors.',
  'figure.panelCount':
    'For how many panels one kit is.\nIn the data sheet: “for 4 panels”.\nExample: 4. Leave it empty for single rails and clamps.\nWithout it the cart does not say whether the kits are enough for all panels.',
  'figure.mountsOn':
    'For a roof or for the ground.\nIn the data sheet: “roof mount” or “ground mount”.\nFor panels on the ground the calculator offers only kits that say “Ground”; a kit without this counts as one for roofs.',
  'figure.chargerKw':
    'What the built-in charger takes from the grid or a generator at most.\nIn the data sheet: “AC charging”; where only a current is given, times the battery voltage: 60 A × 24 V = 1.44 kW.\nExample: 1.4.\nWithout it the cart cannot say whether a generator is enough to charge. If the device has no charger, leave it empty.',
  'figure.surgeKw':
    'What the inverter gives for a moment while a motor starts.\nIn the data sheet: “surge power” or “peak power”.\nExample: 3 kW continuous, 6 kW peak: 6 here.\nWithout it only the continuous power counts, and the device often seems too weak for a fridge or a pump.',
  'figure.depthPercent':
    'Which part of the battery may be used without it ageing fast.\nIn the data sheet: “DoD” or “depth of discharge”.\nExample: 90.\nEnter only what the maker says: too large a number promises the customer too many hours.',
  'figure.runHours':
    'For how long the generator runs with a full tank at half load.\nIn the data sheet: “run time at 50% load”.\nExample: 9.\nWithout it the generator does not say for how many hours it carries a home.',
}
