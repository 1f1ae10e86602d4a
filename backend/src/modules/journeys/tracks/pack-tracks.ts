import { judgedTrack, packOutline, packTrack } from '@wakafine/domain/packed/packed-track';
import type { StoredFix } from '@wakafine/domain/speed/fix';
import { MINUTE_MS } from '@wakafine/domain/units';
import type { Services } from '../../../platform/context/context';
import { FIXES_OF_JOURNEY, OUTLINES_OF_JOURNEYS } from '../journeys.queries';
import { Journey } from '../journey.entity';
import { TRACE_POINTS, TRACK_MARK, trackRules } from './read-track';
import { JOURNEYS_TO_PACK, STORE_TRACK } from './tracks.queries';

/** A phone that sends what it has stored is not silent for so long; what comes later unpacks its journey again. */
const PACKED_AFTER_MS = 10 * MINUTE_MS;
const JOURNEYS_PER_BATCH = 50;
/** A bound for one run: what is left is done by the next. */
const BATCHES_PER_RUN = 10;

/** Packs the tracks of journeys that have ended, each by one statement, so that it may be killed at any time. */
export async function packTracks(services: Services): Promise<void> {
  const quietSince = new Date(services.clock().getTime() - PACKED_AFTER_MS);
  for (let batch = 0; batch < BATCHES_PER_RUN; batch += 1) {
    const due = await services.db.rows(JOURNEYS_TO_PACK, [quietSince, JOURNEYS_PER_BATCH]);
    let packed = 0;
    for (const { id } of due) {
      packed += (await packTrackOf(services, id)) ? 1 : 0;
    }
    if (packed < JOURNEYS_PER_BATCH) {
      return;
    }
  }
}

/** Judges a journey for its readers, once. False where it has changed meanwhile: it will come again. */
async function packTrackOf({ db }: Services, journeyId: number): Promise<boolean> {
  // First the journey: what changes its fixes afterwards raises its version.
  const journey = await db.entities.findOneBy(Journey, { id: journeyId });
  if (journey === null) {
    return false;
  }
  const fixes: StoredFix[] = await db.rows(FIXES_OF_JOURNEY, [journeyId]);
  const rows = await db.rows(OUTLINES_OF_JOURNEYS, [[journeyId], TRACE_POINTS, TRACK_MARK]);
  const outline = rows.flatMap(({ lat, lng, atMs }) =>
    lat === null || lng === null || atMs === null ? [] : [{ lat, lng, atMs }],
  );
  const stored = await db.rows(STORE_TRACK, [
    ...([journeyId, journey.version, TRACK_MARK] as const),
    Buffer.from(packOutline(outline)),
    Buffer.from(packTrack(judgedTrack(fixes, trackRules(journey)))),
  ]);
  return stored.length > 0;
}
