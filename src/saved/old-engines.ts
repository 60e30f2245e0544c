/**
 * The one method that modules of the server use all over, and that engines since Chrome 73 and Safari 13 lack (Chrome before
 * 92, Safari before 15.4). Pages of a saved catalogue are for these engines too, which have no form or link to fall back to.
 */
if (!Array.prototype.at)
  Object.defineProperty(Array.prototype, 'at', {
    configurable: true,
    writable: true,
    value(this: readonly unknown[], index: number) {
      return this[index < 0 ? this.length + index : index]
    },
  })
