import { DAY_MS } from '@wakafine/domain/units';
import { inTransaction } from '../../platform/context/unit-of-work';
import type { AppCtx } from '../../modules/identity/accounts/actor';
import { lockCaseOfViolation } from '../../modules/cases/case-file';
import { INSERT_CASE } from '../../modules/cases/cases.queries';
import { takeStep } from '../../modules/cases/take-step';
import type { NewStep } from '../../modules/cases/new-step';
import type { TestServer } from '../server/test-server';

/** Somebody of the staff whom nobody knows: steps have no reference to accounts. */
const STRANGER = 900_000_000;
const by = (nth: number) =>
  ({ by: 'STAFF', actorId: STRANGER + nth, reason: 'As it was measured.' }) as const;

/** State of a written case. */
export type WrittenState = 'REVIEW' | 'NOTICE' | 'CONTESTED' | 'EXPIRED' | 'DECIDED';

/** Writes a case of a violation behind the doors, by people whom nobody knows, and gives its id. */
export async function writeCase(
  { services, clock }: TestServer,
  violationId: string,
  state: WrittenState,
): Promise<string> {
  const ctx: AppCtx = { ...services, actor: null };
  const servedAt = new Date(clock.now().getTime() - 20 * DAY_MS);
  return inTransaction(ctx, async (writing) => {
    await writing.db.rows(INSERT_CASE, [Number(violationId), true, writing.clock()]);
    let held = await lockCaseOfViolation(writing, Number(violationId));
    for (const step of stepsTo(state, servedAt)) {
      if (held !== null) {
        ({ held } = await takeStep(writing, held, step));
      }
    }
    return String(held?.id);
  });
}

function stepsTo(state: WrittenState, servedAt: Date): readonly NewStep[] {
  const upheld = { decision: 'UPHOLD' } as const;
  const review: NewStep[] = [
    { kind: 'OPENED', ...by(1) },
    { kind: 'SEALED', by: 'SYSTEM' },
  ];
  const notice: NewStep[] = [...review, { kind: 'CONFIRMED', ...by(2) }];
  const expired: NewStep[] = [
    ...notice,
    { kind: 'SERVED', by: 'HOLDER', serviceWay: 'IN_APP', servedAt },
    { kind: 'EXPIRED', by: 'SYSTEM' },
  ];
  const ways: Record<WrittenState, readonly NewStep[]> = {
    REVIEW: review,
    NOTICE: notice,
    CONTESTED: [...notice, { kind: 'CONTESTED', by: 'HOLDER' }],
    EXPIRED: expired,
    DECIDED: [
      ...expired,
      { kind: 'PROPOSED', ...by(3), ...upheld },
      { kind: 'DECIDED', ...by(4), ...upheld },
    ],
  };
  return ways[state];
}
