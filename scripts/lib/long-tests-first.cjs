const { default: Sequencer } = require('@jest/test-sequencer');

/** Files that take longest. Without a history, as in a fresh clone, jest goes by their size, and some of these are small. */
const LONG = [
  'e2e/src/gallery/gallery.test.ts',
  'e2e/src/one-drive.test.ts',
  'e2e/src/offline.test.ts',
  'e2e/src/staff-acts.test.ts',
  'e2e/src/staff.test.ts',
  'bench/src/faults/faults.test.ts',
  'bench/src/processes/processes.test.ts',
  'backend/src/transport/policy/policy-matrix.test.ts',
  'backend/src/platform/embedded-postgres/run-as.test.ts',
  'backend/src/main.test.ts',
  'backend/src/platform/embedded-postgres/embedded-postgres.test.ts',
  'backend/src/transport/odd-texts.test.ts',
  'backend/src/transport/masks-game.test.ts',
  'backend/src/transport/masks-hold.test.ts',
  'simulator/src/demo/seed-cases.test.ts',
  'backend/src/admin-cli/admin-cli.test.ts',
];

/**
 * The longest tests begin first, so that no core has nothing to do at the end. Those of the server come next, since they share
 * what a worker has loaded: what the pages of the web app leave behind makes workers begin anew.
 */
class LongTestsFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => place(one) - place(other));
  }
}

function place({ path, context }) {
  if (LONG.some((name) => path.endsWith(`/${name}`))) {
    return 0;
  }
  return context.config.displayName?.name === 'backend' ? 1 : 2;
}

module.exports = LongTestsFirst;
