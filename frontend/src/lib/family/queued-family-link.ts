import { FAMILY_TOKEN, FAMILY_TOKEN_BYTES, familyPath } from '@wakafine/domain/family/family-link';
import type { FamilyPrecision } from '@wakafine/domain/family/family-link';
import type { Place } from '@wakafine/domain/geo/geo';
import { HOUR_MS } from '@wakafine/domain/units';
import { toBase64url } from '../base64url';
import { dropItem, queueItem } from '../offline/outbox';
import type { OutboxItem } from '../offline/outbox-item';

/** A link that the phone has made, for the server to know. */
export interface NewFamilyLink {
  readonly token: string;
  readonly precision: FamilyPrecision;
  /** Longest time that it shows something, min. */
  readonly lastsMin: number;
  readonly isSos: boolean;
  /** For a cry for help; null where none is known. */
  readonly place: Place | null;
}

/** A link that the server has not heard of for so long has no journey to follow any more. */
const QUEUED_FOR_MS = 12 * HOUR_MS;

/** A new token that nobody guesses. */
export function newFamilyToken(): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(FAMILY_TOKEN_BYTES)).buffer);
}

/** Address of a link, as it is sent to others. */
export function familyUrl(token: string): string {
  return `${window.location.origin}${familyPath(token)}`;
}

/** The name under which the links of an account are on their way. */
export const familySendingKey = (accountId: string) => `family_${accountId}`;

/** Stores a link until the server knows it; gives whether the phone had room for it. */
export async function queueFamilyLink(accountId: string, link: NewFamilyLink): Promise<boolean> {
  const stored = await queueItem({
    accountId,
    kind: 'familyLink',
    id: link.token,
    content: link,
    photo: null,
  });
  return stored !== 'nothing';
}

/** The link in a queued item; null for one of another shape or that is too old. */
export function familyLinkIn({ content, savedAtMs }: OutboxItem): NewFamilyLink | null {
  if (typeof content !== 'object' || content === null || Date.now() - savedAtMs > QUEUED_FOR_MS) {
    return null;
  }
  const { token, precision, lastsMin, isSos, place = null }: Partial<NewFamilyLink> = content;
  const isWhole =
    typeof token === 'string' &&
    FAMILY_TOKEN.test(token) &&
    (precision === 'COARSE' || precision === 'EXACT') &&
    typeof lastsMin === 'number' &&
    typeof isSos === 'boolean';
  return isWhole ? { token, precision, lastsMin, isSos, place } : null;
}

/** Discards a link that the server does not know yet. */
export function dropFamilyLink(accountId: string, token: string): Promise<void> {
  return dropItem({ accountId, kind: 'familyLink', id: token });
}
