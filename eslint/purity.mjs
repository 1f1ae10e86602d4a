const TESTS = ['**/*.test.ts', '**/*.test.tsx'];

const EVERYWHERE = [
  {
    selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
    message: 'A double assertion silences the compiler: narrow with a check.',
  },
];
const NOW = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Take the time as an argument.',
  },
  { selector: 'CallExpression[callee.name="Date"]', message: 'Take the time as an argument.' },
];
const NO_LITERAL_TEXT = [
  {
    selector: 'JSXText[value=/[A-Za-z]{2}/]:not([value=/^\\s*(km|km\\/h|WakaFine)\\s*$/])',
    message: 'Text comes from messages.ts, in three languages.',
  },
  {
    selector:
      'JSXAttribute[name.name=/^(aria-label|placeholder|title|alt|label)$/] > Literal[value=/[A-Za-z]{2}/]',
    message: 'Text comes from messages.ts, in three languages.',
  },
];
const TEST_HABITS = [
  {
    selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|todo)$/]',
    message: 'A test runs with all the others, or does not exist.',
  },
  {
    selector: 'CallExpression[callee.object.name="jest"][callee.property.name=/^(mock|doMock)$/]',
    message: 'Tests run the real thing: nothing of ours is mocked.',
  },
];

const syntax = (...groups) => ({ 'no-restricted-syntax': ['error', ...EVERYWHERE, ...groups.flat()] });

const CLOCK_CALLS = [{ object: 'Date', property: 'now', message: 'Take the time as an argument.' }];
const CHANCE = [
  { object: 'Math', property: 'random', message: 'Take the seed or the number as an argument.' },
];
const OUTSIDE_WORLD = [
  'process',
  'performance',
  'crypto',
  'globalThis',
  'require',
  'console',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
];

/** Gives the settings that forbid clocks, chance and the outside world in code that must not know them. */
export function purityWalls() {
  return [
    { name: 'wakafine/syntax', files: ['*/src/**/*.{ts,tsx}'], ignores: TESTS, rules: syntax() },
    {
      name: 'wakafine/numbers-in-numbers-out',
      files: ['domain/src/**/*.ts'],
      ignores: TESTS,
      rules: {
        ...syntax(NOW),
        'no-restricted-properties': ['error', ...CLOCK_CALLS, ...CHANCE],
        'no-restricted-globals': ['error', ...OUTSIDE_WORLD],
      },
    },
    {
      name: 'wakafine/acts-use-the-clock-of-ctx',
      files: ['backend/src/modules/**/*.ts'],
      ignores: TESTS,
      rules: {
        ...syntax(NOW),
        'no-restricted-properties': ['error', ...CLOCK_CALLS],
        'no-restricted-globals': [
          'error',
          { name: 'process', message: 'Settings come through ctx or an argument.' },
        ],
      },
    },
    {
      name: 'wakafine/text-is-translated',
      files: ['frontend/src/**/*.tsx'],
      ignores: TESTS,
      rules: syntax(NO_LITERAL_TEXT),
    },
    {
      name: 'wakafine/tests',
      files: ['**/*.test.{ts,tsx}'],
      rules: { 'no-restricted-syntax': ['error', ...TEST_HABITS] },
    },
    {
      name: 'wakafine/no-barrel',
      files: ['*/src/**/index.{ts,tsx}'],
      rules: {
        'no-restricted-syntax': [
          'error',
          { selector: 'Program', message: 'No barrel: name the file after what a reader looks for.' },
        ],
      },
    },
  ];
}
