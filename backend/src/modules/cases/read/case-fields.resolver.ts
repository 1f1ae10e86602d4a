import { doubtsOf } from '@wakafine/domain/cases/case-doubts';
import {
  isWithheld,
  lapseAtMs,
  reopenableUntilMs,
  signaturesNeeded,
} from '@wakafine/domain/cases/case-status';
import { GraphQLDateTime } from 'graphql-scalars';
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { presentViolation } from '../../violations/violation.presenter';
import { Violation } from '../../violations/violation.type';
import { statusOf, stepsOfCases } from '../case-file';
import type { StoredStep } from '../case-file';
import { presentContest, presentProposal, presentStep } from './case.presenter';
import { Case, CaseContest, CaseDoubt, CaseProposal, CaseStep } from './case.type';
import { contestsOfCases, violationsById, witnessCounts } from './read-cases';

@Resolver(() => Case)
export class CaseFieldsResolver {
  @FieldResolver(() => Violation, {
    nullable: true,
    description: 'Its violation; null once that is gone.',
  })
  async violation(@Root() root: Case, @Ctx() context: GraphqlContext): Promise<Violation | null> {
    const row = await rowOf(root, context);
    return row === null ? null : presentViolation(row, context.ctx.actor);
  }

  @FieldResolver(() => [CaseStep], { description: 'Everything that happened in it, oldest first.' })
  async steps(@Root() root: Case, @Ctx() context: GraphqlContext): Promise<CaseStep[]> {
    const { audience } = root;
    const steps = await stepsOf(root, context);
    return steps.map((step) => presentStep(step, { audience, actor: context.ctx.actor }));
  }

  @FieldResolver(() => [CaseContest], { description: 'Contests of its holder, oldest first.' })
  async contests(@Root() { rowId }: Case, @Ctx() { ctx, loaders }: GraphqlContext): Promise<CaseContest[]> {
    const rows = await loaders.of('case-contests', (ids) => contestsOfCases(ctx, ids)).load(rowId);
    return rows.map(presentContest);
  }

  @FieldResolver(() => CaseProposal, {
    nullable: true,
    description: 'For staff: the decision that waits for a second signature; else null.',
  })
  async proposal(@Root() root: Case, @Ctx() context: GraphqlContext): Promise<CaseProposal | null> {
    const steps = root.audience === 'staff' ? await stepsOf(root, context) : [];
    return presentProposal(steps, statusOf(steps));
  }

  @FieldResolver(() => Int, {
    description:
      'Number of people who have to sign a decision: 2 by default, and where nobody has reviewed it.',
  })
  async signaturesNeeded(@Root() root: Case, @Ctx() context: GraphqlContext): Promise<number> {
    const status = statusOf(await stepsOf(root, context));
    return status === null ? 2 : signaturesNeeded(status);
  }

  @FieldResolver(() => [CaseDoubt], {
    description: 'For staff: what speaks against the measurement, what weighs most first; else none.',
  })
  async doubts(@Root() root: Case, @Ctx() context: GraphqlContext): Promise<CaseDoubt[]> {
    const row = root.audience === 'staff' ? await rowOf(root, context) : null;
    if (row === null) {
      return [];
    }
    const status = statusOf(await stepsOf(root, context));
    const isContested = status !== null && isWithheld(status);
    return doubtsOf({ ...row, isContested, witnessCount: await witnessesOf(root, context) });
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'For staff: number of phones and trackers that saw the violation, its own included; else null.',
  })
  async witnessCount(@Root() root: Case, @Ctx() context: GraphqlContext): Promise<number | null> {
    return root.audience === 'staff' ? witnessesOf(root, context) : null;
  }

  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description: 'Time when it lapses for want of a decision; null once it is decided or over.',
  })
  async lapsesAt(@Root() root: Case, @Ctx() context: GraphqlContext): Promise<Date | null> {
    const status = statusOf(await stepsOf(root, context));
    return dateOf(status === null ? null : lapseAtMs(status));
  }

  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description: 'Time until which a decision by default can be reopened; null where it can not.',
  })
  async reopenableUntil(@Root() root: Case, @Ctx() context: GraphqlContext): Promise<Date | null> {
    const status = statusOf(await stepsOf(root, context));
    return dateOf(status === null ? null : reopenableUntilMs(status));
  }
}

function stepsOf({ rowId }: Case, { ctx, loaders }: GraphqlContext): Promise<StoredStep[]> {
  return loaders.of('case-steps', (ids) => stepsOfCases(ctx, ids)).load(rowId);
}

function rowOf({ violationRowId }: Case, { ctx, loaders }: GraphqlContext) {
  return loaders.of('case-violations', (ids) => violationsById(ctx, ids)).load(violationRowId);
}

function witnessesOf({ violationRowId }: Case, { ctx, loaders }: GraphqlContext): Promise<number> {
  return loaders.of('case-witnesses', (ids) => witnessCounts(ctx, ids)).load(violationRowId);
}

function dateOf(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}
