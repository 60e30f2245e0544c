/**
 * Array.prototype.at for old engines: modules of the server use it often, but Chrome before 92 and Safari before 15.4 lack it.
 * Saved pages also support these engines (Chrome from 73, Safari from 13), where no plain form or link can replace a failed
 * script.
 */
if (!Array.prototype.at)
  Object.defineProperty(Array.prototype, 'at', {
    configurable: true,
    writable: true,
    value(this: readonly unknown[], index: number) {
      return this[index < 0 ? this.length + index : index]
    },
  })
