import { RULE_VERSION } from '@wakafine/domain/journeys/judgement';
import { TRACK_VERSION, unpackTrack } from '@wakafine/domain/packed/packed-track';
import type { TrackFix } from '@wakafine/domain/packed/packed-track';
import type { DriveRules } from '@wakafine/domain/speed/journey-state';
import type { StoredFix } from '@wakafine/domain/speed/fix';
import type { Services } from '../../../platform/context/context';
import type { Journey } from '../journey.entity';
import { FIXES_OF_JOURNEY } from '../journeys.queries';
import { TRACK_OF_JOURNEY } from './tracks.queries';

/** Points of a trace: as many as a picture of the size of a thumb can show. */
export const TRACE_POINTS = 48;

/** Everything that a packed track depends on besides its journey: tracks with another mark are not read. */
export const TRACK_MARK = `${TRACK_VERSION} ${RULE_VERSION} ${TRACE_POINTS}`;

/** Rules of a journey's displayed speeds and flags: no thresholds, because the zone of a speed is looked up as it is read. */
export function trackRules({ startedAt, declaredEndedAt }: Journey): DriveRules {
  return {
    startedAtMs: startedAt.getTime(),
    endedAtMs: declaredEndedAt?.getTime() ?? null,
    thresholds: [],
  };
}

/** The packed track of a journey; null where there is none, and its fixes have to be read. */
export async function packedTrack(
  { db }: Pick<Services, 'db'>,
  { id, isPacked }: Pick<Journey, 'id' | 'isPacked'>,
): Promise<readonly TrackFix[] | null> {
  if (!isPacked) {
    return null;
  }
  const [row] = await db.rows(TRACK_OF_JOURNEY, [id, TRACK_MARK]);
  return row === undefined ? null : unpackTrack(row.body);
}

/** All stored fixes of a journey by seq, as they were received. */
export async function storedFixes(
  services: Pick<Services, 'db'>,
  journey: Pick<Journey, 'id' | 'isPacked'>,
): Promise<readonly StoredFix[]> {
  const track = await packedTrack(services, journey);
  return track?.map(({ fix }) => fix) ?? services.db.rows(FIXES_OF_JOURNEY, [journey.id]);
}
