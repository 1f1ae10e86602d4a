import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { pageRequest, parseId } from '../../../platform/db/pagination';
import { presentPage } from '../../../platform/db/connection.type';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { presentAgencyCase } from './agency-case.presenter';
import { AgencyCase, AgencyCaseConnection, AnswerAgencyCasePayload } from './agency-case.type';
import { answerCase } from './answer-case';
import { AnswerAgencyCaseInput } from './answers.inputs';
import { listAgencyCases, pageAgencyCases } from './list-agency-cases';

@Resolver()
export class AgencyAnswersResolver {
  @Query(() => [AgencyCase], {
    description:
      'The latest 100 cases of vehicles of the own agency: first those to answer, by their end, then the newest. seeOwnAgency.',
  })
  @Serves(listAgencyCases)
  async agencyCases(@Ctx() { ctx }: GraphqlContext): Promise<AgencyCase[]> {
    return (await listAgencyCases(ctx)).map((file) => presentAgencyCase(file, ctx.clock()));
  }

  @Query(() => AgencyCaseConnection, {
    description: 'Cases of vehicles of the own agency, newest first. seeOwnAgency.',
  })
  @Serves(pageAgencyCases)
  async agencyCasesConnection(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<AgencyCaseConnection> {
    const page = await pageAgencyCases(ctx, pageRequest({ first, after }));
    return presentPage(page, (file) => presentAgencyCase(file, ctx.clock()));
  }

  @Mutation(() => AnswerAgencyCasePayload, {
    description:
      'Answers a case of a vehicle of the own agency, once while the time runs. answerAgencyCases; audited. NOT_FOUND, CONFLICT with a `clientCode`: case-term-ended, case-answered-before, case-wrong-state.',
  })
  @Serves(answerCase)
  async answerAgencyCase(
    @Arg('input', () => AnswerAgencyCaseInput, { description: 'The case and the answer.' })
    { caseId, statement, clientId, writtenAt = null, photo = null }: AnswerAgencyCaseInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<AnswerAgencyCasePayload> {
    const answered = await answerCase(ctx, {
      caseId: parseId(caseId),
      statement,
      clientId,
      writtenAt,
      photo,
    });
    return { case: presentAgencyCase(answered, ctx.clock()) };
  }
}
