import type { FastifyInstance } from 'fastify';

/** Visitors that get on in one turn of the event loop; those with a session never wait. */
const PER_TURN = 1;

/**
 * Lets those who come with a session pass those who come without: hundreds that sign in at the same moment would else
 * hold the one thread until the last of them was read, and nobody who drives would be heard meanwhile.
 */
export function delayVisitors(app: FastifyInstance): void {
  const waiting: (() => void)[] = [];
  let passed = 0;
  let isTurnPlanned = false;
  const turn = (): void => {
    isTurnPlanned = false;
    passed = 0;
    waiting.splice(0, PER_TURN).forEach(pass);
  };
  const pass = (goOn: () => void): void => {
    passed += 1;
    goOn();
    planTurn();
  };
  const planTurn = (): void => {
    if (!isTurnPlanned) {
      isTurnPlanned = true;
      setImmediate(turn);
    }
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers.cookie?.includes('wf_session=') === true) {
      done();
    } else if (waiting.length === 0 && passed < PER_TURN) {
      pass(done);
    } else {
      waiting.push(done);
    }
  });
}
