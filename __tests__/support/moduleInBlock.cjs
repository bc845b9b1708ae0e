const { createTransformer } = require('@swc/jest')

/**
 * Compiles an ES module that declares a `__dirname` of its own, which Jest's
 * function around a module has as a parameter: inside a block it may.
 */
module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options)
    return {
      ...swc,
      process(...args) {
        const compiled = swc.process(...args)
        return { ...compiled, code: `'use strict';{${compiled.code}\n}` }
      },
    }
  },
}
