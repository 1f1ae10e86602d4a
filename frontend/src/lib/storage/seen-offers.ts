import { readStored, writeStored } from './browser-storage';
import { CHOICE_KEYS } from './storage-keys';

/**
 * Things that are offered once on a device, by the word that is stored of it: the app for its home screen, and
 * messages.
 */
const WORDS = { install: '1', push: 'push' } as const;

export type Offer = keyof typeof WORDS;

/** Whether something was offered on this device already. */
export function wasOffered(offer: Offer): boolean {
  return seenWords().includes(WORDS[offer]);
}

/** Records that something was offered, also after sign-out. */
export function noteOffered(offer: Offer): void {
  if (!wasOffered(offer)) {
    writeStored(CHOICE_KEYS.offersSeen, [...seenWords(), WORDS[offer]].join(' '));
  }
}

function seenWords(): string[] {
  return (readStored(CHOICE_KEYS.offersSeen) ?? '').split(' ').filter((word) => word !== '');
}
