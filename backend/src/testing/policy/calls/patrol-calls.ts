import type { Party } from '../../party/party';
import { copyInput, fillPatrolLedger, patrolNightInput, storePastPlan } from '../../patrols';

/** Example calls of patrol plans. */
export const PATROL_CALLS = {
  'Query.patrolPlan': async ({ server }: Party) => ({ night: (await storePastPlan(server)).night }),
  'Query.patrolProposal': async ({ server }: Party) => {
    await fillPatrolLedger(server);
    return { input: patrolNightInput(server) };
  },
  'Query.patrolPlaces': ({ server }: Party) => ({ input: patrolNightInput(server) }),
  'Mutation.savePatrolPlan': async ({ server }: Party) => {
    await fillPatrolLedger(server);
    const asked = patrolNightInput(server);
    const plans: { version: number }[] = await server.dataSource.query(
      'SELECT version FROM patrol_plan WHERE night = $1',
      [asked.night],
    );
    return { input: { ...asked, version: plans[0]?.version ?? 0, stops: [], isReplanned: true } };
  },
  'Mutation.countPatrolStops': async ({ server }: Party) => ({
    input: { ...(await storePastPlan(server)), counts: [{ stop: 0, counted: 4 }] },
  }),
  'Mutation.printPatrolPlan': async ({ server }: Party) => ({
    input: copyInput(await storePastPlan(server)),
  }),
};
