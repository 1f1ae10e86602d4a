import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Requests of a lane that get on in one turn of the event loop; those with a session never wait. */
const PER_TURN = 1;

/** Those who wait behind one another, and nobody else. */
interface Lane {
  readonly waiting: (() => void)[];
  passed: number;
}

/**
 * Lets those who come with a session pass those who come without: hundreds that sign in at the same moment would else
 * hold the one thread until the last of them was read, and nobody who drives would be heard meanwhile. Programs wait behind programs,
 * so that visitors do not notice how many of them ask.
 */
export function delayVisitors(app: FastifyInstance): void {
  const visitors: Lane = { waiting: [], passed: 0 };
  const programs: Lane = { waiting: [], passed: 0 };
  let isTurnPlanned = false;
  const turn = (): void => {
    isTurnPlanned = false;
    for (const lane of [visitors, programs]) {
      lane.passed = 0;
      lane.waiting.splice(0, PER_TURN).forEach((goOn) => pass(lane, goOn));
    }
  };
  const pass = (lane: Lane, goOn: () => void): void => {
    lane.passed += 1;
    goOn();
    planTurn();
  };
  const planTurn = (): void => {
    if (!isTurnPlanned) {
      isTurnPlanned = true;
      setImmediate(turn);
    }
  };
  const laneOf = ({ headers }: FastifyRequest): Lane =>
    headers.authorization === undefined ? visitors : programs;
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers.cookie?.includes('wf_session=') === true) {
      done();
      return;
    }
    const lane = laneOf(request);
    if (lane.waiting.length === 0 && lane.passed < PER_TURN) {
      pass(lane, done);
    } else {
      lane.waiting.push(done);
    }
  });
}
