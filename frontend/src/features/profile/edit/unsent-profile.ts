import { useMemo } from 'react';
import { dropItem, queueItem, readOutbox, useOutbox } from '../../../lib/offline/outbox';
import type { Stored, OutboxItem } from '../../../lib/offline/outbox-item';
import { profileOf } from './profile-of';
import { isSameValues, type Profile, type ProfileValues } from './profile-form';

/** An account has one state of its profile. */
const ID = 'profile';

/** The name under which the profile of an account is on its way. */
export const profileSendingKey = (accountId: string) => `profile_${accountId}`;

/** A profile as it was saved on this phone, until the server has it. */
export interface UnsentProfile {
  readonly values: ProfileValues;
  /** The state of the server that it goes by. */
  readonly version: number;
  /** As a `data:` address; null removes the photo, undefined leaves it as it is. */
  readonly photo: string | null | undefined;
  /** Version that another phone has saved since, so that somebody must decide; null otherwise. */
  readonly rival: Profile | null;
}

/** The profile that the account has saved and the server does not have yet, or null. */
export function useUnsentProfile(accountId: string): UnsentProfile | null {
  const items = useOutbox(accountId, 'profile');
  return useMemo(() => unsentOf(items.at(-1)), [items]);
}

/** Stores a profile on the phone until the server has it; says how much of it could be stored. */
export function queueProfile(accountId: string, unsent: UnsentProfile): Promise<Stored> {
  const { photo, ...rest } = unsent;
  const content = { ...rest, isPhotoRemoved: photo === null };
  return queueItem({ accountId, kind: 'profile', id: ID, content, photo: photo ?? null });
}

/** The same as `useUnsentProfile`, as it is now. */
export async function readUnsentProfile(accountId: string): Promise<UnsentProfile | null> {
  return unsentOf((await readOutbox(accountId, 'profile')).at(-1));
}

/** Discards what was to be sent; given what was sent, only if nothing else was saved since. */
export async function dropUnsentProfile(accountId: string, sent?: UnsentProfile): Promise<void> {
  const stored = await readUnsentProfile(accountId);
  if (sent === undefined || stored === null || isStillSame(stored, sent)) {
    await dropItem({ accountId, kind: 'profile', id: ID });
  }
}

/**
 * Whether what is stored is what was sent, whatever state of the server it goes by; its photo may have had to
 * go.
 */
export function isStillSame(stored: UnsentProfile, sent: UnsentProfile): boolean {
  const isSamePhoto = stored.photo === undefined || stored.photo === sent.photo;
  return isSamePhoto && isSameValues(stored.values, sent.values);
}

// Anyone can edit the browser's storage, so that each field is looked at before it is used.
function unsentOf(item: OutboxItem | undefined): UnsentProfile | null {
  const content = item?.content;
  if (typeof content !== 'object' || content === null) {
    return null;
  }
  const fields: { [Name in keyof UnsentProfile | 'isPhotoRemoved']?: unknown } = content;
  const values = profileValuesOf(fields.values);
  if (values === null || typeof fields.version !== 'number') {
    return null;
  }
  const removed = fields.isPhotoRemoved === true ? null : undefined;
  return {
    values,
    version: fields.version,
    photo: item?.photo ?? removed,
    rival: profileOf(fields.rival),
  };
}

function profileValuesOf(value: unknown): ProfileValues | null {
  if (typeof value !== 'object' || value === null) {
    return null;
  }
  const fields: { [Name in keyof ProfileValues]?: unknown } = value;
  const textOf = (field: unknown) => (typeof field === 'string' ? field : '');
  return {
    fullName: textOf(fields.fullName),
    email: textOf(fields.email),
    driverLicense: textOf(fields.driverLicense),
    contactName: textOf(fields.contactName),
    contactPhone: textOf(fields.contactPhone),
  };
}
