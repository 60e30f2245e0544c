/** Where the household of the calculator is kept on the device, as a link carries it: a key of the browser's storage. */
export const HOME_KEY = 'home'
