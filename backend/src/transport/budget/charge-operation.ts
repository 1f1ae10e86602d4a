import type { Services } from '../../platform/context/context';
import { AppError } from '../../platform/errors';
import { BULK_SUBJECT } from '../../platform/limits/cost-budget';
import type { Caller } from '../http/caller';
import { refusalAfterTopUp, refusalOf } from './charge';
import type { Charged } from './charge';

/** Points of a subject. */
interface Charge {
  readonly caller: Charged;
  readonly points: number;
}

/**
 * Takes the points of a GraphQL operation. Of a visitor, what it costs above one point is charged to a small budget besides: plain
 * questions are free of it, and anyone who wants much by many of them has a key.
 */
export function chargeOperation(
  services: Services,
  caller: Caller,
  {
    points,
    pass,
    fail,
  }: { points: number; pass: (refusal?: AppError) => void; fail: (error: unknown) => void },
): void {
  const isVisitor = caller.actor === null && caller.key === null;
  const whole = { caller, points };
  chargeInTurn(services, isVisitor && points > 1 ? [bulkOf(caller, points), whole] : [whole], {
    pass,
    fail,
  });
}

function chargeInTurn(
  services: Services,
  [charge, ...others]: readonly Charge[],
  then: { pass: (refusal?: AppError) => void; fail: (error: unknown) => void },
): void {
  if (charge === undefined) {
    then.pass();
    return;
  }
  const { caller, points } = charge;
  const goOn = (last: AppError | undefined): void => {
    if (last === undefined) {
      chargeInTurn(services, others, then);
    } else {
      then.pass(caller.subject.startsWith(BULK_SUBJECT) ? bulkReached(last) : last);
    }
  };
  const refusal = refusalOf(services, caller, points);
  if (refusal === undefined) {
    goOn(refusal);
  } else {
    refusalAfterTopUp(services, caller, { points, refusal }).then(goOn, then.fail);
  }
}

function bulkOf({ subject }: Caller, points: number): Charge {
  return { caller: { subject: `${BULK_SUBJECT}${subject}`, key: null }, points: points - 1 };
}

function bulkReached({ retryAfterS = 1 }: AppError): AppError {
  return new AppError('RATE_LIMITED', {
    sentence:
      'Visitors may ask for long lists now and then only. Ask for fewer rows, try again later, or use an API key: /developers/keys.',
    retryAfterS,
  });
}
