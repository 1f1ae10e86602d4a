const TESTS = ['**/*.test.ts', '**/*.test.tsx'];
/** The actor: pure, and what policies and presenters are asked about. */
const ACTOR = '\\..*/actor$';
const MODULE_FILES = 'backend/src/modules/**/*';

const ORM = { regex: '^(typeorm|pg)(/|$)', message: 'Rows are the business of entities, acts and queries.' };
const ORM_VALUES = { ...ORM, allowTypeImports: true };
const DOORS = {
  regex: '^(fastify|@fastify/.+|@apollo/.+|@as-integrations/.+|ws|graphql-ws|graphql|type-graphql)(/|$)',
  message: 'An act knows no transport: throw AppError, return rows, let the door translate.',
};
const SERVERS = {
  regex: '^(fastify|@fastify/.+|@apollo/.+|@as-integrations/.+|ws|graphql-ws)(/|$)',
  message: 'The server frameworks belong to transport/.',
};
const ROWS = {
  regex: '\\.(entity|queries)$',
  allowTypeImports: true,
  message: 'A door calls acts and presenters, never rows or SQL.',
};

/** Allows values only from where the pattern says; types may come from anywhere. */
function onlyValuesFrom(pattern, message) {
  return { regex: `^(?!${pattern})`, allowTypeImports: true, message };
}

/** Imports that a file of a module may have, by its suffix; a file without one is an act. Later rows win. */
const TABLE = [
  { suffix: '.ts', forbidden: [DOORS] },
  { suffix: '.queries.ts', forbidden: [DOORS, { ...ORM, regex: '^typeorm(/|$)' }] },
  {
    suffix: '.policy.ts',
    forbidden: [
      onlyValuesFrom(
        `@wakafine/domain/|\\..*\\.policy$|${ACTOR}`,
        'A policy is pure: it imports types only.',
      ),
    ],
  },
  {
    suffix: '.presenter.ts',
    forbidden: [
      onlyValuesFrom(
        `@wakafine/domain/|\\..*\\.(presenter|policy|type)$|${ACTOR}`,
        'A presenter turns a row into a shape: types, other presenters and domain/ are all that it needs.',
      ),
    ],
  },
  { suffix: '.type.ts', forbidden: [SERVERS, ORM, ROWS] },
  { suffix: '.inputs.ts', forbidden: [SERVERS, ORM, ROWS] },
  { suffix: '.payloads.ts', forbidden: [SERVERS, ORM, ROWS] },
  { suffix: '.decorator.ts', forbidden: [SERVERS, ORM, ROWS] },
  { suffix: '.resolver.ts', forbidden: [SERVERS, ORM, ROWS] },
];

/** Gives the eslint settings that hold each kind of file to its own imports. */
export function suffixWalls() {
  const rule = (patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] });
  return [
    ...TABLE.map(({ suffix, forbidden }) => ({
      name: `wakafine/suffix ${suffix}`,
      files: [`${MODULE_FILES}${suffix}`],
      ignores: TESTS,
      rules: rule(forbidden),
    })),
    {
      name: 'wakafine/doors',
      files: ['backend/src/transport/**/*.ts'],
      ignores: TESTS,
      rules: rule([ORM_VALUES, ROWS]),
    },
  ];
}
