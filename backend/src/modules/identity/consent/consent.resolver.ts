import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { presentViewer } from '../accounts/account.presenter';
import { Consent, SetConsentsInput, SetConsentsPayload } from './consent.type';
import type { GraphqlContext } from '../accounts/graphql-context';
import { consentsInForce, myConsents, setConsents } from './set-consents';
import { Viewer } from '../accounts/viewer.type';
import { Serves } from '../acts/serves.decorator';

@Resolver(() => Viewer)
export class ConsentResolver {
  @FieldResolver(() => Consent, {
    nullable: true,
    description:
      'The answer in force to the questions before the first journey; null before the first, and for staff.',
  })
  consent(@Root() { id }: Viewer, @Ctx() { ctx, loaders }: GraphqlContext): Promise<Consent | null> {
    return loaders.of('consents-in-force', (ids) => consentsInForce(ctx, ids)).load(Number(id));
  }

  @Query(() => [Consent], {
    description: 'The own answers, the one in force first, at most the latest 100. Citizens only.',
  })
  @Serves(myConsents)
  myConsents(@Ctx() { ctx }: GraphqlContext): Promise<Consent[]> {
    return myConsents(ctx);
  }

  @Mutation(() => SetConsentsPayload, {
    description:
      'Answers whether journeys may be recorded, used in cases, and make one a witness. Citizens only. It replaces the earlier answer for the future; what was received before remains valid. BAD_USER_INPUT for a yes to cases or witness without `adult: YES`, IDEMPOTENCY_MISMATCH for a clientId used before with another answer, RATE_LIMITED after 50 answers in a day.',
  })
  @Serves(setConsents)
  async setConsents(
    @Arg('input', () => SetConsentsInput, { description: 'The answers.' }) input: SetConsentsInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<SetConsentsPayload> {
    const { answeredAt = null, ...answer } = input;
    return { viewer: presentViewer(await setConsents(ctx, { ...answer, answeredAt })) };
  }
}
