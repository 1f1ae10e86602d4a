import { metresPerDegree } from '../geo/chord';
import type { Place } from '../geo/geo';
import { firstOfRing, summedAfter } from '../speed/proof';
import type { ProofFix, ProofRing, RingFix } from '../speed/proof';
import type { StretchEnd } from '../violations/closed-speeding';
import type { GapFix } from '../violations/gap-track';
import { countOfAnchors, anchorAt, NO_ANCHORS, withAnchor } from '../violations/packed-anchors';
import type { Anchor, AnchorFix, PackedAnchors } from '../violations/packed-anchors';
import { FLAG, listOf, numberOf, orNull, recordOf, stored } from './shapes';
import type { Shape } from './shapes';

/** Kinds of numbers: each is written as the difference to the last of its own. */
export const KIND = {
  LAT: 0,
  LNG: 1,
  AT_MS: 2,
  DEVICE_MS: 3,
  KMH: 4,
  METRES: 5,
  ACCURACY_M: 6,
  COUNT: 7,
  SECONDS: 8,
  DEVICE_KMH: 9,
  VARIANCE: 10,
} as const;

/** Receivers give up to seven digits of a degree. */
export const LAT = numberOf(KIND.LAT, 1e7);
export const LNG = numberOf(KIND.LNG, 1e7);
/** Milliseconds since the epoch: as judged, and by the phone's own clock. */
export const AT_MS = numberOf(KIND.AT_MS, 1);
export const DEVICE_MS = numberOf(KIND.DEVICE_MS, 1);
export const KMH = numberOf(KIND.KMH, 100);
export const METRES = numberOf(KIND.METRES, 100);
export const ACCURACY_M = orNull(numberOf(KIND.ACCURACY_M, 1_000));
export const COUNT = numberOf(KIND.COUNT, 1);
export const SECONDS = numberOf(KIND.SECONDS, 1_000);
export const PLACE: Shape<Place> = recordOf<Place>({ lat: LAT, lng: LNG });

export const DEVICE_KMH = orNull(numberOf(KIND.DEVICE_KMH, 100));

const PROOF_FIX = recordOf<ProofFix>({
  lat: LAT,
  lng: LNG,
  deviceMs: DEVICE_MS,
  accuracyM: ACCURACY_M,
  deviceKmh: DEVICE_KMH,
  isAfterJump: FLAG,
});

type Sums = Pick<RingFix, 'wayM' | 'deviceWayM' | 'withoutSpeed' | 'reachableMps' | 'strayM'>;
const SUMS = recordOf<Sums>({
  wayM: METRES,
  deviceWayM: METRES,
  withoutSpeed: COUNT,
  reachableMps: orNull(KMH),
  strayM: METRES,
});

/** A fix with its sums; what follows from the fix alone is computed again. */
export const SUMMED_FIX: Shape<RingFix> = {
  write(to, fix) {
    PROOF_FIX.write(to, fix);
    SUMS.write(to, fix);
  },
  read: (from) => ({ ...firstOfRing(PROOF_FIX.read(from)), ...SUMS.read(from) }),
};

/** A ring: the sums of all but its first fix follow from the one before. */
export const RING: Shape<ProofRing> = {
  write(to, ring) {
    to.whole(ring.length);
    ring.forEach((fix, index) => (index === 0 ? SUMMED_FIX : PROOF_FIX).write(to, fix));
  },
  read(from) {
    const ring: RingFix[] = [];
    for (let left = from.count(); left > 0; left -= 1) {
      const last = ring.at(-1);
      ring.push(
        last === undefined ? SUMMED_FIX.read(from) : summedAfter(last, firstOfRing(PROOF_FIX.read(from))),
      );
    }
    return ring;
  },
};

/** An end of a stretch. */
export const STRETCH_END: Shape<StretchEnd> = {
  write: (to, end) => PLACE.write(to, end),
  read(from) {
    const { lat, lng } = PLACE.read(from);
    return { lat, lng, perDegree: metresPerDegree(lat) };
  },
};

/** Fixes at a gap: each begins a ring of its own. */
export const GAP_FIXES = listOf(
  recordOf<GapFix>({
    fix: { write: (to, fix) => PROOF_FIX.write(to, fix), read: (from) => firstOfRing(PROOF_FIX.read(from)) },
    recordedAtMs: AT_MS,
    deviceMs: DEVICE_MS,
    limitKmh: orNull(KMH),
  }),
);

const ANCHOR_FIX = recordOf<AnchorFix>({
  lat: LAT,
  lng: LNG,
  accuracyM: ACCURACY_M,
  recordedAtMs: AT_MS,
  deviceMs: DEVICE_MS,
});
const ANCHOR = recordOf<Anchor>({ outer: ANCHOR_FIX, at: ANCHOR_FIX });
const ANCHOR_LIST = listOf(ANCHOR);

/** Fixes that a mean speed may be measured from. */
export const ANCHORS: Shape<PackedAnchors> = stored({
  write(to, anchors) {
    const count = countOfAnchors(anchors);
    to.whole(count);
    for (let back = count; back > 0; back -= 1) {
      const anchor = anchorAt(anchors, back);
      if (anchor !== null) {
        ANCHOR.write(to, anchor);
      }
    }
  },
  read: (from) => ANCHOR_LIST.read(from).reduce(withAnchor, NO_ANCHORS),
});
