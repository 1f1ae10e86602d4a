import type { Services } from '../../platform/context/context';
import { AppError } from '../../platform/errors';
import { BULK_SUBJECT } from '../../platform/limits/cost-budget';
import type { Caller } from '../http/caller';
import { refusalAfterTopUp, refusalOf } from './charge';
import type { Charged } from './charge';

/** Points that a subject is charged with, and what follows: with a refusal, or without. */
interface Charge {
  readonly caller: Charged;
  readonly points: number;
  readonly pass: (refusal?: AppError) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Takes the points of a GraphQL operation. Of a visitor, what it costs above one point is charged to a small budget besides: plain
 * questions are free of it, and anyone who wants much by many of them has a key.
 */
export function chargeOperation(
  services: Services,
  caller: Caller,
  { points, pass, fail }: Omit<Charge, 'caller'>,
): void {
  const whole = { caller, points, pass, fail };
  if (points <= 1 || caller.actor !== null || caller.key !== null) {
    charge(services, whole);
    return;
  }
  charge(services, {
    caller: { subject: `${BULK_SUBJECT}${caller.subject}`, key: null },
    points: points - 1,
    pass: (refusal) => {
      if (refusal === undefined) {
        charge(services, whole);
      } else {
        pass(bulkReached(refusal));
      }
    },
    fail,
  });
}

function charge(services: Services, { caller, points, pass, fail }: Charge): void {
  const refusal = refusalOf(services, caller, points);
  if (refusal === undefined) {
    pass();
  } else {
    refusalAfterTopUp(services, caller, { points, refusal }).then(pass, fail);
  }
}

function bulkReached({ retryAfterS = 1 }: AppError): AppError {
  return new AppError('RATE_LIMITED', {
    sentence:
      'Visitors may ask for long lists now and then only. Ask for fewer rows, try again later, or use an API key: /developers/keys.',
    retryAfterS,
  });
}
