import type { FixFlag } from '@wakafine/domain/speed/fix';
import type { JourneyNumbers, ViolationNumbers } from './client/operations';
import { driveJourney, type SendingOptions } from './drive-journey';
import type { PhoneFix } from './drives/fix';
import { freshIdentity } from './identity';
import { createPhone, type PhoneOptions } from './phone';
import { timeDrive } from './replay-timing';

/** Options of the replay of a recorded drive. */
export interface ReplayOptions extends PhoneOptions, Pick<SendingOptions, 'batchSize' | 'onProgress'> {
  /** Times real time, 1 or more; null: as fast as the service accepts it. */
  readonly speedup: number | null;
}

/** Result of a replay: the journey, its violations oldest first, and the acknowledgements of its fixes. */
export interface ReplayResult {
  readonly journey: JourneyNumbers;
  readonly violations: readonly ViolationNumbers[];
  readonly accepted: number;
  readonly duplicates: number;
  /** Number of fixes that were flagged, by reason. */
  readonly flagged: Readonly<Partial<Record<FixFlag, number>>>;
}

/** Plainly made up: no region of Cameroon gives out the series ZZ. */
const MADE_UP_PLATE = 'LT 000 ZZ';
/** A service that is not there at the first try is not being restarted: say so soon. */
const FIRST_CONTACT_MS = 3_000;

/**
 * Drives one journey of a fresh citizen from fixes in their order of arrival, moved into the present.
 * @throws RequestError when the service can't be reached or refuses, RangeError when the drive is too long
 */
export async function replayTrack(fixes: readonly PhoneFix[], options: ReplayOptions): Promise<ReplayResult> {
  const identity = freshIdentity();
  await createPhone({ url: options.url, patienceMs: FIRST_CONTACT_MS }).viewerId();
  const phone = createPhone(options);
  await phone.signUp(identity);
  await phone.signIn(identity);
  const drive = timeDrive(fixes, options.speedup, Date.now());
  const { journey, violations, accepted, duplicates, flaggedBySeq } = await driveJourney(
    phone,
    {
      vehicleType: 'CAR',
      registrationNumber: MADE_UP_PLATE,
      category: 'PRIVATE',
      startedAtMs: drive.startedAtMs,
    },
    drive.fixes,
    {
      batchSize: options.batchSize,
      onProgress: options.onProgress,
      dueInMs: drive.dueInMs,
      endedAtMs: drive.endedAtMs,
    },
  );
  const flagged: Partial<Record<FixFlag, number>> = {};
  for (const reason of flaggedBySeq.values()) {
    flagged[reason] = (flagged[reason] ?? 0) + 1;
  }
  return { journey, violations, accepted, duplicates, flagged };
}
