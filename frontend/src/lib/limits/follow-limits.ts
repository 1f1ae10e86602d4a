import { HOUR_MS } from '@wakafine/domain/units';
import { fetchNewPack, cachePack, readCachedPack, type LimitPackText } from './cached-limit-pack';
import { openPhoneLimits, type PhoneLimits } from './phone-limits';

let opened: { readonly pack: LimitPackText; readonly limits: PhoneLimits } | null = null;

/**
 * Calls back with the speed limits that this phone has stored, and with newer ones whenever the server has some:
 * it is asked at
 * once and every hour. Gives the way to stop.
 */
export function followLimits(onLimits: (limits: PhoneLimits) => void): () => void {
  let isOver = false;
  const show = () => (opened !== null && !isOver ? onLimits(opened.limits) : undefined);
  const refresh = () => acceptNewer().then(show);
  void acceptStored().then(show).then(refresh);
  const timer = setInterval(() => void refresh(), HOUR_MS);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

async function acceptStored(): Promise<void> {
  const stored = opened === null ? await readCachedPack().catch(() => null) : null;
  if (stored !== null) {
    open(stored);
  }
}

/** Only a pack that can be opened replaces the stored one: that of a newer server may not be. */
async function acceptNewer(): Promise<void> {
  const newer = await fetchNewPack(opened?.pack.tag ?? null).catch(() => null);
  if (newer !== null && open(newer)) {
    void cachePack(newer);
  }
}

function open(pack: LimitPackText): boolean {
  try {
    opened =
      opened?.pack.text === pack.text ? { ...opened, pack } : { pack, limits: openPhoneLimits(pack.text) };
    return true;
  } catch {
    return false;
  }
}
