import type { EarlyArrival, Passage } from '../journeys/early-arrival';
import type { Findings, FindingSpan } from '../journeys/journey-findings';
import type { JudgedWay, WayBooking, WayStep } from '../journeys/judged-way';
import type { Judgement } from '../journeys/judgement';
import type { OffRoad } from '../journeys/off-road';
import type { LegalLimit } from '../limits/limit-at';
import { LIMIT_ZONES } from '../limits/speed-limits';
import { ROAD_CORRIDORS } from '../places/road-corridors';
import type { ClosedSpeeding } from '../violations/closed-speeding';
import type { SpeedingState, SpeedingStep } from '../violations/speeding';
import type { SpeedingStretch } from '../violations/speeding-stretch';
import { ByteReader } from './byte-reader';
import { ByteWriter } from './byte-writer';
import { PACKED_DRIVE, PROOF } from './packed-drive';
import {
  ACCURACY_M,
  ANCHORS,
  AT_MS,
  COUNT,
  DEVICE_MS,
  GAP_FIXES,
  KMH,
  LAT,
  LNG,
  METRES,
  PLACE,
  RING,
  SECONDS,
  STRETCH_END,
  SUMMED_FIX,
} from './packed-fixes';
import { FLAG, listOf, onceEach, oneOf, orNull, recordOf, stored, TEXT } from './shapes';

/** Rises with every change of the shapes: what was packed before is not read any more, but judged again from the fixes. */
const FORMAT = 1;

/** Limits are the same objects for months; to write one as text costs more than to pack it. */
const contentOfLimit = new WeakMap<LegalLimit, string>();

const LIMIT = onceEach(
  (limit) => {
    const known = contentOfLimit.get(limit);
    if (known !== undefined) {
      return known;
    }
    const content = `limit ${JSON.stringify(limit)}`;
    contentOfLimit.set(limit, content);
    return content;
  },
  recordOf<LegalLimit>({
    limitKmh: KMH,
    id: TEXT,
    zone: oneOf(LIMIT_ZONES),
    placeName: orNull(TEXT),
    isConfirmed: FLAG,
    source: TEXT,
  }),
);
const SHOWN = recordOf<SpeedingStretch['shown']>({ sumKmh: KMH, count: COUNT });

const CLOSED = recordOf<ClosedSpeeding>({
  limit: LIMIT,
  startedAtMs: AT_MS,
  endedAtMs: AT_MS,
  peakKmh: orNull(KMH),
  peakAt: PLACE,
  shown: SHOWN,
  fixCount: COUNT,
  proof: PROOF,
  isOverGaps: FLAG,
  first: STRETCH_END,
  last: STRETCH_END,
});

const STRETCH = recordOf<SpeedingStretch>({
  limit: LIMIT,
  startedAtMs: AT_MS,
  lastAboveAtMs: AT_MS,
  lastAbove: listOf(AT_MS),
  belowSinceMs: orNull(AT_MS),
  peakKmh: orNull(KMH),
  peakAt: PLACE,
  shown: SHOWN,
  fixCount: COUNT,
  isSustained: FLAG,
  proof: orNull(PROOF),
  first: SUMMED_FIX,
  last: SUMMED_FIX,
});

const SPEEDING = recordOf<SpeedingState>({
  closed: stored(listOf(CLOSED)),
  stretch: orNull(STRETCH),
  ring: RING,
  window: listOf(recordOf<SpeedingStep>({ durationS: SECONDS, speedKmh: KMH, impliedKmh: KMH })),
  limit: orNull(LIMIT),
  gaps: recordOf<SpeedingState['gaps']>({ recent: GAP_FIXES, anchors: ANCHORS }),
  contradictedSinceMs: orNull(AT_MS),
  gapLimit: orNull(LIMIT),
});

const SPANS = listOf(recordOf<FindingSpan>({ startedAtMs: AT_MS, endedAtMs: AT_MS }));

const TRAVEL_FIX = recordOf<NonNullable<Passage['lastFix']>>({
  lat: LAT,
  lng: LNG,
  accuracyM: ACCURACY_M,
  recordedAtMs: AT_MS,
  deviceMs: DEVICE_MS,
});
const VISITS = listOf(recordOf<Passage['inside'][number]>({ town: COUNT, fix: TRAVEL_FIX }));

const FINDINGS = recordOf<Findings>({
  inconsistent: SPANS,
  offRoad: SPANS,
  passage: recordOf<Passage>({
    inside: VISITS,
    left: VISITS,
    lastFix: orNull(TRAVEL_FIX),
    early: orNull(
      recordOf<EarlyArrival>({
        startedAtMs: AT_MS,
        endedAtMs: AT_MS,
        fromTown: TEXT,
        toTown: TEXT,
        wayM: METRES,
        minimumMinutes: COUNT,
        actualMinutes: COUNT,
      }),
    ),
  }),
});

const ROAD = orNull(oneOf(ROAD_CORRIDORS));
const BOOKING = {
  hourMs: AT_MS,
  road: ROAD,
  judgedM: METRES,
  confirmedM: METRES,
  unjudgedM: METRES,
  fromMs: AT_MS,
  toMs: AT_MS,
};
const BOOKINGS = listOf(recordOf<WayBooking>(BOOKING));
const WAY_END = recordOf<WayStep['from']>({ lat: LAT, lng: LNG, recordedAtMs: AT_MS });

const WAY = recordOf<JudgedWay>({
  bookings: BOOKINGS,
  farFromRoads: BOOKINGS,
  run: orNull(
    recordOf<NonNullable<JudgedWay['run']>>({
      ...BOOKING,
      list: oneOf(['bookings', 'farFromRoads']),
      latCell: COUNT,
      lngCell: COUNT,
    }),
  ),
  gap: orNull(
    recordOf<WayStep>({
      from: WAY_END,
      to: WAY_END,
      distanceM: METRES,
      drivenM: METRES,
      limit: orNull(LIMIT),
      isGap: FLAG,
    }),
  ),
  observedMs: COUNT,
});

const JUDGEMENT = recordOf<Judgement>({
  drive: PACKED_DRIVE,
  speeding: SPEEDING,
  road: recordOf<OffRoad>({ farSinceMs: orNull(AT_MS), isOff: FLAG }),
  findings: FINDINGS,
  way: WAY,
  isAfterJump: FLAG,
});

/**
 * A judgement in a few kilobytes.
 * @param mark says by which rules it was judged; it is read again under the same mark only
 */
export function packJudgement(judgement: Judgement, mark: string): Uint8Array {
  const writer = new ByteWriter();
  writer.whole(FORMAT);
  TEXT.write(writer, mark);
  JUDGEMENT.write(writer, judgement);
  return writer.bytes();
}

/** The judgement that was packed, the same to the last bit; null where it was judged by other rules or packed in another format. */
export function unpackJudgement(bytes: Uint8Array, mark: string): Judgement | null {
  try {
    const reader = new ByteReader(bytes);
    if (reader.whole() !== FORMAT || TEXT.read(reader) !== mark) {
      return null;
    }
    const judgement = JUDGEMENT.read(reader);
    return reader.left === 0 ? judgement : null;
  } catch (error) {
    if (error instanceof RangeError) {
      return null;
    }
    throw error;
  }
}
