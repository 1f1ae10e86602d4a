import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { presentPage } from '../../../platform/db/connection.type';
import { deprecated, PLAIN_LISTS } from '../../../platform/deprecation';
import { pageRequest } from '../../../platform/db/pagination';
import { presentViewer } from '../accounts/account.presenter';
import { Consent, ConsentConnection, SetConsentsInput, SetConsentsPayload } from './consent.type';
import type { GraphqlContext } from '../accounts/graphql-context';
import { consentsInForce, FIRST_CONSENTS, myConsents, setConsents } from './set-consents';
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
    deprecationReason: deprecated({ use: 'myConsentsConnection', ...PLAIN_LISTS }),
    description: 'The own answers, the one in force first, at most the latest 100. Citizens only.',
  })
  @Serves(myConsents)
  async myConsents(@Ctx() { ctx }: GraphqlContext): Promise<Consent[]> {
    return [...(await myConsents(ctx, FIRST_CONSENTS)).rows];
  }

  @Query(() => ConsentConnection, {
    description: 'The own answers, the one in force first. Citizens only.',
  })
  @Serves(myConsents)
  async myConsentsConnection(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ConsentConnection> {
    const page = await myConsents(ctx, pageRequest({ first, after }));
    const rows = page.rows.map((answer) => ({ id: answer.place, answer }));
    return presentPage({ ...page, rows }, ({ answer }) => answer);
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
