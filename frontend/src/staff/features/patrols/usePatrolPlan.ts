import { useState } from 'react';
import {
  PatrolPlanOfNightDocument,
  usePatrolPlanOfNightQuery,
  usePatrolProposalQuery,
  usePrintPatrolPlanMutation,
  useSavePatrolPlanMutation,
  type PatrolNightInput,
  type PatrolPlanFieldsFragment,
  type PatrolStopInput,
} from '../../../graphql/staff';
import { useFailureText } from '../../../lib/errors/useFailureText';
import { TONIGHT_MESSAGES } from './messages';
import { knownStarts, sentStop } from './stops/patrol-setup';

const FAILURES = { CONFLICT: TONIGHT_MESSAGES.conflict, BAD_USER_INPUT: TONIGHT_MESSAGES.refused };

/** The plan of a night, stored or proposed, and what can be done with it. */
export function usePatrolPlan(asked: PatrolNightInput) {
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const [copy, setCopy] = useState<number | null>(null);
  const stored = usePatrolPlanOfNightQuery({ variables: { night: asked.night } });
  const isProposed = stored.data?.patrolPlan === null;
  const towns = stored.data?.patrolTowns ?? [];
  const starts = knownStarts(asked.starts, towns);
  const proposal = usePatrolProposalQuery({ variables: { input: { ...asked, starts } }, skip: !isProposed });
  const shown = isProposed
    ? (proposal.data ?? proposal.previousData)?.patrolProposal
    : stored.data?.patrolPlan;
  const [save, saving] = useSavePatrolPlanMutation();
  const [print, printing] = usePrintPatrolPlanMutation();

  async function store(change: PlanChange): Promise<PatrolPlanFieldsFragment | undefined> {
    const { night, version, fromHour, hours, starts, stops } = change.plan;
    const setup = { night, version, fromHour, hours, starts: [...starts], ...change.setup };
    const input = {
      ...setup,
      stops: change.stops ?? stops.map(sentStop),
      isReplanned: change.isReplanned ?? false,
    };
    const { data } = await save({
      variables: { input },
      update: (cache, result) => {
        const plan = result.data?.savePatrolPlan.plan;
        if (plan !== undefined && stored.data !== undefined) {
          cache.writeQuery({
            query: PatrolPlanOfNightDocument,
            variables: { night },
            data: { ...stored.data, patrolPlan: plan },
          });
        }
      },
    });
    return data?.savePatrolPlan.plan;
  }
  async function attempt(work: () => Promise<unknown>): Promise<void> {
    const text = await failureText(work, FAILURES);
    setFailure(text);
    if (text !== null) {
      await stored.refetch().catch(() => undefined);
    }
  }

  return {
    plan: shown,
    towns,
    isLoading: stored.loading || (isProposed && proposal.loading),
    hasFailed: shown === undefined && (stored.error ?? proposal.error) !== undefined,
    isBusy: saving.loading || printing.loading,
    reload: () =>
      void Promise.all([stored.refetch(), ...(isProposed ? [proposal.refetch()] : [])]).catch(
        () => undefined,
      ),
    failure,
    copy,
    /** Stores a change, and gives the plan that it has led to; null where it was refused. */
    change: async (change: PlanChange): Promise<PatrolPlanFieldsFragment | null> => {
      let after: PatrolPlanFieldsFragment | undefined;
      await attempt(async () => {
        after = await store(change);
      });
      return after ?? null;
    },
    printCopy: (plan: PatrolPlanFieldsFragment) =>
      attempt(async () => {
        const { night, version } = plan.version > 0 ? plan : ((await store({ plan })) ?? plan);
        const { data } = await print({
          variables: { input: { night, version, clientId: crypto.randomUUID() } },
        });
        setCopy(data?.printPatrolPlan.copy ?? null);
      }),
    endPrint: () => setCopy(null),
  };
}

/** A change of a plan: other stops, another night, or both; left out, they stay. */
export interface PlanChange {
  plan: PatrolPlanFieldsFragment;
  stops?: PatrolStopInput[];
  setup?: Partial<Pick<PatrolNightInput, 'fromHour' | 'hours' | 'starts'>>;
  /** Whether all but locked stops are planned anew. */
  isReplanned?: boolean;
}
