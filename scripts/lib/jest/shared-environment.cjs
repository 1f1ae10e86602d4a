const { TestEnvironment } = require('jest-environment-node');

/** By id of the project, since a worker may run files of several. */
const environments = new Map();

/**
 * The environment of Node, one for all test files that a worker runs, so that `shared-runtime.cjs` can load modules once a
 * worker. Between two files it becomes what it was at first, but for what modules did while they were loaded.
 */
module.exports = class SharedEnvironment extends TestEnvironment {
  constructor(config, context) {
    const known = environments.get(config.projectConfig.id);
    if (known !== undefined) {
      return known;
    }
    super(config, context);
    environments.set(config.projectConfig.id, this);
    this.modules = new Map();
    this.sourceMaps = new Map();
    this.first = { env: { ...this.global.process.env }, exit: this.global.process.exit };
  }

  async teardown() {
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
    const { process } = this.global;
    process.exit = this.first.exit;
    for (const name of Object.keys(process.env)) {
      if (!(name in this.first.env)) {
        delete process.env[name];
      }
    }
    Object.assign(process.env, this.first.env);
    // What jest stores under its symbols: time limits, matchers, listeners, the tests of the file.
    for (const key of Object.getOwnPropertySymbols(this.global)) {
      if (OF_A_FILE.test(key.description ?? '')) {
        delete this.global[key];
      }
    }
  }
};

const OF_A_FILE =
  /^(JEST_STATE_SYMBOL|EVENT_HANDLERS|TEST_TIMEOUT_SYMBOL|\$\$jest-matchers-object|.*RETRY.*)$/;
