/**
 * An item queued on the phone for the server, besides journeys; the content is read by the owner of the kind.
 */
export type OutboxKind =
  'consent' | 'contest' | 'familyLink' | 'incident' | 'openData' | 'profile' | 'settings' | 'violationReport';

/** By which one thing is found, and known to the server only once. */
export interface OutboxKey {
  readonly accountId: string;
  readonly kind: OutboxKind;
  /** UUID of a report, token of a family link, id of a violation that is reported or contested; of what an account has once, the name of the kind. */
  readonly id: string;
}

/** One thing that waits. */
export interface OutboxItem extends OutboxKey {
  /** By the phone's own clock, when it was stored first. */
  readonly savedAtMs: number;
  readonly content: unknown;
  /** As a `data:` address; null without one. On a full phone photos go first. */
  readonly photo: string | null;
  /** Whether a photo had to go. */
  readonly isPhotoLost: boolean;
}

/** Stored part, by the room on the phone: all of it, all but its photo, or nothing. */
export type Stored = 'whole' | 'withoutPhoto' | 'nothing';

/** Whether both name the same thing. */
export function isSameItem(one: OutboxKey, other: OutboxKey): boolean {
  return one.accountId === other.accountId && one.kind === other.kind && one.id === other.id;
}
