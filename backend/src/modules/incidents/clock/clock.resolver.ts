import { RESPONSE_DAYS } from '@wakafine/domain/incidents/response-goals';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { badInput } from '../../../platform/errors';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { IncidentResponseTime } from './clock.type';
import { getResponseTimes } from './response-times';

const { min, max } = RESPONSE_DAYS;

@Resolver()
export class ClockResolver {
  @Query(() => [IncidentResponseTime], {
    description:
      'Answers to the incidents of the last days by severity, the gravest first. canViewDashboard.',
  })
  @Serves(getResponseTimes)
  async incidentResponseTimes(
    @Arg('days', () => Int, {
      defaultValue: RESPONSE_DAYS.usual,
      description: `Days until now, ${min}-${max}.`,
    })
    days: number,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<readonly IncidentResponseTime[]> {
    if (days < min || days > max) {
      throw badInput({ days: `Must be ${min} to ${max}` });
    }
    return getResponseTimes(ctx, { days });
  }
}
