/** Oldest engines of public scripts: those in which the cart must work (docs/browsers.md). */
export const publicTarget = ['chrome72', 'safari13', 'firefox140']
/** Oldest engines of the calculator's script. In older ones the calculator is a plain form. */
export const calculatorTarget = ['chrome80', 'safari13.1', 'firefox140']
/** Oldest engines of the staff area. Older ones show a sentence that names the required browser. */
export const staffTarget = ['chrome106', 'safari16.4', 'firefox140']
