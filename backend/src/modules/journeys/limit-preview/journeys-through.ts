import type { Box } from '@wakafine/domain/limits/limit-geometry';
import type { Services } from '../../../platform/context/context';
import { JOURNEYS_THROUGH_AREA } from './limit-preview.queries';

/** A statement looks at so many journeys, so that none takes long. */
const JOURNEYS_PER_STATEMENT = 100;

/** An ended journey, and whether one of its fixes lies in the area. */
export interface AreaJourney {
  readonly id: number;
  readonly startedAt: Date;
  readonly isThrough: boolean;
}

/** The ended journeys begun since a time whose fixes are whole, newest first; those outside the area too, so that the caller can stop. */
export async function* journeysThrough(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { area, since }: { area: readonly Box[]; since: Date },
): AsyncGenerator<AreaJourney> {
  const sides = (side: keyof Box): number[] => area.map((box) => box[side]);
  let before: Pick<AreaJourney, 'id' | 'startedAt'> = { id: Number.MAX_SAFE_INTEGER, startedAt: clock() };
  for (;;) {
    const page: AreaJourney[] = await db.rows(JOURNEYS_THROUGH_AREA, [
      since,
      before.startedAt,
      before.id,
      JOURNEYS_PER_STATEMENT,
      sides('south'),
      sides('north'),
      sides('west'),
      sides('east'),
    ]);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < JOURNEYS_PER_STATEMENT) {
      return;
    }
    before = last;
  }
}
