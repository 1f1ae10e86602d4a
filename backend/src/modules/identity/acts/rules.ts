import type { Right } from '@wakafine/domain/people/roles';
import { SCOPES } from '@wakafine/domain/keys/scopes';
import type { Scope } from '@wakafine/domain/keys/scopes';
import type { ErrorCode } from '@wakafine/domain/api/error-codes';

/** A rule that lets everybody in, signed in or not. */
export interface OpenRule {
  readonly who: 'anyone';
}

/** A rule that asks who acts. */
export type ClosedRule =
  /** Anyone with a session, be it one that may only change its one-time password. */
  | { readonly who: 'session' }
  /** Everybody with an account of their own, people of agencies included. */
  | { readonly who: 'accounts' }
  /** Citizens and staff: an agency has no part in anything that does not name it. */
  | { readonly who: 'signedIn' }
  | { readonly who: 'citizens' }
  /** Staff and people of agencies, who sign in with a password; also while what is named is still to be done. */
  | { readonly who: 'withPassword'; readonly despite?: 'oneTimePassword' | 'secondFactor' }
  /**
   * Whoever's role has a right. With `isOfVisible` the act says FORBIDDEN itself, once it has seen that the thing may be
   * seen: to whoever may not see it, it is not there.
   */
  | { readonly who: 'right'; readonly right: Right; readonly isOfVisible?: true };

/** Rule of an act, those who may: a closed set, data and no code. */
export type Rule = OpenRule | ClosedRule;

export const anyone: OpenRule = { who: 'anyone' };
export const session: ClosedRule = { who: 'session' };
export const accounts: ClosedRule = { who: 'accounts' };
export const signedIn: ClosedRule = { who: 'signedIn' };
export const citizens: ClosedRule = { who: 'citizens' };
export const withPassword: ClosedRule = { who: 'withPassword' };

/** Staff and people of agencies who may still have to choose a password or to set up a second factor. */
export function withPasswordDespite(due: 'oneTimePassword' | 'secondFactor'): ClosedRule {
  return { who: 'withPassword', despite: due };
}

/** Anyone whose role has a right. */
export function right(name: Right): ClosedRule {
  return { who: 'right', right: name };
}

/** Anyone whose role has a right, of those who may see the thing that it is about. */
export function rightOverVisible(name: Right): ClosedRule {
  return { who: 'right', right: name, isOfVisible: true };
}

/**
 * Outcome of an act: `yes` (done, or shown what is everybody's or one's own), `full` (shown the owner's things),
 * `masked` (shown them without what names anybody), `null` (there is nothing), `nothing` (a subscription that stays
 * silent), or a refusal.
 */
export type Outcome = 'yes' | 'full' | 'masked' | 'null' | 'nothing' | ErrorCode;

/**
 * Outcomes for those whom the rule lets in, where they are not `yes`: for the citizen whose thing it is, for another
 * citizen, for a visitor, for anyone with a right, for staff, for an agency (else as for another citizen), and for anyone else.
 */
export type Seen = Readonly<
  Partial<Record<'owner' | 'other' | 'visitor' | 'staff' | 'agency' | 'anyone' | Right, Outcome>>
>;

/** Declaration beside an act: who may, and what they see. */
export interface Declared<Who extends Rule = Rule> {
  readonly may: Who;
  readonly seen?: Seen;
  /** Scopes of API keys, any of which opens it to a key; absent: it is closed to all keys. */
  readonly scopes?: readonly Scope[];
}

/** Scopes of what is open to every key. */
export const ANY_SCOPE: readonly Scope[] = SCOPES;

/** Declaration of what a door shows without an act, since it is everybody's. */
export const OPEN_TO_ANYONE: Declared<OpenRule> = { may: anyone, scopes: ANY_SCOPE };
