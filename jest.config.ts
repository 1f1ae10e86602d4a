/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Options that every workspace shares: TypeScript through ts-jest, workspaces resolved to their sources. */
function project(name: string, over: Config = {}): Exclude<NonNullable<Config['projects']>[number], string> {
  const { transform, testEnvironmentOptions, ...rest } = over;
  return {
    displayName: name,
    rootDir: `<rootDir>/${name}`,
    roots: ['<rootDir>/src'],
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testEnvironment: 'node',
    // As a local name: otherwise each use asks the interceptor of the sandbox's globals, in loops over hundreds of thousands of fixes.
    sandboxInjectedGlobals: ['Math'],
    testEnvironmentOptions: testEnvironmentOptions ?? {
      customExportConditions: ['source', 'node', 'require', 'default'],
    },
    transform: transform ?? {
      '^.+\\.tsx?$': ['ts-jest', { tsconfig: `<rootDir>/tsconfig.json`, diagnostics: false }],
    },
    transformIgnorePatterns: ['/node_modules/'],
    ...rest,
  };
}

const config: Config = {
  // Real databases, servers and browsers on small, busy machines, some five times slower than others: a test is not a stopwatch. What
  // waits for something has patience of its own; this ends only what hangs.
  testTimeout: 900_000,
  // Browsers of the stories fill the processors; `npm test` asks for more workers.
  maxWorkers: '100%',
  // What pages of one test file leave behind would fill the memory of a small machine.
  workerIdleMemoryLimit: '1500MB',
  testSequencer: '<rootDir>/scripts/lib/long-tests-first.cjs',
  projects: [
    project('domain'),
    project('backend', {
      // Modules once a worker: decision 0049.
      testEnvironment: '<rootDir>/../scripts/lib/jest/shared-environment.cjs',
      runtime: '<rootDir>/../scripts/lib/jest/shared-runtime.cjs',
      globalSetup: '<rootDir>/src/testing/global-setup.ts',
      globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
      transform: {
        '^.+\\.tsx?$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.json', diagnostics: false }],
        '^.+\\.m?js$': '<rootDir>/../frontend/test/esm-transform.cjs',
      },
      // The dependencies of otplib are ES modules only; Node itself loads them.
      transformIgnorePatterns: [
        '/node_modules/(?!(@(noble|scure)|hucre|hyparquet|hyparquet-writer|hyllama|fzstd)/)',
      ],
    }),
    project('frontend', {
      testEnvironment: '<rootDir>/../scripts/lib/jest/page-environment.cjs',
      testEnvironmentOptions: { customExportConditions: ['browser', 'require', 'default'] },
      setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
      // The build writes it into the app.
      globals: { OPERATIONS_MARK: 'test', APP_VERSION: '1.2.3' },
      moduleNameMapper: {
        '^@wakafine/domain/(.*)$': '<rootDir>/../domain/src/$1',
        // Only the bundler knows import.meta.glob.
        '/catalogues$': '<rootDir>/test/catalogues-node.ts',
        // Nor how to start a thread.
        '/start-track-worker$': '<rootDir>/test/start-track-worker.ts',
      },
      transform: {
        '^.+\\.tsx?$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.json', diagnostics: false }],
        '^.+\\.m?js$': '<rootDir>/test/esm-transform.cjs',
      },
      // Packages that ship ES modules only.
      transformIgnorePatterns: [
        '/node_modules/(?!(react-intl|fit-file-parser|@formatjs|intl-messageformat|graphql-ws|idb|uqr|@internationalized|until-async|vscode-languageserver-types)/)',
      ],
    }),
    project('simulator'),
    project('bench'),
    project('e2e', {
      globalSetup: '<rootDir>/src/testing/global-setup.ts',
      globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
    }),
    project('scripts', {
      roots: ['<rootDir>'],
      testMatch: ['**/*.test.mjs'],
      moduleFileExtensions: ['mjs', 'js', 'json'],
      // Of graphql-js there may be one copy only, and its entry without an ending would be read as the other kind of module.
      moduleNameMapper: { '^graphql$': '<rootDir>/../node_modules/graphql/index.js' },
      transform: { '^.+\\.mjs$': '<rootDir>/../frontend/test/esm-transform.cjs' },
    }),
    project('walls', {
      rootDir: '<rootDir>/eslint',
      roots: ['<rootDir>'],
      testPathIgnorePatterns: ['<rootDir>/fixtures/'],
    }),
  ],
};

export default config;
