import type { StoredFix } from '@wakafine/domain/speed/fix';
import { judgeJourney } from '@wakafine/domain/journeys/judgement';
import type { Judgement } from '@wakafine/domain/journeys/judgement';
import { defineCache } from '../../../platform/memory/caches';
import type { Services } from '../../../platform/context/context';
import { Violation } from '../../violations/violation.entity';
import type { PresentMinute } from './bound-drive';
import { Journey } from '../journey.entity';
import type { StoredWay } from './judged-ways';
import { currentLaw, rulesOf } from './journey-law';
import type { JourneyLaw } from './journey-law';
import { judgementIn, readState } from './stored-state';
import { FIXES_OF_JOURNEY } from '../journeys.queries';

/** An active journey with what was judged of it, so that the next fixes can be judged on top of that. */
export interface KnownDrive {
  readonly journey: Journey;
  readonly judgement: Judgement;
  /** Rules that it was judged by. */
  readonly law: JourneyLaw;
  /** All stored violations of the journey, withdrawn ones and claims included. */
  readonly violations: readonly Violation[];
  /** The latest minute of which it is known that the place is stored for the events of its vehicle; null: of none. */
  readonly present: PresentMinute | null;
  /** Stored rows of its way; empty where they are not known, because then all of it is stored anew. */
  readonly ways: readonly StoredWay[];
}

/** A journey as it is stored. */
export interface LoadedDrive extends KnownDrive {
  readonly fixes: readonly StoredFix[];
  /** Those that are not flagged, by rising seq. */
  readonly good: readonly StoredFix[];
}

const knownDrives = defineCache<KnownDrive>({ maxEntries: 20_000 });

/** Cached state of an active journey in this process; the database may be ahead of it. */
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

/** Discards a journey whose stored state is uncertain. */
export function evictDrive(services: Services, journeyId: number): void {
  services.caches.of(knownDrives).delete(String(journeyId));
}

/**
 * An active journey with its state as it was stored with its last change, by whichever process; null where only its fixes say what
 * is known of it, or there is none.
 */
export async function readDrive(services: Services, journeyId: number): Promise<KnownDrive | null> {
  const [journey, state] = await Promise.all([
    services.db.entities.findOneBy(Journey, { id: journeyId }),
    readState(services, journeyId),
  ]);
  if (journey === null || journey.endedAt !== null || state === null) {
    return null;
  }
  // After the journey: what changes them meanwhile raises its version, and the next write shows that.
  const [violations, law] = await Promise.all([
    services.db.entities.findBy(Violation, { journeyId }),
    currentLaw(services),
  ]);
  const judgement = judgementIn(services, state, { journey, law });
  return judgement && { journey, judgement, law, violations, present: null, ways: [] };
}

/** The journey with its stored fixes judged anew, or null when there is none. */
export async function loadDrive(services: Services, journeyId: number): Promise<LoadedDrive | null> {
  const journey = await services.db.entities.findOneBy(Journey, { id: journeyId });
  if (journey === null) {
    return null;
  }
  const [fixes, violations, law] = await Promise.all([
    services.db.rows(FIXES_OF_JOURNEY, [journeyId]),
    services.db.entities.findBy(Violation, { journeyId }),
    currentLaw(services),
  ]);
  const { judgement, good } = judgeJourney(fixes, rulesOf(services, journey, law));
  return { journey, judgement, law, violations, present: null, ways: [], fixes, good };
}
