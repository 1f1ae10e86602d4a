import { RULE_VERSION } from '@wakafine/domain/journeys/judgement';
import type { Judgement } from '@wakafine/domain/journeys/judgement';
import { packJudgement, unpackJudgement } from '@wakafine/domain/packed/packed-judgement';
import type { Services } from '../../../platform/context/context';
import { registerVersionOf } from '../../limits/register/limit-register';
import type { Journey } from '../journey.entity';
import { STATE_OF_JOURNEY } from '../journeys.queries';
import type { JourneyLaw } from './journey-law';

/** A state larger than this is not stored, bytes: such a journey is judged anew from its fixes where nobody remembers it. */
const MOST_BYTES = 32_000;

/** The packed state of a journey at a version. */
export interface PackedState {
  readonly version: number;
  readonly body: Uint8Array;
}

type Judging = Pick<Services, 'serviceAreaName' | 'isDemo'>;

/** The state to store with a journey; null where none is worth storing. */
export function stateToStore(
  services: Judging,
  journey: Journey,
  { judgement, law }: { judgement: Judgement; law: JourneyLaw },
): Uint8Array | null {
  const mark = markOf(services, law);
  if (journey.endedAt !== null || mark === null) {
    return null;
  }
  const body = packJudgement(judgement, mark);
  return body.length > MOST_BYTES ? null : body;
}

/** The stored state of a journey, of whatever version; null where there is none. */
export async function readState(
  { db }: Pick<Services, 'db'>,
  journeyId: number,
): Promise<PackedState | null> {
  const [row] = await db.rows(STATE_OF_JOURNEY, [journeyId]);
  return row ?? null;
}

/**
 * The judgement of a journey, as its process left it. Null where only the fixes can say: the journey has changed since, the law is
 * another one, or another release of the program has packed it.
 */
export function judgementIn(
  services: Judging,
  state: PackedState | null,
  { journey, law }: { journey: Journey; law: JourneyLaw },
): Judgement | null {
  const mark = markOf(services, law);
  const isOfJourney = state?.version === journey.version && journey.endedAt === null;
  return state === null || mark === null || !isOfJourney ? null : unpackJudgement(state.body, mark);
}

/** Everything that fixes are judged by besides the journey, in a few words; null where that is not known. */
function markOf({ serviceAreaName, isDemo }: Judging, { thresholds, limits }: JourneyLaw): string | null {
  const changes = `${thresholds.length}@${thresholds.at(-1)?.effectiveAtMs ?? 0}`;
  const version = limits.kind === 'register' ? registerVersionOf(limits.index) : 0;
  return version === null
    ? null
    : [RULE_VERSION, serviceAreaName, isDemo ? 'demo' : 'real', changes, limits.kind, version].join(' ');
}
