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
    testEnvironmentOptions: testEnvironmentOptions ?? {
      customExportConditions: ['source', 'node', 'require', 'default'],
    },
    transform: transform ?? {
      '^.+\\.tsx?$': ['ts-jest', { tsconfig: `<rootDir>/tsconfig.json`, diagnostics: false }],
    },
    transformIgnorePatterns: ['/node_modules/'],
    ...rest,
  } as Exclude<NonNullable<Config['projects']>[number], string>;
}

const config: Config = {
  projects: [
    project('domain'),
    project('backend'),
    project('frontend', {
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { customExportConditions: ['source', 'browser', 'require', 'default'] },
    }),
    project('simulator'),
    project('bench'),
    project('e2e'),
    project('walls', {
      rootDir: '<rootDir>/eslint',
      roots: ['<rootDir>'],
      testPathIgnorePatterns: ['<rootDir>/fixtures/'],
    }),
  ],
};

export default config;
