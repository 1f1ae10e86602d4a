import { followRoadPack } from '../road-pack/follow-pack';
import { phoneRoads, watchPhoneRoads } from '../road-pack/phone-roads';
import { openPhoneLimits, type PhoneLimits } from './phone-limits';

let opened: { readonly text: string; readonly limits: PhoneLimits } | null = null;

/**
 * Calls back with the speed limits of the pack of roads that this phone has stored, and with newer ones whenever the pack is renewed.
 * `isAgain`: as of `followRoadPack`. Gives the way to stop.
 */
export function followLimits(
  onLimits: (limits: PhoneLimits) => void,
  options?: { isAgain: boolean },
): () => void {
  const show = (): void => {
    const text = phoneRoads()?.limitText ?? null;
    if (text !== null && open(text) && opened !== null) {
      onLimits(opened.limits);
    }
  };
  const stopWatching = watchPhoneRoads(show);
  const stopFollowing = followRoadPack(options);
  show();
  return () => {
    stopWatching();
    stopFollowing();
  };
}

/** The speed limits of the pack that this page has opened; null before, and where they can't be read. */
export function limitsOfPack(): PhoneLimits | null {
  const text = phoneRoads()?.limitText ?? null;
  return text !== null && open(text) ? (opened?.limits ?? null) : null;
}

/** Limits of a newer server may be of a form that this app does not know: those before stay. */
function open(text: string): boolean {
  try {
    opened = opened?.text === text ? opened : { text, limits: openPhoneLimits(text) };
    return true;
  } catch {
    return false;
  }
}
