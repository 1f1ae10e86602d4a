import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { CaseAnswer } from './case-answer.type';
import { presentAnswer } from './case-answer.presenter';
import { answersOfCases } from './case-answers';
import { Case } from './case.type';

@Resolver(() => Case)
export class CaseAnswersResolver {
  @FieldResolver(() => [CaseAnswer], {
    description: 'Statements of the agency of the vehicle, oldest first, for the holder and for staff.',
  })
  async answers(
    @Root() { rowId, audience }: Case,
    @Ctx() { ctx, loaders }: GraphqlContext,
  ): Promise<CaseAnswer[]> {
    const isShown = audience === 'holder' || audience === 'staff';
    const rows = isShown
      ? await loaders.of('case-answers', (ids) => answersOfCases(ctx, ids, { withPhotos: true })).load(rowId)
      : [];
    return rows.map(presentAnswer);
  }
}
