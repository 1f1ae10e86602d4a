import type { AnsweredAct } from '@wakafine/domain/notify/answers';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { parseId } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { AnsweredActEnum, IncidentAnswers } from './answers.type';
import { listAnswers } from './list-answers';

@Resolver()
export class AnswersResolver {
  @Query(() => IncidentAnswers, {
    description: 'Templates of the note that goes with an act on an incident. All staff but viewers.',
  })
  @Serves(listAnswers)
  incidentAnswers(
    @Arg('incidentId', () => ID, { description: 'The incident.' }) incidentId: string,
    @Arg('act', () => AnsweredActEnum, { description: 'The act.' }) forAct: AnsweredAct,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<IncidentAnswers> {
    return listAnswers(ctx, { incidentId: parseId(incidentId), forAct });
  }
}
