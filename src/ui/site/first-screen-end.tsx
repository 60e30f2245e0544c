/**
 * Where the first screen ends: styles that only what follows needs are put here when the page is rendered, so that what
 * is seen first does not wait for them. It stands outside of islands, and where no style counts neighbours; of several
 * in a document the first counts.
 */
export const FirstScreenEnd = () => <style data-end="" />
