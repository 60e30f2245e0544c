/**
 * The oldest engines that scripts are built for (docs/browsers.md). Public scripts parse and run where the cart must work;
 * the staff area names the browser it needs in older engines.
 */
export const publicTarget = ['chrome72', 'safari13', 'firefox140']
/** The calculator is a plain form in engines that cannot parse its script. */
export const calculatorTarget = ['chrome80', 'safari13.1', 'firefox140']
export const staffTarget = ['chrome106', 'safari16.4', 'firefox140']
