import {
  CAPABILITIES,
  isAgencyRole,
  isCitizenRole,
  PERMISSIONS,
  roleMay,
} from '@wakafine/domain/people/roles';
import type { Right, Role } from '@wakafine/domain/people/roles';
import { kindOfScope, SCOPES } from '@wakafine/domain/keys/scopes';
import type { KeyKind, Scope } from '@wakafine/domain/keys/scopes';
import { OPEN_TO_ANYONE } from '../../modules/identity/acts/rules';
import type { Declared, Outcome, Rule } from '../../modules/identity/acts/rules';
import { declaredCalls } from './declared-calls';
import { declaredFields } from './declared-fields';

/** The kinds of operations, the first of them last; calls of REST are of none, and stand behind all. */
const KINDS = ['Subscription.', 'Mutation.', 'Query.'];
const RIGHTS: readonly Right[] = [...PERMISSIONS, ...CAPABILITIES];

/** The roles of those who ask for an agency or as staff. */
export const ROLE_OF = {
  agencyViewer: 'AGENCY_VIEWER',
  agencyManager: 'AGENCY_MANAGER',
  viewer: 'VIEWER',
  operator: 'OPERATOR',
  supervisor: 'SUPERVISOR',
  admin: 'ADMIN',
} as const satisfies Readonly<Record<string, Role>>;

/**
 * Parties of the matrix: nobody signed in, the citizen whose thing it is, another citizen, the people of an
 * agency, and the staff by their roles.
 */
export const ASKERS = [
  'visitor',
  'owner',
  'other',
  'agencyViewer',
  'agencyManager',
  'viewer',
  'operator',
  'supervisor',
  'admin',
] as const;
/** Party that asks. */
export type Asker = (typeof ASKERS)[number];
/** Those whose reading a key shares, by its kind. */
const READER_OF_KEY: Readonly<Record<KeyKind, Asker>> = {
  PUBLIC: 'visitor',
  AGENCY: 'agencyViewer',
  AUTHORITY: 'viewer',
};
/** Outcomes of one operation, in the order of ASKERS. */
export type PolicyRow = readonly Outcome[];

/** Requests that the server answers itself, without an act: probes, documents, and the door of GraphQL, where each field has its rule. */
const WITHOUT_ACT = [
  'GET /api/docs',
  'GET /api/openapi.json',
  'GET /graphql',
  'GET /graphql/schema.graphql',
  'GET /graphql/stream',
  'GET /livez',
  'GET /metrics',
  'GET /readyz',
  'POST /graphql',
  'POST /graphql/stream',
];

/** Declarations of everything that can be asked of the server: of the act that each operation and each call performs. */
export const DECLARED: Readonly<Record<string, Declared>> = inOrder({
  ...declaredFields(),
  ...declaredCalls(),
  ...Object.fromEntries(WITHOUT_ACT.map((route) => [route, OPEN_TO_ANYONE])),
});

/**
 * Everything that can be asked of the server, and what comes of it for whom. A test asks each of the real server, and
 * fails on anything that is served and not in this table.
 */
export const POLICY: Readonly<Record<string, PolicyRow>> = Object.fromEntries(
  Object.entries(DECLARED).map(([operation, declared]) => [
    operation,
    ASKERS.map((asker) => outcomeFor(asker, declared)),
  ]),
);

/** Outcomes of one operation for an API key with one scope, in the order of SCOPES. */
export const KEY_POLICY: Readonly<Record<string, readonly Outcome[]>> = Object.fromEntries(
  Object.entries(DECLARED).map(([operation, declared]) => [
    operation,
    SCOPES.map((scope) => outcomeForKey(scope, declared)),
  ]),
);

/** A key reads as those do whose data its scopes open, and nothing that they do not. */
function outcomeForKey(scope: Scope, declared: Declared): Outcome {
  if (declared.scopes?.includes(scope) !== true) {
    return 'FORBIDDEN';
  }
  const reader = READER_OF_KEY[kindOfScope(scope)];
  // Where a visitor is refused, a key of the public is a citizen who owns nothing.
  return outcomeFor(reader === 'visitor' && declared.may.who !== 'anyone' ? 'other' : reader, declared);
}

/** Outcome of an operation for one of those who may ask. */
function outcomeFor(asker: Asker, { may, seen = {} }: Declared): Outcome {
  const refused = refusalFor(asker, may);
  if (refused !== null) {
    return refused;
  }
  if (asker === 'visitor' || asker === 'owner' || asker === 'other') {
    return seen[asker] ?? seen.anyone ?? 'yes';
  }
  if (isAgencyRole(ROLE_OF[asker])) {
    return seen.agency ?? seen.other ?? seen.anyone ?? 'yes';
  }
  const held = RIGHTS.find((each) => seen[each] !== undefined && roleMay(ROLE_OF[asker], each));
  return (held === undefined ? seen.staff : seen[held]) ?? seen.anyone ?? 'yes';
}

function refusalFor(asker: Asker, may: Rule): Outcome | null {
  if (may.who === 'anyone') {
    return null;
  }
  if (asker === 'visitor') {
    return 'UNAUTHENTICATED';
  }
  switch (may.who) {
    case 'session':
    case 'accounts':
      return null;
    case 'signedIn':
      return isAgencyRole(roleOf(asker)) ? 'FORBIDDEN' : null;
    case 'citizens':
      return isCitizenRole(roleOf(asker)) ? null : 'FORBIDDEN';
    case 'withPassword':
      return isCitizenRole(roleOf(asker)) ? 'FORBIDDEN' : null;
    case 'right':
      if (may.isOfVisible === true && (asker === 'other' || isAgencyRole(roleOf(asker)))) {
        return 'NOT_FOUND';
      }
      return roleMay(roleOf(asker), may.right) ? null : 'FORBIDDEN';
  }
}

function roleOf(asker: Exclude<Asker, 'visitor'>): Role {
  return asker === 'owner' || asker === 'other' ? 'CITIZEN' : ROLE_OF[asker];
}

/** Operations of GraphQL first, each kind in the order of names, so that a change moves no other line of what is made of it. */
function inOrder(declared: Readonly<Record<string, Declared>>): Readonly<Record<string, Declared>> {
  const placeOf = (operation: string) => KINDS.findIndex((kind) => operation.startsWith(kind));
  const entries = Object.entries(declared);
  entries.sort(([one], [other]) => placeOf(other) - placeOf(one) || (one < other ? -1 : 1));
  return Object.fromEntries(entries);
}
