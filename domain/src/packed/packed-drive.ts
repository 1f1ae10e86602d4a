import type { Drive } from '../speed/journey-state';
import type { AlertStretch } from '../speed/alert-stretch';
import type { FilterState } from '../speed/fix-filter';
import type { FullSpeeds } from '../speed/full-speeds';
import type { MovingWay } from '../speed/moving-way';
import type { SpeedProof } from '../speed/proof';
import type { StepSpeed } from '../speed/speed';
import type { SpeedAlert } from '../speed/speed-alerts';
import type { Standing } from '../speed/standing';
import type { SpeedThresholds, ViolationSeverity } from '../speed/zones';
import {
  AT_MS,
  COUNT,
  DEVICE_KMH,
  DEVICE_MS,
  KIND,
  KMH,
  LAT,
  LNG,
  METRES,
  PLACE,
  SECONDS,
} from './packed-fixes';
import { FLAG, listOf, numberOf, oneOf, orNull, recordOf, stored } from './shapes';

const THRESHOLDS = recordOf<SpeedThresholds>({ caution: KMH, warning: KMH, danger: KMH });
const SEVERITY = oneOf<ViolationSeverity>(['CAUTION', 'WARNING', 'DANGER']);

const TIMED_PLACE = { lat: LAT, lng: LNG, recordedAtMs: AT_MS };

/** What proves a speed. */
export const PROOF = recordOf<SpeedProof>({
  provenKmh: KMH,
  uncertaintyKmh: KMH,
  fromMs: DEVICE_MS,
  toMs: DEVICE_MS,
  by: oneOf(['device', 'way']),
  byDeviceKmh: orNull(KMH),
});

const ALERT = recordOf<SpeedAlert>({
  startedAtMs: AT_MS,
  endedAtMs: orNull(AT_MS),
  peakKmh: KMH,
  peakAt: PLACE,
  headingDeg: orNull(COUNT),
  meanKmh: KMH,
  severity: SEVERITY,
  fixCount: COUNT,
});

const ALERT_STRETCH = recordOf<AlertStretch>({
  thresholds: THRESHOLDS,
  startedAtMs: AT_MS,
  first: PLACE,
  last: recordOf<AlertStretch['last']>(TIMED_PLACE),
  lastAbove: listOf(AT_MS),
  belowSinceMs: orNull(AT_MS),
  full: orNull(recordOf<FullSpeeds>({ peakKmh: KMH, peakAt: PLACE, sumKmh: KMH, count: COUNT })),
  fixCount: COUNT,
  hasQualified: FLAG,
  isInterrupted: FLAG,
});

const SIGHTING = recordOf<NonNullable<Standing['last']>>({
  ...TIMED_PLACE,
  variance: numberOf(KIND.VARIANCE, 1),
  deviceKmh: DEVICE_KMH,
});

const PART_OF_WAY = recordOf<MovingWay['measured']>({ metres: METRES, seconds: SECONDS });

/** The figures and alerts of a drive. */
export const PACKED_DRIVE = recordOf<Drive>({
  lastSeq: COUNT,
  latestAtMs: AT_MS,
  lastGoodAtMs: orNull(AT_MS),
  filter: recordOf<FilterState>({
    anchor: orNull(recordOf<NonNullable<FilterState['anchor']>>(TIMED_PLACE)),
    anchorSpeedKmh: orNull(KMH),
    anchorImpliedKmh: orNull(KMH),
    jumpsInRow: COUNT,
  }),
  window: listOf(recordOf<StepSpeed>({ speedKmh: KMH, durationS: SECONDS })),
  alerts: recordOf<Drive['alerts']>({ closed: stored(listOf(ALERT)), stretch: orNull(ALERT_STRETCH) }),
  standing: recordOf<Standing>({
    minute: listOf(SIGHTING),
    last: orNull(SIGHTING),
    stoodAt: orNull(SIGHTING),
  }),
  distanceM: METRES,
  moving: recordOf<MovingWay>({ measured: PART_OF_WAY, unproven: PART_OF_WAY }),
  maxSpeedKmh: orNull(KMH),
  speedKmh: orNull(KMH),
});
