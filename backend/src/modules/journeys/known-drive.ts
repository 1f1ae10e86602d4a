import type { Fix } from '@wakafine/domain/fix';
import { judgeDrive } from '@wakafine/domain/journey-state';
import type { Drive, DriveRules } from '@wakafine/domain/journey-state';
import type { ThresholdsTimeline } from '@wakafine/domain/zones';
import { defineCache } from '../../platform/caches';
import type { Services } from '../../platform/context';
import { thresholdsTimeline } from '../settings/speed-thresholds';
import { Violation } from '../violations/violation.entity';
import type { PresentMinute } from './bound-drive';
import { Journey } from './journey.entity';
import { FIXES_OF_JOURNEY } from './journeys.queries';

/** An active journey with the state of its drive, so that the next fixes can be judged on top of it. */
export interface KnownDrive {
  readonly journey: Journey;
  readonly drive: Drive;
  /** The timeline that the drive was judged by. */
  readonly thresholds: ThresholdsTimeline;
  /** All stored violations of the journey, withdrawn ones and claims included. */
  readonly violations: readonly Violation[];
  /** The latest minute of which it is known that the place is stored for the events of its vehicle; null: of none. */
  readonly present: PresentMinute | null;
}

const knownDrives = defineCache<KnownDrive>({ maxEntries: 20_000 });

/** What this process remembers of an active journey; the database may be ahead of it. */
export function recallDrive(services: Services, journeyId: number): KnownDrive | undefined {
  return services.caches.of(knownDrives).get(String(journeyId));
}

/** Remembers the state after a successful write; an ended journey is not worth remembering. */
export function rememberDrive(services: Services, known: KnownDrive): void {
  const cache = services.caches.of(knownDrives);
  if (known.journey.endedAt === null) {
    cache.set(String(known.journey.id), known);
  } else {
    cache.delete(String(known.journey.id));
  }
}

/** Forgets a journey whose stored state is uncertain. */
export function forgetDrive(services: Services, journeyId: number): void {
  services.caches.of(knownDrives).delete(String(journeyId));
}

/** The journey with its stored fixes judged anew, or null when there is none. */
export async function loadDrive(
  services: Services,
  journeyId: number,
): Promise<(KnownDrive & { readonly fixes: readonly Fix[] }) | null> {
  const journey = await services.db.entities.findOneBy(Journey, { id: journeyId });
  if (journey === null) {
    return null;
  }
  const [fixes, violations, thresholds] = await Promise.all([
    services.db.rows<Fix>(FIXES_OF_JOURNEY, [journeyId]),
    services.db.entities.findBy(Violation, { journeyId }),
    thresholdsTimeline(services),
  ]);
  const { drive } = judgeDrive(fixes, rulesOf(services, journey, thresholds));
  return { journey, drive, thresholds, violations, present: null, fixes };
}

/** What a journey's fixes are judged by; a provisional end is none, since later fixes move it. */
export function rulesOf(
  { serviceArea }: Pick<Services, 'serviceArea'>,
  { startedAt, declaredEndedAt }: Pick<Journey, 'startedAt' | 'declaredEndedAt'>,
  thresholds: ThresholdsTimeline,
): DriveRules {
  return {
    startedAtMs: startedAt.getTime(),
    endedAtMs: declaredEndedAt?.getTime() ?? null,
    thresholds,
    serviceArea,
  };
}
