import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { moduleOrderZones, ROOMS, serverLayerZones, webAppZones } from './modules.mjs';
import { purityWalls } from './purity.mjs';
import { roomResolver } from './resolver.mjs';
import { roleNames } from './role-names.mjs';
import { shortDoors } from './short-doors.mjs';
import { suffixWalls } from './suffixes.mjs';

const TESTS = ['**/*.test.ts', '**/*.test.tsx'];
const SOURCES = ['*/src/**/*.{ts,tsx}'];
const TS_EXTENSIONS = ['.ts', '.tsx'];
const NODE_GLOBALS = ['process', 'console', 'Buffer', 'URL', 'fetch', 'AbortController', 'AbortSignal']
  .concat(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'structuredClone'])
  .concat(['performance', 'TextDecoder', 'TextEncoder']);

/** Without the extensions and parsers below, import-x takes TypeScript files for foreign and resolves none of them. */
function importSettings(root) {
  return {
    'import-x/extensions': [...TS_EXTENSIONS, '.mjs', '.js'],
    'import-x/parsers': { '@typescript-eslint/parser': TS_EXTENSIONS },
    'import-x/resolver-next': [roomResolver(root)],
  };
}

const styleRules = {
  curly: ['error', 'all'],
  eqeqeq: 'error',
  '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  'import-x/no-default-export': 'error',
  // A leading underscore names what a library's signature asks for and the code has no use of.
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
};

function roomWalls() {
  return Object.entries(ROOMS).map(([room, known]) => {
    const others = Object.keys(ROOMS).filter((name) => name !== room);
    const unknown = others.filter((name) => !known.includes(name));
    const patterns = [
      {
        regex: `^\\.\\.?/.*(^|/)(${others.join('|')})/(src|dist)/`,
        message: 'Another room is reached by its package name.',
      },
      {
        regex: `^@wakafine/(${unknown.join('|')})(/|$)`,
        message: `${room}/ does not know this room (list in eslint/modules.mjs).`,
      },
    ];
    return {
      name: `wakafine/room ${room}`,
      files: [`${room}/src/**/*.{ts,tsx}`],
      rules: { 'no-restricted-imports': ['error', { patterns }] },
    };
  });
}

/** Rules that need types or compile each component: four fifths of the time. */
const thoroughRules = [
  { files: ['frontend/src/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    name: 'wakafine/virtual-rows',
    // The library's functions change without React's knowledge; this one hook hands out none of them.
    files: ['frontend/src/staff/kit/table/useVirtualRows.ts'],
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
];

const TYPESCRIPT_RULES = Object.fromEntries(
  Object.keys(tseslint.plugin.rules).map((name) => [`@typescript-eslint/${name}`, true]),
);

/** Rules that oxlint checks before the quick run, by its names; it needs a tenth of the time. */
const plainConfig = JSON.parse(readFileSync(new URL('../.oxlintrc.json', import.meta.url), 'utf8'));
const PLAIN_RULES = [plainConfig, ...plainConfig.overrides].flatMap(({ rules }) => Object.keys(rules));

/** The same rules by the names of eslint; typescript-eslint has some of eslint's own anew. */
const withoutPlainRules = {
  name: 'wakafine/plain',
  rules: Object.fromEntries(
    PLAIN_RULES.flatMap((rule) => {
      const typescript = `@typescript-eslint/${rule.replace('typescript/', '')}`;
      return [rule, typescript].filter((name) => name in js.configs.all.rules || name in TYPESCRIPT_RULES);
    }).map((name) => [name, 'off']),
  ),
};

/**
 * Gives the eslint configuration for the house that stands in `root`: the quick one for every day, which follows oxlint,
 * or the thorough one with all rules, those of React's compiler too, which `.ci/run` asks for. Rules that need types are oxlint's
 * (`.oxlintrc.typed.json`).
 * The house of the fixtures is built by the same function, so what they prove holds for the real one.
 */
export function house(root, { isThorough }) {
  return tseslint.config(
    {
      ignores: [
        '**/dist/',
        '**/node_modules/',
        '**/artefacts/',
        'coverage/',
        '.data/',
        '.cache/',
        'eslint/fixtures/',
        'eslint/circles/',
      ],
    },
    {
      ignores: [
        'backend/src/platform/db/statement-types.ts',
        'frontend/src/graphql/',
        'backend/src/transport/sight/app-operations.ts',
        'client-kit/src/operations.ts',
        'frontend/public/',
        'frontend/vite/runtime/',
        'frontend/vite/start/',
      ],
    },
    { linterOptions: { noInlineConfig: true } },
    js.configs.recommended,
    tseslint.configs.recommended,
    {
      plugins: {
        'import-x': importX,
        wakafine: { rules: { 'role-names': roleNames, 'short-doors': shortDoors } },
      },
      settings: importSettings(root),
      languageOptions: { globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, 'readonly'])) },
      rules: { curly: ['error', 'all'] },
    },
    {
      files: ['**/*.cjs'],
      languageOptions: { sourceType: 'commonjs', globals: { require: 'readonly', module: 'writable' } },
      rules: { '@typescript-eslint/no-require-imports': 'off' },
    },
    {
      name: 'wakafine/sources',
      files: SOURCES,
      rules: styleRules,
    },
    {
      name: 'wakafine/length',
      files: SOURCES,
      // A list of texts takes five lines for each, and is read by looking one up.
      ignores: [...TESTS, 'frontend/src/**/*messages.ts'],
      rules: { 'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }] },
    },
    {
      name: 'wakafine/zones',
      files: SOURCES,
      ignores: TESTS,
      rules: {
        'import-x/no-restricted-paths': [
          'error',
          { basePath: root, zones: [...moduleOrderZones(root), ...serverLayerZones(), ...webAppZones(root)] },
        ],
      },
    },
    ...roomWalls(),
    {
      name: 'wakafine/domain-imports-nothing',
      files: ['domain/src/**/*.ts'],
      ignores: [...TESTS, 'domain/src/testing/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: '^(?!\\.\\.?/(?!\\.\\./))',
                message: 'domain/ has no dependency: numbers in, numbers out.',
              },
            ],
          },
        ],
      },
    },
    ...suffixWalls(),
    ...purityWalls(),
    {
      name: 'wakafine/resolvers',
      files: ['backend/src/**/*.resolver.ts'],
      rules: { 'wakafine/short-doors': 'error' },
    },
    {
      name: 'wakafine/role-names',
      files: SOURCES,
      // A migration is a picture of its day; tests say of each role what they expect.
      ignores: [...TESTS, '*/src/testing/**', 'backend/src/migrations/**', 'domain/src/people/roles.ts'],
      rules: { 'wakafine/role-names': 'error' },
    },
    {
      name: 'wakafine/jest-hooks',
      // Jest takes its global hooks by their default export.
      files: ['**/testing/global-*.ts'],
      rules: { 'import-x/no-default-export': 'off' },
    },
    {
      name: 'wakafine/no-console',
      files: ['{domain,backend,frontend}/src/**/*.{ts,tsx}'],
      ignores: [...TESTS, 'backend/src/**/print-schema.ts'],
      rules: { 'no-console': 'error' },
    },
    {
      name: 'wakafine/scripts',
      files: ['scripts/**/*.mjs'],
      ignores: ['scripts/docker/check-docker.mjs', '**/*.test.mjs'],
      rules: {
        'no-restricted-imports': [
          'error',
          { patterns: [{ regex: '^(?!node:|\\.)', message: 'Launchers run before anything is installed.' }] },
        ],
      },
    },
    ...(isThorough ? thoroughRules : [withoutPlainRules]),
  );
}
