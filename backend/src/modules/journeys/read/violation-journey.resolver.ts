import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Violation } from '../../violations/violation.type';
import { Journey } from '../journey.type';
import { journeysById } from './journey-details';
import { presentJourney } from './journey.presenter';

@Resolver(() => Violation)
export class ViolationJourneyResolver {
  @FieldResolver(() => Journey, {
    nullable: true,
    description:
      'The journey that it happened on, for its owner and staff; null once that was deleted for its age, and on public rows.',
  })
  async journey(
    @Root() { journeyId }: Violation,
    @Ctx() { ctx, loaders }: GraphqlContext,
  ): Promise<Journey | null> {
    const id = Number(journeyId ?? 0);
    const row = id === 0 ? null : await loaders.of('journeys', (ids) => journeysById(ctx, ids)).load(id);
    return row === null ? null : presentJourney(row, ctx.actor);
  }
}
