import type { FigureTexts } from './de.ts'

export const figures: FigureTexts = {
  'figure.what': 'What is this?',
  'figure.whatNamed': ({ name }) => `What is this? ${name}`,
  'figure.forCalculator': '(calculator)',
  'figure.needed': 'The solar calculator needs of this kind of goods:',
  'figure.checked': '“Does it all fit?” also asks for, as far as the product has it:',
  'figure.empty': 'Still empty:',
  'figure.depthDefault': ({ lithium, agm }) => `Optional. Left empty, ${lithium}% count for lithium and ${agm}% for AGM.`,
  'figure.dcMinV':
    'From this voltage of the panels the solar input begins to work.\nIn the data sheet: “MPPT voltage range”, the smaller number; also “start-up voltage”.\nExample: MPPT 120–450 V: 120 here.\nWithout it the calculator leaves the device out, and the cart cannot say how many panels go in series.',
  'figure.mpptMaxV':
    'Up to this voltage the solar input gets the most out of the panels.\nIn the data sheet: “MPPT voltage range”, the larger number.\nExample: MPPT 120–450 V: 450 here.\nWithout it the highest voltage of the input counts, and too many panels in series may be recommended.',
  'figure.dcMaxV':
    'The input bears no higher voltage. Panels give most on cold mornings.\nIn the data sheet: “max. PV input voltage” or “max. DC voltage”, larger than the MPPT range; of cables and connectors the rated DC voltage.\nExample: 500.\nWithout it the calculator leaves the device out. Too large a number can destroy the customer’s device.',
  'figure.chargerKw':
    'What the built-in charger takes from the grid or a generator at most.\nIn the data sheet: “AC charging”; where only a current is given, times the battery voltage: 60 A × 24 V = 1.44 kW.\nExample: 1.4.\nWithout it the cart cannot say whether a generator is enough to charge. If the device has no charger, leave it empty.',
  'figure.surgeKw':
    'What the inverter gives for a moment while a motor starts.\nIn the data sheet: “surge power” or “peak power”.\nExample: 3 kW continuous, 6 kW peak: 6 here.\nWithout it only the continuous power counts, and the device often seems too weak for a fridge or a pump.',
  'figure.depthPercent':
    'Which part of the battery may be used without it ageing fast.\nIn the data sheet: “DoD” or “depth of discharge”.\nExample: 90.\nEnter only what the maker says: too large a number promises the customer too many hours.',
  'figure.runHours':
    'For how long the generator runs with a full tank at half load.\nIn the data sheet: “run time at 50% load”.\nExample: 9.\nWithout it the generator does not say for how many hours it carries a home.',
}
