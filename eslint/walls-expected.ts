interface BrokenWall {
  what: string;
  file: string;
  rules: string[];
}

const DOMAIN = 'domain/src';
const JOURNEYS = 'backend/src/modules/journeys';
const IDENTITY = 'backend/src/modules/identity';
const WEB = 'frontend/src';
const ZONE = ['import-x/no-restricted-paths'];
const ROOM = ['no-restricted-imports'];
const SUFFIX = ['@typescript-eslint/no-restricted-imports'];
const SYNTAX = ['no-restricted-syntax'];
const PROPERTY = ['no-restricted-properties'];
const CONSOLE = ['no-console'];
const ROLES = ['wakafine/role-names'];

/** Fixtures that break exactly one wall (one of them two), and the rules that must say so. */
export const BROKEN_WALLS: BrokenWall[] = [
  { what: 'a module that imports one to its right', file: `${IDENTITY}/reads-journeys.ts`, rules: ZONE },
  { what: 'a module that imports a door', file: `${IDENTITY}/knows-its-door.ts`, rules: ZONE },
  { what: 'a tool that imports a module', file: 'backend/src/platform/knows-roads.ts', rules: ZONE },
  {
    what: 'a migration that imports code which will change',
    file: 'backend/src/migrations/1700000000000-reads-code.ts',
    rules: ZONE,
  },
  {
    what: 'a feature that imports another',
    file: `${WEB}/features/journeys/ImportsAFeature.tsx`,
    rules: ZONE,
  },
  { what: 'a feature that imports app/', file: `${WEB}/features/journeys/ImportsTheApp.tsx`, rules: ZONE },
  { what: 'a page of agencies that knows a feature', file: `${WEB}/agency/ImportsAFeature.tsx`, rules: ZONE },
  { what: 'a component that knows a feature', file: `${WEB}/components/KnowsAFeature.tsx`, rules: ZONE },
  { what: 'a lib that knows a feature', file: `${WEB}/lib/knows-a-feature.ts`, rules: ZONE },
  { what: 'a room that a room must not know', file: 'backend/src/knows-the-benchmarks.ts', rules: ROOM },
  { what: 'a room entered by a relative path', file: `${JOURNEYS}/climbs-into-domain.ts`, rules: ROOM },
  { what: 'any dependency of domain/', file: `${DOMAIN}/uses-a-package.ts`, rules: ROOM },
  { what: 'a launcher that needs a package', file: 'scripts/uses-a-package.mjs', rules: ROOM },
  { what: 'a resolver that imports typeorm', file: `${JOURNEYS}/uses-the-orm.resolver.ts`, rules: SUFFIX },
  { what: 'a resolver that runs SQL', file: `${JOURNEYS}/reads-rows.resolver.ts`, rules: SUFFIX },
  {
    what: 'a resolver that decides',
    file: `${JOURNEYS}/decides.resolver.ts`,
    rules: ['wakafine/short-doors'],
  },
  { what: 'code that compares a role', file: `${JOURNEYS}/compares-a-role.ts`, rules: ROLES },
  { what: 'code that looks for a role in a list', file: `${WEB}/lib/lists-roles.ts`, rules: ROLES },
  { what: 'SQL that compares a role', file: `${JOURNEYS}/compares-a-role.queries.ts`, rules: ROLES },
  { what: 'a door that opens the database', file: 'backend/src/transport/queries-rows.ts', rules: SUFFIX },
  { what: 'a policy that imports values', file: `${JOURNEYS}/loads-rows.policy.ts`, rules: SUFFIX },
  { what: 'a presenter that calls acts', file: `${JOURNEYS}/loads-rows.presenter.ts`, rules: SUFFIX },
  { what: 'a GraphQL shape made of a row', file: `${JOURNEYS}/leaks-columns.type.ts`, rules: SUFFIX },
  {
    what: 'hand-written queries that use typeorm',
    file: `${JOURNEYS}/uses-the-orm.queries.ts`,
    rules: SUFFIX,
  },
  {
    what: 'an act that throws an error of a door',
    file: `${JOURNEYS}/throws-a-door-error.ts`,
    rules: SUFFIX,
  },
  { what: 'an act that reads the clock', file: `${JOURNEYS}/reads-the-clock.ts`, rules: PROPERTY },
  { what: 'a clock in domain/', file: `${DOMAIN}/reads-the-clock.ts`, rules: PROPERTY },
  { what: 'a date of today in domain/', file: `${DOMAIN}/reads-the-date.ts`, rules: SYNTAX },
  { what: 'chance in domain/', file: `${DOMAIN}/rolls-dice.ts`, rules: PROPERTY },
  {
    what: 'the environment in domain/',
    file: `${DOMAIN}/reads-the-environment.ts`,
    rules: ['no-restricted-globals'],
  },
  {
    what: 'printing in domain/',
    file: `${DOMAIN}/prints.ts`,
    rules: ['no-console', 'no-restricted-globals'],
  },
  { what: 'printing in the server', file: `${JOURNEYS}/prints.ts`, rules: CONSOLE },
  { what: 'printing in the web app', file: `${WEB}/lib/prints.ts`, rules: CONSOLE },
  { what: 'any', file: `${DOMAIN}/gives-up-types.ts`, rules: ['@typescript-eslint/no-explicit-any'] },
  {
    what: 'an asserted presence',
    file: `${DOMAIN}/asserts-presence.ts`,
    rules: ['@typescript-eslint/no-non-null-assertion'],
  },
  { what: 'a double assertion', file: `${DOMAIN}/asserts-twice.ts`, rules: SYNTAX },
  {
    what: 'what a disabling comment would hide',
    file: `${DOMAIN}/silences-the-linter.ts`,
    rules: ['@typescript-eslint/no-explicit-any'],
  },
  {
    what: 'a silenced compiler',
    file: `${DOMAIN}/silences-the-compiler.ts`,
    rules: ['@typescript-eslint/ban-ts-comment'],
  },
  {
    what: 'a type imported as a value',
    file: `${DOMAIN}/imports-types-as-values.ts`,
    rules: ['@typescript-eslint/consistent-type-imports'],
  },
  {
    what: 'a default export',
    file: `${DOMAIN}/exports-by-default.ts`,
    rules: ['import-x/no-default-export'],
  },
  { what: 'a barrel', file: `${DOMAIN}/barrel/index.ts`, rules: SYNTAX },
  { what: 'a condition without braces', file: `${DOMAIN}/omits-braces.ts`, rules: ['curly'] },
  { what: 'a file past 250 lines', file: `${DOMAIN}/too-long.ts`, rules: ['max-lines'] },
  { what: 'a test that shuts the others out', file: `${DOMAIN}/focused.test.ts`, rules: SYNTAX },
  { what: 'a test that mocks', file: `${JOURNEYS}/mocks.test.ts`, rules: SYNTAX },
  { what: 'text outside messages', file: `${WEB}/features/journeys/SaysItInEnglish.tsx`, rules: SYNTAX },
  { what: 'a label outside messages', file: `${WEB}/features/journeys/LabelsInEnglish.tsx`, rules: SYNTAX },
  {
    what: 'a hook behind a condition',
    file: `${WEB}/features/journeys/BreaksHooks.tsx`,
    rules: ['react-hooks/rules-of-hooks'],
  },
];

/** Fixtures that do what the house allows: a wall that stopped one of them would stand in the wrong place. */
export const INTACT_WALLS: string[] = [
  `${DOMAIN}/distance.ts`,
  `${DOMAIN}/units.ts`,
  `${DOMAIN}/people/roles.ts`,
  'backend/src/platform/events.ts',
  'backend/src/transport/authenticate.ts',
  `${IDENTITY}/actor.ts`,
  `${IDENTITY}/sign-in.ts`,
  `${JOURNEYS}/start-journey.ts`,
  `${JOURNEYS}/journey.entity.ts`,
  `${JOURNEYS}/journey.type.ts`,
  `${JOURNEYS}/journey.presenter.ts`,
  `${JOURNEYS}/journeys.policy.ts`,
  `${JOURNEYS}/staff.policy.ts`,
  `${JOURNEYS}/journeys.queries.ts`,
  `${JOURNEYS}/journeys.resolver.ts`,
  `${WEB}/app/App.tsx`,
  `${WEB}/components/Card.tsx`,
  `${WEB}/features/drive/DrivePage.tsx`,
  'bench/src/run.ts',
];
