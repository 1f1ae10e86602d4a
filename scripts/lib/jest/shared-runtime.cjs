const { default: Runtime } = require('jest-runtime');

/**
 * The runtime of jest, but a worker loads every module once and not once a test file; only the test files themselves are
 * always loaded anew. Goes with `shared-environment.cjs`, which says what a file finds.
 */
module.exports = class SharedRuntime extends Runtime {
  /** That of the test file that runs now. */
  static current = null;

  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    SharedRuntime.current = this;
    this.shared = environment;
    this.transformCache.sourceMaps = environment.sourceMaps;
    const registry = this.registries.getActiveCjsRegistry();
    for (const [path, module] of environment.modules) {
      registry.set(path, module);
    }
  }

  // Modules that were loaded for an earlier file ask the runtime of that file.
  requireModuleOrMock(from, name) {
    const { current } = SharedRuntime;
    return this === current ? super.requireModuleOrMock(from, name) : current.requireModuleOrMock(from, name);
  }

  requireActual(from, name) {
    const { current } = SharedRuntime;
    return this === current ? super.requireActual(from, name) : current.requireActual(from, name);
  }

  teardown() {
    for (const [path, module] of this.registries.getActiveCjsRegistry()) {
      if (module.loaded && path !== this._testPath) {
        this.shared.modules.set(path, module);
      }
    }
    super.teardown();
  }
};
