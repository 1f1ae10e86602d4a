import type { Role } from '../people/roles';

/** Groups of scopes; a key has scopes of one of them, so that no two ever add up to more. */
export const KEY_KINDS = ['PUBLIC', 'AGENCY', 'AUTHORITY'] as const;
/** Kind of a key: whose data it opens. */
export type KeyKind = (typeof KEY_KINDS)[number];

/** Role that a key of a kind reads with; null reads as a visitor does. */
export const ROLE_OF_KEY: Readonly<Record<KeyKind, Role | null>> = {
  PUBLIC: null,
  AGENCY: 'AGENCY_VIEWER',
  AUTHORITY: 'VIEWER',
};

/** Every scope with the kind of key that may have it. */
const KIND_OF_SCOPE = {
  'statistics:read': 'PUBLIC',
  'violations:public': 'PUBLIC',
  'opendata:read': 'PUBLIC',
  'fleet:read': 'AGENCY',
  'webhooks:write': 'AGENCY',
  'authority:read': 'AUTHORITY',
} as const satisfies Readonly<Record<string, KeyKind>>;

/** Name of a set of operations that an API key opens. */
export type Scope = keyof typeof KIND_OF_SCOPE;

/** Names of all scopes, those of the public first. */
export const SCOPES: readonly Scope[] = Object.keys(KIND_OF_SCOPE).filter(isScope);

/** The only scope with which a key may change anything. */
export const WRITING_SCOPE: Scope = 'webhooks:write';

/** Whether a text is the name of a scope. */
export function isScope(text: string): text is Scope {
  return Object.hasOwn(KIND_OF_SCOPE, text);
}

/** The kind of key that may have a scope. */
export function kindOfScope(scope: Scope): KeyKind {
  return KIND_OF_SCOPE[scope];
}

/** The scopes that a kind of key may have, in the order of SCOPES. */
export function scopesOfKind(kind: KeyKind): readonly Scope[] {
  return SCOPES.filter((scope) => KIND_OF_SCOPE[scope] === kind);
}

/** The one kind of some scopes; null where there are none, or they are of several kinds. */
export function kindOfScopes(scopes: readonly Scope[]): KeyKind | null {
  const [first, ...others] = new Set(scopes.map(kindOfScope));
  return first === undefined || others.length > 0 ? null : first;
}
